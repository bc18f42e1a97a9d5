import Lifecycle
import Simulator
import TestSupport
import Testing
import Traces

extension EndToEnd {
    /// Apps whose ordinary launch does not go well, so that not all classes of production are known.
    struct UnknownProductionTests {
        @Test func `An app that ends its ordinary launch proves nothing`() async throws {
            let main = """
                import Foundation
                import UIKit
                if NSClassFromString("Probe") == nil { exit(0) }
                \(SmallApp.main().replacing("import Foundation\nimport UIKit\n", with: ""))
                """
            let tests = "import Testing\nimport UIKit\n@objc(Probe) class Probe: NSObject {}\n@Test func runs() {}\n"
            let run = try await BuiltSample.small("Coy", ["main.swift": main], tests: tests).play(.test)
            #expect(run.verdict.tests == Verdict.Tests(ran: 1, failed: 0))
            #expect(!run.verdict.isolated)
            #expect(
                run.events.suffix(2).lines == [
                    Line(
                        .state, .system, nil, "ordinary launch",
                        "it failed, so not all production classes are known"), .verdict,
                ])
            #expect(
                VerdictSummary(of: run.events)?.sentence
                    == "The app's ordinary launch failed, so its production classes are not known and this run proves nothing. "
                    + "Delegates: AppDelegate. 1 test passed.")
        }

        @Test func `An app that ends before its delegate hears anything has isolated nothing`() async throws {
            let tests = """
                import Foundation
                import Testing
                import UIKit
                @objc(TestingAppDelegate) class TestingAppDelegate: UIResponder, UIApplicationDelegate {
                    override init() {
                        super.init()
                        DispatchQueue.main.async { exit(3) }
                    }
                }
                @Test func waits() {}
                """
            let run = try await BuiltSample.small(
                "Fleeting", ["main.swift": NothingIsolatedTests.main("")], tests: tests
            )
            .play(.test)
            #expect(run.verdict.appDelegate == "TestingAppDelegate")
            #expect(run.verdict.exit == .exited)
            #expect(!run.verdict.isolated)
            #expect(VerdictSummary(of: run.events)?.sentence.hasSuffix(" " + NothingIsolatedTests.reason) == true)
        }
    }
}
