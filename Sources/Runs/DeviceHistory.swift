package import Lifecycle

/// A history that any app's device can have before a launch, and that can be brought about again.
package enum DeviceHistory: String, Codable, Hashable, Sendable, CaseIterable {
    /// None: the app was not installed.
    case fresh
    /// An ordinary run of the app, stopped by Xcode.
    case afterRun
    /// A run of the tests.
    case afterTests
    /// An ordinary run of the app, then a run of the tests.
    case afterRunAndTests
    /// A run of the app that was left with two windows side by side.
    case afterSplit

    /// Those that a page offers.
    package static let offered: [DeviceHistory] = [.fresh, .afterRun, .afterSplit]

    /// The actions in the ordinary run with which it begins; nil if it begins with none.
    package var ordinaryRun: [Action]? {
        switch self {
        case .fresh, .afterTests: nil
        case .afterRun, .afterRunAndTests: []
        case .afterSplit: [.split, .home]
        }
    }

    /// The history before the run of the tests with which it ends; nil if it does not end with one.
    package var beforeTests: DeviceHistory? {
        switch self {
        case .fresh, .afterRun, .afterSplit: nil
        case .afterTests: .fresh
        case .afterRunAndTests: .afterRun
        }
    }
}
