internal import Foundation
internal import Lifecycle
internal import Runs
internal import Wording

extension LaunchConfiguration {
    /// The launch with which a step's page begins.
    static let page = LaunchConfiguration(history: .afterRun)

    /// Returns the launch that a page's address asks for, and the parts of the address that are not available.
    ///
    /// - Parameters:
    ///   - start: The launch for all that the address leaves open, or that is not available.
    ///   - query: The values of a name in the address's query, in order.
    static func asked(
        over start: LaunchConfiguration, limits: SchemeLimits, query: (String) -> [String]
    ) -> (launch: LaunchConfiguration, problems: [LaunchProblem]) {
        let parsed = LaunchParameters(query: query).parsed(over: start, limits: limits)
        var launch = parsed.configuration
        // The device that a run left is on another page, or gone; a lesson's history belongs to its commands.
        if launch.history == .custom || launch.history == .lesson { launch.history = start.history }
        if launch.system != start.system { launch.system = launch.system.offered }
        if launch.sdk != start.sdk { launch.sdk = launch.sdk?.offered }
        return (launch, parsed.problems.filter { !launch.contradictions.contains($0) })
    }

    /// Returns the query of an address that asks for it; empty if it is the one with which the page begins.
    func query(from start: LaunchConfiguration) -> String {
        var components = URLComponents()
        components.queryItems = LaunchParameters(self, from: start).query
        // A program that reads a query as that of a form takes a plus sign for a space.
        return (components.percentEncodedQuery ?? "").replacing("+", with: "%2B")
    }

    /// The differences from the defaults among what a page shows only when asked, in a few words each.
    var remarkable: [String] {
        var parts: [String] = []
        if let sdk { parts.append("SDK of iOS \(sdk.major)") }
        if hosting != .newest { parts.append(hosting.title) }
        if !readings.isEmpty { parts.append(Self.count(readings.count, "reading")) }
        if !scheme.arguments.isEmpty { parts.append(Self.count(scheme.arguments.count, "argument")) }
        if !scheme.environment.isEmpty { parts.append(Self.count(scheme.environment.count, "variable")) }
        if isPreview { parts.append("preview") }
        if !actions.isEmpty { parts.append("then \(actions.map(\.name).joined(separator: ", "))") }
        return parts
    }

    /// Returns the launch in words, as a verdict is called by it: `Test, fresh iPhone, iOS 27`.
    ///
    /// - Parameters:
    ///   - earlier: The history that only a lesson has, in words.
    ///   - tests: The test target that was named.
    func title(after earlier: String? = nil, tests: String? = nil) -> String {
        let words = kind == .run ? "Run" : tests.map { "Test of \($0)" } ?? "Test"
        return ([words, deviceTitle(earlier), "iOS \(system.short)"] + remarkable).joined(separator: ", ")
    }

    private func deviceTitle(_ earlier: String?) -> String {
        let device =
            switch history {
            case .fresh: "fresh \(idiom.title)"
            case .custom: "\(idiom.title) as it was left"
            case .afterRun, .afterTests, .afterRunAndTests, .afterSplit, .lesson:
                "\(idiom.title) \(history.title(earlier).uncapitalized)"
            }
        return before.isEmpty ? device : "\(device), and after \(before.map(\.name).joined(separator: ", "))"
    }

    private static func count(_ number: Int, _ what: String) -> String {
        number == 1 ? "1 \(what)" : "\(number) \(what)s"
    }
}

extension SystemVersion {
    /// The versions that a page offers, the newest first: one of each generation.
    static let offered = Array(modelled.reversed())

    /// The version of the same generation that a page offers.
    fileprivate var offered: SystemVersion { Self.offered.first { $0.major == major } ?? self }
}

extension DeviceHistory {
    /// Returns the words of a page for a launch after this history.
    ///
    /// - Parameter earlier: The history that only a lesson has, in words.
    func title(_ earlier: String? = nil) -> String {
        switch self {
        case .fresh: "On a fresh device"
        case .afterRun: "After a normal run"
        case .afterTests: "After tests"
        case .afterRunAndTests: "After a normal run and tests"
        case .afterSplit: "After a split view"
        case .lesson: "After \(earlier ?? "the lesson's commands")"
        case .custom: "On the device as it is now"
        }
    }
}

extension HostingProfile {
    /// The profiles as a page lists them: the default first, and the one without a version of Xcode last.
    static let newestFirst: [HostingProfile] = allCases.filter { $0 != .none }.reversed() + [.none]

    /// The words of a page for a profile.
    var title: String {
        switch self {
        case .xcode6: "Xcode 6 and before"
        case .xcode7: "Xcode 7"
        case .xcode8: "Xcode 8 to 15"
        case .xcode16: "Xcode 16 and later"
        case .none: "UI test, not hosted"
        }
    }
}
