package import Confinement
internal import Foundation
package import Lifecycle
internal import Samples

/// The classes that an ordinary launch brings on: what a test run wants to keep off the stage.
package struct Production: Codable, Hashable, Sendable {
    /// The classes that were seen.
    package var classes: Set<String>
    /// Whether the launch went well; one that crashed shows only some of the classes.
    package var isWhole: Bool
    /// Whether the system refused the launch by a rule of its own, so that there is no more to see.
    package var isRefused: Bool

    /// Some classes, all of them unless said otherwise.
    package init(_ classes: Set<String> = [], isWhole: Bool = true, isRefused: Bool = false) {
        self.classes = classes
        self.isWhole = isWhole
        self.isRefused = isRefused
    }

    /// Whether all classes are known that an ordinary launch brings on.
    var isKnown: Bool { isWhole || isRefused }

    /// Launches the app as Run does, on a fresh device of the same kind, and sees who comes on.
    ///
    /// - Parameter memory: Where files beside the built app remember the answer: the beginning of their paths. The
    ///   same build, described the same, has the same on devices of the same conditions.
    /// - Throws: `SystemFailure` where the operating system does not play along.
    package static func seen(
        of app: LaunchableApp, on device: Device, memory: String?, protection: Protection = .none
    ) async throws -> Production {
        let url = try memory.map { URL(filePath: "\($0)-\(try question(app, device.conditions))") }
        if let url, let data = try? Data(contentsOf: url),
            let known = try? JSONDecoder().decode(Production.self, from: data)
        {
            return known
        }
        let run = AppRun(
            app: app, device: Device(device.conditions), launch: .run,
            limits: RunLimits(wallClock: .seconds(5)), protection: protection)
        let outcome = try await run.run { _ in }
        // A launch that was broken off shows only some of them.
        try Task.checkCancellation()
        let production = Production(
            outcome.appearances.production, isWhole: outcome.verdict.exit == .finished, isRefused: outcome.wasRefused)
        // A memory that cannot be written costs a launch the next time, no more.
        if let url { try? JSONEncoder().encode(production).write(to: url, options: .atomic) }
        return production
    }

    /// All that the answer depends on.
    private static func question(_ app: LaunchableApp, _ conditions: Conditions) throws -> ContentHash {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var hash = ContentHash()
        hash.add([app.identity, app.infoPlist])
        for part: any Encodable in [app.description, conditions] {
            hash.add(String(decoding: try encoder.encode(part), as: UTF8.self))
        }
        return hash
    }
}
