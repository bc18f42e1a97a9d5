internal import Foundation
internal import Lifecycle
internal import Runs

extension LaunchConfiguration {
    /// The launch with which a step's page begins.
    static let page = LaunchConfiguration(history: .afterRun)

    /// Creates the launch that a page's address asks for; unknown parts of the address are skipped.
    ///
    /// - Parameters:
    ///   - start: The launch for all that the address leaves open.
    ///   - query: The values of a name in the address's query, in order.
    init(over start: LaunchConfiguration, limits: Limits, query: (String) -> [String]) {
        self = LaunchParameters(query: query).parsed(over: start, limits: limits.scheme).configuration
        // The device that a run left is on another page, or gone.
        if history == .custom { history = start.history }
        system = system.offered
        sdk = sdk?.offered
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
        return parts
    }

    private static func count(_ number: Int, _ what: String) -> String {
        number == 1 ? "1 \(what)" : "\(number) \(what)s"
    }
}

extension SystemVersion {
    /// The versions that a page offers, the newest first: one of each generation.
    static let offered = (modelled.lowerBound.major..<modelled.upperBound.major).reversed().map { SystemVersion($0) }

    /// The version of the same generation that a page offers.
    fileprivate var offered: SystemVersion { Self.offered.first { $0.major == major } ?? self }
}

extension DeviceHistory {
    /// The words of a page for tests after this history.
    var title: String {
        switch self {
        case .fresh: "Tests on a fresh device"
        case .afterRun: "Tests after a normal run"
        case .afterTests: "Tests after tests"
        case .afterRunAndTests: "Tests after a normal run and tests"
        case .afterSplit: "Tests after a split view"
        case .custom: "Tests on the device as it is now"
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
