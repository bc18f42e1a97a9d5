package import Lifecycle

/// The words of a page for values.
extension LaunchOption {
    /// `17` for `17.0`.
    @Sendable static func withoutZero(_ version: String) -> String {
        version.hasSuffix(".0") ? String(version.dropLast(2)) : version
    }

    @Sendable static func sdkTitle(_ version: SystemVersion) -> String { "SDK of iOS \(version.major)" }

    /// Returns a number of things in words; nil if there are none.
    static func count(_ number: Int, _ what: String) -> String? {
        number == 0 ? nil : number == 1 ? "1 \(what)" : "\(number) \(what)s"
    }
}

extension SystemVersion {
    /// The versions that a page offers, the newest first: one of each generation.
    package static let offered = Array(modelled.reversed())
}

extension DeviceHistory {
    /// The words of a page for a launch after this history.
    package var title: String {
        switch self {
        case .fresh: "On a fresh device"
        case .afterRun: "After a normal run"
        case .afterTests: "After tests"
        case .afterRunAndTests: "After a normal run and tests"
        case .afterSplit: "After a split view"
        }
    }
}

extension HostingProfile {
    /// The profiles as a page lists them: the default first, and the one without a version of Xcode last.
    static let newestFirst: [HostingProfile] = allCases.filter { $0 != .none }.reversed() + [.none]

    /// The words of a page for a profile.
    package var title: String {
        switch self {
        case .xcode6: "Xcode 6 and before"
        case .xcode7: "Xcode 7"
        case .xcode8: "Xcode 8 to 15"
        case .xcode16: "Xcode 16 and later"
        case .none: "UI test, not hosted"
        }
    }
}
