package import Foundation
internal import Lifecycle

/// A launch as text: in the options of a command, in an address, in a request, in a file.
///
/// The names are those of the command line's options. A nil value was not mentioned.
package struct LaunchParameters: Hashable, Sendable, Codable {
    /// The name of a device's history.
    package var scenario: String?
    package var device: String?
    package var os: String?
    package var sdk: String?
    package var xcode: String?
    package var reading: [String]?
    package var argument: [String]?
    /// `NAME=VALUE`
    package var environment: [String]?
    package var preview: Bool?
    package var then: [String]?

    /// The actions that an address or a request takes.
    package static let mostActions = 20

    /// The word for the SDK of the device's own system.
    package static let deviceSDK = "device"

    package init(
        device: String? = nil, os: String? = nil, sdk: String? = nil, xcode: String? = nil, reading: [String]? = nil,
        argument: [String]? = nil, environment: [String]? = nil, then: [String]? = nil
    ) {
        self.device = device
        self.os = os
        self.sdk = sdk
        self.xcode = xcode
        self.reading = reading
        self.argument = argument
        self.environment = environment
        self.then = then
    }

    /// Reads an address's query. An empty value means none; an unknown action is ignored.
    ///
    /// - Parameter query: The values of a name, in order.
    package init(query: (String) -> [String]) {
        func one(_ name: String) -> String? { query(name).first.flatMap { $0.isEmpty ? nil : $0 } }
        func list(_ name: String) -> [String]? {
            let values = query(name)
            return values.isEmpty ? nil : values.filter { !$0.isEmpty }
        }
        scenario = one("scenario")
        device = one("device")
        os = one("os")
        sdk = one("sdk")
        xcode = one("xcode")
        reading = list("reading")?.flatMap { $0.split(separator: ",").map(String.init) }
        argument = list("argument")
        environment = list("environment")
        preview = query("preview").first.map { $0 == "true" }
        then = query("then").first?.split(separator: ",").prefix(Self.mostActions).map(String.init)
    }

    /// Says what differs between a launch and the one that holds if nothing is said.
    package init(_ launch: LaunchConfiguration, from start: LaunchConfiguration) {
        // The device that a run left is in no text.
        if launch.history != start.history, launch.history != .custom { scenario = launch.history.rawValue }
        if launch.idiom != start.idiom { device = launch.idiom.word }
        if launch.system != start.system { os = launch.system.description }
        if launch.sdk != start.sdk { sdk = launch.sdk?.description ?? Self.deviceSDK }
        if launch.hosting != start.hosting { xcode = launch.hosting.rawValue }
        if launch.readings != start.readings { reading = launch.readings.map(\.rawValue) }
        if launch.scheme.arguments != start.scheme.arguments { argument = launch.scheme.arguments }
        if launch.scheme.environment != start.scheme.environment { environment = launch.scheme.variables }
        if launch.isPreview != start.isPreview { preview = launch.isPreview }
        if launch.actions != start.actions { then = launch.actions.map(\.name) }
    }

    /// Spells out a whole launch, as the controls of a page show it.
    package init(all launch: LaunchConfiguration) {
        scenario = launch.history.rawValue
        device = launch.idiom.word
        os = launch.system.description
        sdk = launch.sdk?.description ?? Self.deviceSDK
        xcode = launch.hosting.rawValue
        reading = launch.readings.map(\.rawValue)
        argument = launch.scheme.arguments
        environment = launch.scheme.variables
        preview = launch.isPreview
        then = launch.actions.map(\.name)
    }

    /// The query of an address that asks for it.
    package var query: [URLQueryItem] {
        func items(_ name: String, _ values: [String]?) -> [URLQueryItem] {
            guard let values else { return [] }
            return (values.isEmpty ? [""] : values).map { URLQueryItem(name: name, value: $0) }
        }
        func list(_ texts: [String]?) -> [String]? { texts.map { [$0.joined(separator: ",")] } }
        func one(_ text: String?) -> [String]? { text.map { [$0] } }
        return items("scenario", one(scenario)) + items("device", one(device)) + items("os", one(os))
            + items("sdk", one(sdk)) + items("xcode", one(xcode)) + items("reading", list(reading))
            + items("argument", argument) + items("environment", environment)
            + items("preview", one(preview.map { "\($0)" })) + items("then", list(then))
    }

    /// The words of a command that ask for it.
    ///
    /// - Parameter state: The file that keeps the device.
    func options(state: String?) -> [String] {
        func option(_ name: String, _ value: String?) -> [String] { value.map { ["--\(name)", $0] } ?? [] }
        func list(_ texts: [String]?) -> String? { texts?.joined(separator: ",") }
        return option("device", device) + option("os", Self.short(os)) + option("sdk", Self.short(sdk))
            + option("reading", list(reading)) + option("xcode", xcode)
            + (argument ?? []).flatMap { option("argument", $0) }
            + (environment ?? []).flatMap { option("environment", $0) } + (preview == true ? ["--preview"] : [])
            + option("state", state) + option("then", list(then))
    }

    /// `17` for `17.0`.
    private static func short(_ version: String?) -> String? {
        version.map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }
    }
}

extension Scheme {
    /// `NAME=VALUE` in the order of the names.
    package var variables: [String] {
        environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }
}
