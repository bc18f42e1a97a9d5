/// The purpose for which Xcode starts an app's process.
public enum XcodeAction: Codable, Hashable, Sendable {
    /// Run.
    case run
    /// The canvas shows a preview.
    case preview
    /// Test, under a hosting profile.
    case test(HostingProfile)

    /// The profile under which tests run in the process; nil if none do.
    public var hosting: HostingProfile? {
        guard case .test(let profile) = self, profile.bundleClasses != .never else { return nil }
        return profile
    }

    /// The launch as the device sees it: an app without a bundle in it is run like any other.
    public var launch: ProcessLaunch { hosting == nil ? .run : .test }

    /// Returns the environment variables that tell about the action.
    ///
    /// - Parameter places: The paths of the test host's files; not used if there is none.
    public func environment(in places: HostPlaces?) -> [String: String] {
        switch self {
        case .run: [:]
        case .preview: ["XCODE_RUNNING_FOR_PREVIEWS": "1"]
        case .test(let profile): places.map(profile.environment(in:)) ?? [:]
        }
    }

    /// The origin and the contents of the process, in words.
    public var words: String {
        switch self {
        case .run: "by Xcode's Run"
        case .preview: "by Xcode's canvas, for a preview, without test bundle and XCTest"
        case .test(.xcode6), .test(.xcode8), .test(.xcode16): "by Xcode's Test, with the test bundle in the process"
        case .test(.xcode7): "by Xcode's Test, with XCTest in the process; the test bundle comes later"
        case .test(.none): "by the runner of UI tests, in a process of its own, without test bundle and XCTest"
        }
    }

    /// The rule about such a start of a process; nil for Run, about which nothing needs saying.
    public var rule: Rule? {
        switch self {
        case .run: nil
        case .preview: .hostingPreview
        case .test(let profile): profile.rules.first
        }
    }
}
