import Building
import LeavingOutMutations
import Lifecycle
import Projects
import Runs
import Samples
import TestSupport
import Testing

/// Verdicts of apps that ask what a device answers in another way: conformances of every object, and modules.
struct QuestionVerdictTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var choice: String
        var sdk = SystemVersion(26)
        /// The isolation; nil if it is not known because left-out code is reached.
        var expected: Verdict.Isolation?
    }

    private static let rows = [
        Row(
            testDescription: "a default that every object has, and a member of one class",
            choice: """
                protocol Source { var isTesting: Bool { get } }
                extension Source { var isTesting: Bool { false } }
                extension NSObject: Source {}
                extension ProcessInfo { var isTesting: Bool { true } }
                func ask(_ source: Source) -> Bool { source.isTesting }
                func delegateClass() -> AnyClass { ask(ProcessInfo.processInfo) ? testing() : AppDelegate.self }
                """),
        Row(
            testDescription: "a default that every object has, and a member of Foundation's",
            choice: """
                protocol Source { var environment: [String: String] { get } }
                extension Source { var environment: [String: String] { [:] } }
                extension NSObject: Source {}
                func ask(_ source: Source) -> Bool { source.environment.isEmpty }
                func delegateClass() -> AnyClass { ask(ProcessInfo.processInfo) ? AppDelegate.self : testing() }
                """),
        Row(
            testDescription: "a conformance that a class of Foundation lacks",
            choice: """
                protocol Named { func name() -> String }
                extension NSObject: Named { func name() -> String { "object" } }
                func delegateClass() -> AnyClass {
                    FileManager.default as Any is Named ? AppDelegate.self : testing()
                }
                """,
            expected: .unknown("FileManager does not conform to Named here, as every object does on a device")),
        Row(
            testDescription: "a conformance that a class of Dispatch lacks",
            choice: """
                protocol Named {}
                extension NSObject: Named {}
                func delegateClass() -> AnyClass {
                    DispatchQueue.main as Any is Named ? AppDelegate.self : testing()
                }
                """,
            expected: .unknown("DispatchQueue does not conform to Named here, as every object does on a device")),
        Row(
            testDescription: "the same where the launch does not come",
            choice: """
                protocol Named {}
                extension NSObject: Named {}
                class Shop { func open() -> Bool { DispatchQueue.main as Any is Named } }
                func delegateClass() -> AnyClass { testing() }
                """,
            expected: .isolated),
        Row(
            testDescription: "a conformance that the launch asks another class for",
            choice: """
                protocol Named {}
                extension NSObject: Named {}
                func delegateClass() -> AnyClass { NSNumber(1) as Any is Named ? testing() : AppDelegate.self }
                """,
            expected: .isolated),
        Row(
            testDescription: "a framework that an older SDK lacks",
            choice: """
                #if canImport(FoundationModels)
                func delegateClass() -> AnyClass { testing() }
                #else
                func delegateClass() -> AnyClass { AppDelegate.self }
                #endif
                """,
            sdk: SystemVersion(18),
            expected: .unknown(
                "the sources ask if FoundationModels can be imported, which needs the SDK of iOS 26 or later")),
        Row(
            testDescription: "a framework that the SDK has",
            choice: """
                #if canImport(FoundationModels)
                func delegateClass() -> AnyClass { testing() }
                #else
                func delegateClass() -> AnyClass { AppDelegate.self }
                #endif
                """,
            expected: .isolated),
    ]

    @Test(arguments: rows)
    func `A verdict is not known if a device may answer in another way`(_ row: Row) async throws {
        let builder = try await TestBuilder.shared.value
        let app = try await AppUnderTest(host: Self.sample(row), in: builder, leavingOut: true)
        var configuration = LaunchConfiguration(.test)
        configuration.sdk = row.sdk
        let isolation = try await LaunchRun(app, configuration).run(on: configuration.freshDevice) { _ in }.verdict
            .isolation
        if let expected = row.expected {
            #expect(isolation == expected)
        } else {
            guard case .unknown(let reason) = isolation else {
                Issue.record("\(isolation)")
                return
            }
            #expect(reason.hasPrefix("the launch reached left-out code ("))
        }
    }

    private static func sample(_ row: Row) throws -> Sample {
        try SampleDiscovery().sample(
            at: SmallApp.write(
                "Question\(row.testDescription.filter(\.isLetter))",
                [
                    "Choose.swift": """
                    import UIKit
                    class AppDelegate: UIResponder, UIApplicationDelegate {}
                    func testing() -> AnyClass { NSClassFromString("TestingAppDelegate") ?? AppDelegate.self }
                    \(row.choice)
                    """,
                    "main.swift": """
                    import UIKit
                    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegateClass()))
                    """,
                ],
                tests: """
                    import UIKit
                    import XCTest
                    final class EmptyTests: XCTestCase { func testNothing() {} }
                    @objc(TestingAppDelegate) class TestingAppDelegate: UIResponder, UIApplicationDelegate {}
                    """),
            needsTests: true)
    }
}
