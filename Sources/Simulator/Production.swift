internal import Foundation
public import Lifecycle
internal import Samples

/// The classes that an ordinary launch brings on: what a test run wants to keep off the stage.
public enum Production {
    /// Launches the app as Run does, on a fresh device of the same kind, and sees who comes on.
    ///
    /// - Parameter memory: Where files beside the built app remember the answer: the beginning of their paths. The
    ///   same build, described the same, has the same on devices of the same conditions.
    /// - Throws: `SystemFailure` where the operating system does not play along.
    public static func classes(
        of app: LaunchableApp, on device: Device, memory: String?, protection: Protection = .none
    ) async throws -> Set<String> {
        let url = try memory.map { URL(filePath: "\($0)-\(try question(app, device.conditions))") }
        if let url, let data = try? Data(contentsOf: url),
            let known = try? JSONDecoder().decode(Set<String>.self, from: data)
        {
            return known
        }
        let run = AppRun(
            app: app, device: Device(device.conditions), launch: .run,
            limits: RunLimits(wallClock: .seconds(5)), protection: protection)
        let classes = try await run.run { _ in }.appearances.production
        // A launch that was broken off shows only some of them.
        try Task.checkCancellation()
        // A memory that cannot be written costs a launch the next time, no more.
        if let url { try? JSONEncoder().encode(classes).write(to: url, options: .atomic) }
        return classes
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
