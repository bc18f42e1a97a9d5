internal import Foundation
internal import Lifecycle

extension LaunchChoice {
    /// What stands in an address for it: what differs from `start`, by the names of the command line's options.
    func query(from start: LaunchChoice) -> [URLQueryItem] {
        var items: [URLQueryItem] = []
        func add(_ name: String, _ values: [String]) {
            items +=
                values.isEmpty
                ? [URLQueryItem(name: name, value: "")] : values.map { URLQueryItem(name: name, value: $0) }
        }
        // The device that a run left is on this page alone.
        if scenario != start.scenario, scenario != .custom { add("scenario", [scenario.rawValue]) }
        if idiom != start.idiom { add("device", [idiom.word]) }
        if system != start.system { add("os", [system.description]) }
        if sdk != start.sdk { add("sdk", [sdk?.description ?? LaunchWish.deviceSDK]) }
        if hosting != start.hosting { add("xcode", [hosting.rawValue]) }
        if readings != start.readings { add("reading", [readings.map(\.rawValue).joined(separator: ",")]) }
        if scheme.arguments != start.scheme.arguments { add("argument", scheme.arguments) }
        if scheme.environment != start.scheme.environment { add("environment", variables) }
        if isPreview != start.isPreview { add("preview", ["\(isPreview)"]) }
        return items
    }

    /// `NAME=VALUE` in the order of the names.
    var variables: [String] {
        scheme.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }

    /// What differs from the defaults among what a page shows only when asked, in a few words each.
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

extension HostingProfile {
    /// As a page lists them: the default first, and what is no version of Xcode last.
    static let newestFirst: [HostingProfile] = allCases.filter { $0 != .none }.reversed() + [.none]

    /// What a page calls it.
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
