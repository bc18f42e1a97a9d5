@testable import XcodeProjects

/// Apps that keep production out by a compilation condition.
extension Situation {
    static let conditions = [
        Situation(
            name: "SimulatorsOnly", what: "The condition is set for the SDK of the simulator.", truth: .isolated
        ) {
            $0.change = {
                $0.set("SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphonesimulator*]", "DEBUG SIM", of: "SimulatorsOnly")
            }
        } app: {
            $0["SimulatorsOnly/main.swift"] = SituationProject.main("SIM")
        },
        Situation(
            name: "Overridden", what: "The target's own conditions replace those of its configuration file.",
            truth: .findings(["production-app-delegate-in-tests"], cure: "a part of #if TESTING that is not compiled")
        ) {
            $0.others["Config/App.xcconfig"] = """
                #include "Shared.xcconfig"
                SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) TESTING

                """
            $0.others["Config/Shared.xcconfig"] = "PRODUCT_BUNDLE_IDENTIFIER = com.example.Overridden\n"
            $0.change = { document in
                let folder = ProjectIdentifier("PBXGroup", "Config", comment: "Config")
                let file = ProjectIdentifier("PBXFileReference", "Config/App.xcconfig", comment: "App.xcconfig")
                document.add(
                    "PBXFileReference", file,
                    ["lastKnownFileType": "text.xcconfig", "path": "App.xcconfig", "sourceTree": "<group>"])
                document.add(
                    "PBXGroup", folder, ["children": [.reference(file)], "path": "Config", "sourceTree": "<group>"])
                let main = ProjectIdentifier("PBXGroup", "").digits
                let owner = ProjectIdentifier("XCBuildConfiguration", "PBXNativeTarget \"Overridden\"", "Debug").digits
                for index in document.objects.indices {
                    let digits = document.objects[index].identifier.digits
                    if digits == main, case .list(let children) = document.objects[index].fields["children"] {
                        document.objects[index].fields["children"] = .list(children + [.reference(folder)])
                    }
                    if digits == owner {
                        document.objects[index].fields["baseConfigurationReference"] = .reference(file)
                    }
                }
                document.set("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG", of: "Overridden", in: "Debug")
            }
        } app: {
            $0["Overridden/main.swift"] = SituationProject.main("TESTING")
        },
        Situation(
            name: "Flagged", what: "A configuration for tests sets the condition among other flags.", truth: .isolated
        ) {
            $0.project.debugCopies = [
                .init(
                    name: "Testing",
                    settings: ["Flagged": ["OTHER_SWIFT_FLAGS": "$(inherited) -warnings-as-errors -D TESTING"]])
            ]
            $0.project.testConfiguration = "Testing"
        } app: {
            $0["Flagged/main.swift"] = SituationProject.main("TESTING")
        },
        Situation(
            name: "Undebugged", what: "A configuration for tests does not set DEBUG, for which main.swift asks.",
            truth: .findings(
                ["production-app-delegate-in-tests"],
                cure: "a part of #if DEBUG that is not compiled: the build for the tests has only TESTING")
        ) {
            $0.project.debugCopies = [.init(name: "Testing", settings: [:])]
            $0.project.testConfiguration = "Testing"
            $0.change = { $0.set("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "TESTING", of: nil, in: "Testing") }
        } app: {
            $0["Undebugged/main.swift"] = SituationProject.main("DEBUG")
        },
        Situation(
            name: "InSimulator", what: "main.swift asks for targetEnvironment(simulator).", truth: .isolated
        ) { _ in
        } app: {
            $0["InSimulator/main.swift"] = SituationProject.main("targetEnvironment(simulator)")
        },
    ]
}
