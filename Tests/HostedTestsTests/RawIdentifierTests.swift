import Foundation
import Lifecycle
import Simulator
import TestSupport
import Testing

extension EndToEnd {
    /// Names that Swift takes only between backticks: those of tests, of their classes and of the app's own types.
    struct RawIdentifierTests {
        /// XCTest runs methods whose names begin with `test`.
        private static let sum = "test that 1 + 1 is 2"

        @Test func `Tests and classes with raw identifiers are built, run and named whole`() async throws {
            let sample = try await BuiltSample.small(
                "Raw",
                [
                    "main.swift": """
                    import UIKit

                    class `App.Delegate of 2026`: UIResponder, UIApplicationDelegate {
                        var `the window`: UIWindow?
                        func application(
                            _ application: UIApplication,
                            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                        ) -> Bool {
                            perform(#selector(`says hello`))
                            return true
                        }
                        @objc func `says hello`() { print("hello") }
                    }

                    UIApplicationMain(
                        CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(`App.Delegate of 2026`.self))
                    """
                ],
                tests: """
                    import Testing
                    import XCTest
                    @testable import Raw

                    class `Tests, v1.0`: XCTestCase {
                        func `\(Self.sum)`() { XCTAssertEqual(1 + 1, 2) }
                        func `test.with.dots`() throws { XCTAssert(UIApplication.shared.delegate is `App.Delegate of 2026`) }
                        func testPlain() async throws {}
                    }

                    @Suite struct `A suite: all of it` {
                        @Test func `asks; answers?`() {}
                    }
                    """)
            let run = try await sample.play(.test, on: Device(idiom: .phone, system: SystemVersion(17)))
            #expect(run.verdict.tests == Verdict.Tests(ran: 4, failed: 0), "\(run.verdict)")
            let tests = run.events.filter { $0.kind == .test && $0.text == "passed" }
                .map { "\($0.class ?? "none") \($0.name ?? "none")" }
            #expect(
                // Swift's names of types have spaces that do not break.
                tests.sorted().map { $0.replacing("\u{A0}", with: " ") } == [
                    "RawTests.`A suite: all of it` `asks; answers?`()", "RawTests.`Tests, v1.0` test that 1 + 1 is 2()",
                    "RawTests.`Tests, v1.0` test.with.dots()", "RawTests.`Tests, v1.0` testPlain()",
                ])
            let delegates = Set(run.events.filter { $0.lane == .appDelegate && $0.kind == .call }.compactMap(\.class))
            #expect(delegates == ["Raw.`App.Delegate\u{A0}of\u{A0}2026`"])
            #expect(run.events.filter { $0.kind == .console }.map(\.text) == ["hello"])
        }
    }
}
