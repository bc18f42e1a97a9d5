@testable import XcodeProjects

/// Apps whose launch code is in a local package.
extension Situation {
    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "Feature", platforms: [.iOS(.v15)],
            products: [.library(name: "Feature", targets: ["Feature"])],
            targets: [.target(name: "Feature")])

        """

    /// Moves the app's delegates to a package whose function launches the app.
    private static func move(_ name: String, _ files: inout [String: String]) {
        files["\(name)/main.swift"] = nil
        files["\(name)/AppDelegate.swift"] = """
            import UIKit

            class ViewController: UIViewController {}

            """
        files["\(name)/Entry.swift"] = """
            import Feature

            @main enum Entry {
                static func main() {
                    Launch.start()
                }
            }

            """
        files.change(
            "\(name)/Info.plist", "$(PRODUCT_MODULE_NAME).SceneDelegate", "Feature.SceneDelegate")
    }

    private static func add(to project: inout SituationProject, finding lookup: String) {
        let name = project.name
        project.change = { $0.addPackage("Packages/Feature", product: "Feature", to: name) }
        project.others["Packages/Feature/Package.swift"] = manifest
        project.others["Packages/Feature/Sources/Feature/Launch.swift"] = """
            import UIKit

            public enum Launch {
                public static func start() {
                    let delegate: AnyClass = NSClassFromString("\(lookup)") ?? AppDelegate.self
                    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate))
                }
            }

            """
        project.others["Packages/Feature/Sources/Feature/Delegates.swift"] = """
            import UIKit

            public class AppDelegate: UIResponder, UIApplicationDelegate {}

            public class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                public var window: UIWindow?
            }

            """
    }

    static let packages = [
        Situation(
            name: "MainInPackage", what: "@main calls a local package, which has the delegates and finds the tests'.",
            truth: .isolated
        ) {
            add(to: &$0, finding: "TestingAppDelegate")
        } app: {
            move("MainInPackage", &$0)
        },
        Situation(
            name: "LostInPackage", what: "The package looks for the tests' app delegate in its own module.",
            truth: .findings(["production-app-delegate-in-tests"], besides: ["class-name-not-found"])
        ) {
            add(to: &$0, finding: "Feature.TestingAppDelegate")
        } app: {
            move("LostInPackage", &$0)
        },
        Situation(
            name: "SceneOfPackage", what: "@main chooses between the App of a local package and one for tests.",
            truth: .isolated
        ) {
            $0.change = { $0.addPackage("Packages/Feature", product: "Feature", to: "SceneOfPackage") }
            $0.others["Packages/Feature/Package.swift"] = manifest
            $0.others["Packages/Feature/Sources/Feature/ShopApp.swift"] = """
                import SwiftUI

                public struct ShopApp: App {
                    public init() {}

                    public var body: some Scene {
                        WindowGroup { Text("Shop") }
                    }
                }

                """
        } app: { files in
            for path in files.keys where !path.hasSuffix("LaunchTests.swift") { files[path] = nil }
            files["SceneOfPackage/Entry.swift"] = """
                import Feature
                import SwiftUI

                struct TestApp: App {
                    var body: some Scene {
                        WindowGroup { Text("Tests run") }
                    }
                }

                @main enum Entry {
                    static func main() {
                        if NSClassFromString("XCTestCase") == nil {
                            ShopApp.main()
                        } else {
                            TestApp.main()
                        }
                    }
                }

                """
        },
    ]
}
