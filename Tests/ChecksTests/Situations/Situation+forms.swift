@testable import XcodeProjects

/// The forms of project files, and which files belong to which target.
extension Situation {
    static let forms = [
        Situation(name: "Form46", what: "The project file is as Xcode 3.2 and later read it.", truth: .isolated) {
            $0.project.format = .listed
            $0.change = {
                $0.version = 46
                $0.change("PBXProject") { $0.fields["compatibilityVersion"] = "Xcode 3.2" }
            }
        },
        Situation(
            name: "LeftOut", what: "The tests' folder keeps the tests' app delegate out of the target.",
            truth: .findings(
                ["production-app-delegate-in-tests"], besides: ["class-name-not-found"],
                cure: "TestingAppDelegate.swift lies beside the tests' files")
        ) {
            $0.change = { $0.except(["TestingAppDelegate.swift"], in: "LeftOutTests", for: "LeftOutTests") }
        },
        Situation(
            name: "TakenIn", what: "The app's target takes the tests' delegates from the tests' folder, too.",
            truth: .findings(["testing-delegate-in-app"])
        ) {
            $0.change = {
                $0.version = 70
                $0.except(
                    ["TestingAppDelegate.swift", "TestingSceneDelegate.swift"], in: "TakenInTests", for: "TakenIn")
            }
        },
        Situation(
            name: "Form60", what: "A file of the app is listed in a group of the project's root.", truth: .isolated
        ) {
            $0.project.format = .listed
            $0.others["Common/Price.swift"] = "struct Price { var cents = 0 }\n"
            $0.change = { document in
                document.version = 60
                let file = ProjectIdentifier("PBXFileReference", "Common/Price.swift", comment: "Price.swift")
                document.add(
                    "PBXFileReference", file,
                    [
                        "lastKnownFileType": "sourcecode.swift", "name": "Price.swift", "path": "Common/Price.swift",
                        "sourceTree": "SOURCE_ROOT",
                    ])
                document.append(.reference(file), to: "children", of: "PBXGroup", named: "Form60")
                let member = ProjectIdentifier("PBXBuildFile", "Common/Price.swift")
                document.add("PBXBuildFile", member, ["fileRef": .reference(file)])
                let phase = ProjectIdentifier("PBXSourcesBuildPhase", "Form60").digits
                for index in document.objects.indices where document.objects[index].identifier.digits == phase {
                    guard case .list(let files) = document.objects[index].fields["files"] else { continue }
                    document.objects[index].fields["files"] = .list(files + [.reference(member)])
                }
            }
        } app: {
            $0.change(
                "Form60/AppDelegate.swift", "class ViewController: UIViewController {}",
                "class ViewController: UIViewController {\n    var price = Price()\n}")
        },
    ]
}
