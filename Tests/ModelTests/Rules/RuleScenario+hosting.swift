import Lifecycle
import Simulator
import TestSupport

extension RuleScenario {
    private static func hosted(
        _ name: String, _ hosting: HostingProfile = .newest, scheme: Scheme = Scheme(), isPreview: Bool = false,
        built: @escaping @Sendable () async throws -> BuiltSample = probe
    ) -> Scenario {
        Scenario(
            name: name, built: built,
            acts: [
                Scenario.Start(launch: isPreview ? .run : .test, hosting: hosting, scheme: scheme, isPreview: isPreview)
            ],
            projection: LogProjection().with {
                $0.writesPrints = true
                $0.writesMessages = true
                $0.writesTests = true
                $0.writesStates = true
            })
    }

    /// Tells what its process finds before `main`.
    @Sendable private static func probe() async throws -> BuiltSample {
        try await .small(
            "Probe",
            [
                "main.swift": SmallApp.main(
                    before: """
                        let variables = ProcessInfo.processInfo.environment.keys.filter { name in
                            ["DYLD", "XC", "Test", "XPC"].contains { name.hasPrefix($0) }
                        }
                        print("\\(variables.sorted())")
                        print("\\(CommandLine.arguments.dropFirst())")
                        print("XCTestCase \\(NSClassFromString("XCTestCase") != nil), its own \\(NSClassFromString("Hosted") != nil)")
                        """)
            ],
            tests: "import Testing\nimport UIKit\n@objc(Hosted) class Hosted: NSObject {}\n@Test func passes() {}\n")
    }

    /// The ways in which Xcode starts an app.
    static let hosting: [Scenario] = [
        hosted("Hosted by Xcode 6", .xcode6), hosted("Hosted by Xcode 7", .xcode7),
        hosted("Hosted by Xcode 8", .xcode8),
        hosted("Hosted by the newest Xcode", scheme: Scheme(arguments: ["-testing"])), hosted("A UI test", .none),
        hosted("A preview", isPreview: true),
        hosted("A host that ends before its tests") {
            try await .small("Unbooted", ["main.swift": SmallApp.main("exit(3)")], tests: "import UIKit\n")
        },
        hosted("A test that ends its host, and one after it") {
            try await .small(
                "Relaunched", ["main.swift": SmallApp.main()],
                tests: """
                    import XCTest
                    final class TwoTests: XCTestCase {
                        func test1() { exit(3) }
                        func test2() {}
                    }
                    """)
        },
    ]
}
