import Lifecycle
import Simulator
import TestSupport
import Testing

extension EndToEnd {
    /// Test hosts that do not come to their tests.
    struct BootstrappingTests {
        static let symptom = Line(
            .console, .system, nil, nil,
            "Early unexpected exit, operation never finished bootstrapping - no restart will be attempted.")

        static func lines(
            _ body: String, hosting: HostingProfile = .newest, within time: Duration = .seconds(20)
        ) async throws -> [Line] {
            let built = try await BuiltSample.small(
                "Bootstrap", ["main.swift": SmallApp.main(body)], tests: "import Testing\n@Test func waits() {}\n")
            let run = try await built.play(.test, hosting: hosting, limits: RunLimits(wallClock: time))
            #expect(run.verdict.tests ?? Verdict.Tests(ran: 0, failed: 0) == Verdict.Tests(ran: 0, failed: 0))
            let told = run.events.filter { $0.kind == .fault || $0.lane == .system && $0.kind == .console }
            #expect(told.map(\.rule).suffix(1) == [told.last?.kind == .console ? "hosting.never-bootstrapped" : nil])
            return told.lines
        }

        @Test func `A host that ends at launch never finished bootstrapping`() async throws {
            #expect(
                try await Self.lines("exit(3)")
                    == [.fault("status 3. To a user, an app that ends itself looks like a crash."), Self.symptom])
        }

        @Test func `Nor did one that crashes, or raises an exception`() async throws {
            #expect(try await Self.lines("fatalError()") == [.fault(Line.trap), Self.symptom])
        }

        @Test func `Nor did one whose main run loop never turns`() async throws {
            #expect(
                try await Self.lines("while true {}", within: .seconds(2)) == [
                    .fault(
                        "after 2 s the app did not respond: its main thread is busy or blocked. Everything that it had started was stopped."
                    ),
                    Self.symptom,
                ])
        }

        @Test func `The app of a UI test has no tests to wait for`() async throws {
            #expect(
                try await Self.lines("exit(3)", hosting: .none)
                    == [.fault("status 3. To a user, an app that ends itself looks like a crash.")])
        }

        @Test func `A host that the SDK of iOS 27 refuses comes to no test`() async throws {
            let built = try await BuiltSample.small(
                "Refused",
                ["main.swift": SmallApp.main(), "Info.plist": #"<plist version="1.0"><dict/></plist>"#],
                tests: "import Testing\n@Test func waits() {}\n")
            let run = try await built.play(.test, on: Device(system: SystemVersion(27)))
            #expect(run.events.suffix(3).map(\.kind) == [.fault, .console, .verdict])
            #expect(
                run.events.suffix(3).map(\.rule) == ["launch.adoption-enforced", "hosting.never-bootstrapped", nil])
            #expect(run.verdict.tests == Verdict.Tests(ran: 0, failed: 0))
        }

        @Test func `Tests that crash had begun`() async throws {
            let built = try await BuiltSample.small(
                "Begun", ["main.swift": SmallApp.main()],
                tests: "import Foundation\nimport Testing\n@Test func falls() { exit(3) }\n")
            let run = try await built.play(.test)
            #expect(!run.events.lines.contains(Self.symptom))
            #expect(run.verdict.exit == .exited)
        }
    }
}
