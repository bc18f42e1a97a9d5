internal import Foundation
internal import Lifecycle
internal import Runs
internal import Wording

extension LaunchConfiguration {
    /// The launch with which a step's page begins.
    static let page = LaunchConfiguration(scenario: .history(.afterRun))

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
        if launch.scenario.history == nil { launch.scenario = start.scenario }
        if launch.system != start.system { launch.system = launch.system.inMenu }
        if launch.sdk != start.sdk { launch.sdk = launch.sdk?.inMenu }
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
    var remarkable: [String] { LaunchOption.all.compactMap { $0.remark(self) } }

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
            switch scenario {
            case .history(.fresh): "fresh \(idiom.title)"
            case .kept: "\(idiom.title) as it was left"
            case .history, .lesson: "\(idiom.title) \(scenario.title(earlier).uncapitalized)"
            }
        return before.isEmpty ? device : "\(device), and after \(before.map(\.name).joined(separator: ", "))"
    }
}

extension SystemVersion {
    /// The version of the same generation that a page offers.
    fileprivate var inMenu: SystemVersion { Self.offered.first { $0.major == major } ?? self }
}

extension LaunchScenario {
    /// Returns the words of a page for a launch in this scenario.
    ///
    /// - Parameter earlier: The history that only a lesson has, in words.
    func title(_ earlier: String? = nil) -> String {
        switch self {
        case .history(let history): history.title
        case .lesson: "After \(earlier ?? "the lesson's commands")"
        case .kept: "On the device as it is now"
        }
    }
}
