import Foundation
import Lifecycle
import Samples
import Synchronization
import Testing
import Wording

@testable import Playground

/// The routes that check the reader's own project, with edits, and show these as a diff.
@Suite struct CheckRouteTests {
    private static func lesson(_ main: String) throws -> Lesson {
        func target(_ name: String, _ path: String, _ text: String) -> Sample.Target {
            Sample.Target(name: name, module: name, sources: [SourceFile(path: path, text: text)])
        }
        return try Lesson(
            project: Sample(
                name: "App", app: target("App", "/me/App/App/main.swift", main),
                tests: target("AppTests", "/me/App/AppTests/T.swift", "old\r\ntest\r\n"),
                description: AppDescription(bundleIdentifier: "a.b", name: "App"), infoPlist: "<plist/>"),
            name: .path("App.xcodeproj"), root: "/me/App", commands: [], first: nil, text: ProjectText())
    }

    private static func harness(
        _ trial: ProjectTrial?, main: @escaping @Sendable () -> String = { "one\n" }
    ) -> PlaygroundHarness {
        var harness = PlaygroundHarness()
        harness.lessons.project = OwnProject(.path("App.xcodeproj")) { try lesson(main()) }
        harness.trial = trial
        return harness
    }

    private static func body(_ files: String = "[]", edition: String? = nil) throws -> String {
        let edition = try edition ?? lesson("one\n").edition ?? ""
        return #"{"step":"App.xcodeproj","edition":"\#(edition)","files":\#(files)}"#
    }

    @Test func `A check says what goes on, and then its report`() async throws {
        let heard = Mutex<[ProjectEdits]>([])
        let trial = ProjectTrial(
            check: { edits, working in
                heard.withLock { $0.append(edits) }
                working("Compiling App")
                working("1 of 7: \"a normal run\"")
                return #"{"report":1}"#
            }, diff: { _ in "{}" })
        try await Self.harness(trial).open { site in
            let answer = try await site.caller.post(
                "/api/checks",
                try Self.body(
                    #"[{"name":"App/main.swift","text":"two\n"},{"name":"AppTests/T.swift","text":"new\ntest\n"}]"#))
            #expect(answer.status == 200)
            let lines = answer.body.split(separator: "\n").map(String.init)
            #expect(
                lines == [
                    #"{"text":"Compiling App","type":"working"}"#,
                    #"{"text":"1 of 7: \"a normal run\"","type":"working"}"#,
                    #"{"answer":{"report":1},"type":"report"}"#,
                ])
        }
        // The ends of lines are the project's.
        let edits = try #require(heard.withLock { $0.first })
        #expect(
            edits.files == [
                ProjectEdits.File(path: "/me/App/App/main.swift", before: "one\n", after: "two\n"),
                ProjectEdits.File(
                    path: "/me/App/AppTests/T.swift", before: "old\r\ntest\r\n", after: "new\r\ntest\r\n"),
            ])
        #expect(edits.root == "/me/App")
    }

    @Test func `A text that only lost its carriage returns is no edit`() throws {
        let lesson = try Self.lesson("one\n")
        #expect(ProjectEdits(lesson, ["AppTests/T.swift": "old\ntest\n", "App/main.swift": "one\n"]).files == [])
    }

    @Test func `A check that cannot be done says why`() async throws {
        let trial = ProjectTrial(
            check: { edits, _ in
                guard edits.files.isEmpty else { throw CocoaError(.fileNoSuchFile) }
                throw Mistake(.usage, what: "It has two apps.", place: "App.xcodeproj", cure: "Name one with --app.")
            }, diff: { _ in "{}" })
        try await Self.harness(trial).open { site in
            let mistake = try await site.caller.post("/api/checks", try Self.body())
            let line = #"{"cure":"Name one with --app.","text":"App.xcodeproj: It has two apps.","type":"refused"}"#
            #expect(mistake.body == line + "\n")
            let fault = try await site.caller.post(
                "/api/checks", try Self.body(#"[{"name":"App/main.swift","text":"two"}]"#))
            let other =
                #"{"cure":"The terminal in which it runs says what. Check the project again.","#
                + #""text":"Something is wrong with Understudy or this machine.","type":"refused"}"#
            #expect(fault.body == other + "\n")
            #expect(site.log.errors.contains { $0.contains("A check failed") })
        }
    }

    @Test func `Edits are bound as those of a run are`() async throws {
        let trial = ProjectTrial(check: { _, _ in "{}" }, diff: { _ in "{}" })
        try await Self.harness(trial).open { site in
            for path in ["/api/checks", "/api/diff"] {
                for (files, status) in [
                    (#"[{"name":"../secret","text":""}]"#, 400), (#"[{"name":"Other.swift","text":""}]"#, 400),
                    (#"[{"name":"App/main.swift","text":""},{"name":"App/main.swift","text":""}]"#, 400),
                    ("[\((0...20).map { #"{"name":"\#($0)","text":""}"# }.joined(separator: ","))]", 413),
                    (#"[{"name":"App/main.swift","text":"\#(String(repeating: "a", count: 70_000))"}]"#, 413),
                ] {
                    let answer = try await site.caller.post(path, try Self.body(files))
                    #expect(answer.status == status, "\(path) \(files.prefix(40)): \(answer.body)")
                }
            }
        }
    }

    @Test func `Files that changed on the disk are said, and are not checked`() async throws {
        let main = Mutex("one\n")
        let trial = ProjectTrial(check: { _, _ in "{}" }, diff: { _ in #"{"diff":"","folder":"/me"}"# })
        try await Self.harness(trial, main: { main.withLock(\.self) }).open { site in
            func edition() async throws -> String {
                try await site.caller.send("GET", "/api/own-project/edition", headers: site.caller.tokenHeader).body
            }
            let before = try await edition()
            let own = try Self.lesson("one\n").edition ?? ""
            #expect(before == #"{"edition":"\#(own)"}"#)
            let diff = try await site.caller.post("/api/diff", try Self.body())
            #expect(diff.body == #"{"diff":"","folder":"/me"}"#)
            main.withLock { $0 = "two\n" }
            let now = try await edition()
            #expect(now != before)
            for path in ["/api/checks", "/api/diff"] {
                let answer = try await site.caller.post(path, try Self.body())
                #expect(answer.status == 409 && answer.body.contains("The project's files changed"), "\(answer.body)")
            }
            let again = try await site.caller.post(
                "/api/checks", try Self.body(edition: try Self.lesson("two\n").edition))
            #expect(again.status == 200)
        }
    }

    @Test func `A page that leaves ends its check`() async throws {
        let ended = Mutex(false)
        let trial = ProjectTrial(
            check: { _, working in
                working("Compiling App")
                do {
                    try await Task.sleep(for: .seconds(60))
                } catch {
                    ended.withLock { $0 = true }
                    throw error
                }
                return "{}"
            }, diff: { _ in "{}" })
        try await Self.harness(trial).open { site in
            _ = try await site.caller.follow(
                "POST", "/api/checks", headers: site.caller.tokenHeader + [("Content-Type", "application/json")],
                body: try Self.body()
            ) { answer, pieces in
                for try await _ in pieces { break }
                return answer
            }
            for _ in 0..<100 where !ended.withLock(\.self) { try await Task.sleep(for: .milliseconds(50)) }
            let isEnded = ended.withLock(\.self)
            #expect(isEnded)
        }
    }

    @Test func `A server without a project, or that checks none, says so`() async throws {
        try await Self.harness(nil).open { site in
            let answer = try await site.caller.post("/api/checks", try Self.body())
            #expect(answer.status == 404 && answer.body.contains("This server checks no project"), "\(answer.body)")
        }
        var harness = PlaygroundHarness()
        harness.lessons.project = nil
        try await harness.open { site in
            let answer = try await site.caller.post("/api/checks", try Self.body())
            #expect(answer.status == 404 && answer.body.contains("started without a project"), "\(answer.body)")
        }
    }
}
