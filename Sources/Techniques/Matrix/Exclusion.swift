internal import Lifecycle
internal import Runs

/// The reasons why a technique is not tried in a setting.
package enum Exclusion: String, Codable, Hashable, Sendable, CaseIterable {
    /// An iPhone shows one window whatever the Info.plist says, so the key changes nothing there.
    case phoneShowsOneWindow
    /// Before iOS 13 there are no scenes: no multiple ones, and no stored data about them.
    case noScenes
    /// Only an app with multiple scenes has two windows side by side.
    case splitNeedsWindows
    /// Versions of Xcode before 8 build for no system that the model has; the oldest stands in for theirs.
    case olderXcode
    /// Xcode 8 to 15 and 16 differ in the contents of the process, not in the device's behaviour; the oldest system
    /// shows it.
    case sameHosting
    /// A UI test has no bundle in the app's process: one setting of each system shows it.
    case notHosted
    /// It was made for later systems.
    case laterSystems
    /// A SwiftUI app has no storyboard.
    case noStoryboard
    /// A second run of the tests differs from the first by the data that the first stores, on each system alike.
    case repetition

    /// The reason in a sentence.
    package var reason: String {
        switch self {
        case .phoneShowsOneWindow: "An iPhone shows one window, whatever the Info.plist says."
        case .noScenes: "Before iOS 13 there are no scenes, and nothing is stored of them."
        case .splitNeedsWindows: "Only an app with multiple scenes has two windows side by side."
        case .olderXcode: "Versions of Xcode before 8 are tried on the oldest system alone."
        case .sameHosting: "What Xcode 8 puts into the process is tried on the oldest system alone."
        case .notHosted: "A test outside the app's process is tried once on each system."
        case .laterSystems: "The technique was made for later systems."
        case .noStoryboard: "A SwiftUI app has no storyboard."
        case .repetition: "Tests after a run and tests are tried on iOS \(Axes.repeated.major) alone."
        }
    }

    /// Returns the rule that keeps a technique out of a setting; nil if it is tried.
    package static func of(_ technique: Technique, in setting: Setting) -> Exclusion? {
        if let since = technique.since, setting.system < since { return .laterSystems }
        if setting.device == .phone, setting.supportsMultipleScenes { return .phoneShowsOneWindow }
        if setting.system < .scenes, setting.supportsMultipleScenes || setting.cache != .fresh { return .noScenes }
        if setting.cache == .afterSplit, !setting.supportsMultipleScenes { return .splitNeedsWindows }
        if technique.isSwiftUI, setting.usesStoryboard { return .noStoryboard }
        if setting.cache == .afterRunAndTests, setting.system != Axes.repeated { return .repetition }
        switch setting.hosting {
        case .xcode16: return nil
        case .xcode6, .xcode7: return setting.system == Axes.systems[0] ? nil : .olderXcode
        case .xcode8: return setting.system == Axes.systems[0] ? nil : .sameHosting
        case .none:
            let isFirst = setting.device == .phone && setting.cache == .fresh && setting.sdk == setting.system
            return isFirst ? nil : .notHosted
        }
    }
}

extension Technique {
    /// True if the app is a SwiftUI app.
    package var isSwiftUI: Bool { needs.contains("SwiftUI") }
}
