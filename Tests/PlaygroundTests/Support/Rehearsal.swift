import Foundation
import Lifecycle
import Logging
import ServiceLifecycle
import Simulator

@testable import Playground

/// A playground on a free port, with lessons of its own, for as long as a test takes.
struct Rehearsal: Sendable {
    var limits = Limits()
    var performer = Performer.canned
    var protection = Protection.none
    var site: String?
    var documentation: String?

    struct House: Sendable {
        var playground: Playground
        /// With the token.
        var caller: Caller
        /// Without it.
        var stranger: Caller
        var log: LogBook
    }

    func open<Value: Sendable>(_ visit: @Sendable (House) async throws -> Value) async throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appending(path: "playground-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let own = folder.appending(path: "site").path
        if site == nil { try Self.writeSite(own) }
        let playground = Playground(
            port: try FreePort.next(), site: site ?? own, documentation: documentation, lessons: .canned,
            performer: performer, limits: limits, protection: protection, version: "1.2.3")
        let log = LogBook()
        let logger = log.logger
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let application = try await playground.buildApplication(logger: logger) { start.yield() }
        let services = ServiceGroup(configuration: .init(services: [application], logger: logger))
        return try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                // A server that does not come up must not be waited for.
                defer { start.finish() }
                try await services.run()
            }
            for await _ in started { break }
            let house = House(
                playground: playground, caller: Caller(port: playground.port, token: playground.token),
                stranger: Caller(port: playground.port), log: log)
            let result: Result<Value, any Error>
            do { result = .success(try await visit(house)) } catch { result = .failure(error) }
            await services.triggerGracefulShutdown()
            try await group.waitForAll()
            return try result.get()
        }
    }

    /// The smallest site that shows all that a page holds.
    private static func writeSite(_ folder: String) throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder + "/templates", withIntermediateDirectories: true)
        try manager.createDirectory(atPath: folder + "/static/pictures", withIntermediateDirectories: true)
        try #"""
            <!doctype html><title>{{title}}</title>{{{lesson}}}
            {{#files}}<pre data-name="{{name}}">{{text}}</pre>{{/files}}<p>{{then}}</p>
            {{#systems}}{{#selected}}<b>{{value}}</b>{{/selected}}{{/systems}}
            <script type="application/json">{{{stepJSON}}}</script>
            """#.write(toFile: folder + "/templates/play.mustache", atomically: true, encoding: .utf8)
        try "<!doctype html><p>{{what}} {{cure}}</p>"
            .write(toFile: folder + "/templates/missing.mustache", atomically: true, encoding: .utf8)
        try "p { margin: 0 }".write(toFile: folder + "/static/site.css", atomically: true, encoding: .utf8)
        try "<svg/>".write(toFile: folder + "/static/pictures/a b.svg", atomically: true, encoding: .utf8)
        try "secret".write(toFile: folder + "/static/.hidden", atomically: true, encoding: .utf8)
        try "secret".write(toFile: folder + "/secret.txt", atomically: true, encoding: .utf8)
        try manager.createSymbolicLink(
            atPath: folder + "/static/link.txt", withDestinationPath: folder + "/secret.txt")
    }
}

extension Lessons {
    static let canned = Lessons(
        tutorials: [
            .init(
                name: "basics", title: "Basics",
                steps: [.init(number: 1, title: "One"), .init(number: 2, title: "Two", isTrap: true)])
        ],
        lesson: { name in
            guard name.tutorial == "basics", (1...2).contains(name.number) else { return nil }
            return Lesson(
                name: name, title: "Step \(name.number)", text: "<p>Read <em>this</em>.</p>",
                files: [
                    .init(name: "Stage/Info.plist", text: "<plist/>"),
                    .init(name: "Stage/main.swift", text: "print(\"</script><b>\")", isChanged: true),
                    .init(name: "StageTests/Tests.swift", text: "// tests"),
                ],
                commands: ["understudy test \(name)"], recorded: [])
        })
}
