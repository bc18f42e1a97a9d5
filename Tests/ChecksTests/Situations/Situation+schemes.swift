@testable import XcodeProjects

extension Situation {
    static let schemes = [
        Situation(
            name: "AggregateScheme", what: "The scheme builds an aggregate target, and Run launches nothing.",
            truth: .isolated
        ) {
            $0.change = { $0.addAggregate("Everything", of: ["AggregateScheme"]) }
            $0.project.testEnvironment = ["UNIT_TESTS": "YES"]
            $0.project.schemeNames = []
            let digits = ProjectDocument.target("AggregateScheme").digits
            $0.scheme("Everything") {
                $0.replace(/<BuildableProductRunnable(?:.|\n)*?<\/BuildableProductRunnable>/, with: "")
                $0.replace(digits, with: ProjectDocument.target("Everything").digits)
                $0.replace("BuildableName = \"AggregateScheme.app\"", with: "BuildableName = \"Everything\"")
                $0.replace("BlueprintName = \"AggregateScheme\"", with: "BlueprintName = \"Everything\"")
            }
        } app: {
            $0["AggregateScheme/main.swift"] = SituationProject.asksVariable
        },
        Situation(
            name: "WorkspaceScheme", what: "The only scheme is the workspace's, and passes the variable.",
            truth: .isolated, checked: "WorkspaceScheme.xcworkspace"
        ) {
            $0.project.schemeNames = []
            $0.workspace(scheme: "Everything", passing: ["UNIT_TESTS": "YES"])
        } app: {
            $0["WorkspaceScheme/main.swift"] = SituationProject.asksVariable
        },
        Situation(
            name: "TwoPlaces", what: "The workspace's scheme passes the variable, and the project's does not.",
            truth: .findings(
                ["production-app-delegate-in-tests"], cure: "only Test of the scheme Everything passes it"),
            checked: "TwoPlaces.xcworkspace"
        ) {
            $0.workspace(scheme: "Everything", passing: ["UNIT_TESTS": "YES"])
        } app: {
            $0["TwoPlaces/main.swift"] = SituationProject.asksVariable
        },
        Situation(
            name: "DisabledVariable", what: "The variable is in the scheme's Test, without its check mark.",
            truth: .findings(["production-app-delegate-in-tests"], cure: "has it without its check mark")
        ) {
            $0.project.testEnvironment = ["UNIT_TESTS": "YES"]
            $0.scheme { $0.replace("value = \"YES\" isEnabled = \"YES\"", with: "value = \"YES\" isEnabled = \"NO\"") }
        } app: {
            $0["DisabledVariable/main.swift"] = SituationProject.asksVariable
        },
        Situation(
            name: "VariableForRun", what: "Run passes the variable, and Test passes something of its own.",
            truth: .findings(
                ["production-app-delegate-in-tests"], cure: "only Run of the scheme VariableForRun passes it")
        ) {
            $0.project.testArguments = ["-AppleLanguages", "(de)"]
            $0.scheme {
                $0.replace(
                    "</BuildableProductRunnable>\n   </LaunchAction>",
                    with: """
                        </BuildableProductRunnable>
                              <EnvironmentVariables>
                                 <EnvironmentVariable key = "UNIT_TESTS" value = "YES" isEnabled = "YES"/>
                              </EnvironmentVariables>
                           </LaunchAction>
                        """)
            }
        } app: {
            $0["VariableForRun/main.swift"] = """
                import UIKit

                let isTesting = ProcessInfo.processInfo.environment["UNIT_TESTS"] == "YES"
                let found = isTesting ? NSClassFromString("TestingAppDelegate") : nil
                UIApplicationMain(
                    CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(found ?? AppDelegate.self))

                """
        },
        Situation(
            name: "ArgumentOfTest", what: "Test passes an argument, for which main.swift looks.", truth: .isolated
        ) {
            $0.project.testArguments = ["--unit-tests"]
        } app: {
            $0["ArgumentOfTest/main.swift"] = """
                import UIKit

                let isTesting = CommandLine.arguments.contains("--unit-tests")
                UIApplicationMain(
                    CommandLine.argc, CommandLine.unsafeArgv, nil,
                    isTesting ? "TestingAppDelegate" : NSStringFromClass(AppDelegate.self))

                """
        },
        Situation(
            name: "InterfaceFirst", what: "Test runs UI tests before the unit tests.", truth: .isolated
        ) {
            $0.project.targets.append(
                XcodeTarget(
                    name: "InterfaceFirstUITests", kind: .framework, bundleIdentifier: "com.example.UITests",
                    files: [
                        .init(
                            path: "InterfaceFirstUITests/TapTests.swift",
                            text: """
                                import XCTest

                                final class TapTests: XCTestCase {
                                    func testTap() {
                                        let app = XCUIApplication()
                                        app.launch()
                                        app.buttons["Start"].tap()
                                    }
                                }

                                """)
                    ]))
            $0.change = {
                $0.change(
                    product: "com.apple.product-type.bundle.ui-testing", of: "InterfaceFirstUITests",
                    type: "wrapper.cfbundle", ending: "xctest")
                $0.set("TEST_TARGET_NAME", "InterfaceFirst", of: "InterfaceFirstUITests")
                $0.depend("InterfaceFirstUITests", on: "InterfaceFirst")
            }
            let digits = ProjectDocument.target("InterfaceFirstUITests").digits
            $0.scheme {
                $0.replace(
                    "<Testables>",
                    with: """
                        <Testables>
                                 <TestableReference skipped = "NO">
                                    <BuildableReference BuildableIdentifier = "primary" BlueprintIdentifier = "\(digits)"
                                       BuildableName = "InterfaceFirstUITests.xctest"
                                       BlueprintName = "InterfaceFirstUITests"
                                       ReferencedContainer = "container:InterfaceFirst.xcodeproj">
                                    </BuildableReference>
                                 </TestableReference>
                        """)
            }
        },
    ]
}
