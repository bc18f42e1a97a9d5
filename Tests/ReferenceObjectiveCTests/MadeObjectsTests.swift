import Building
import Lifecycle
import TestSupport
import Testing
import Wording

extension EndToEnd {
    /// Objects whose initialiser is unavailable, made by Objective-C's means in a test: Pirringer's technique.
    struct MadeObjectsTests {
        static let app = [
            "AppDelegate.swift": """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {}

            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                var opened: [URL] = []

                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    guard let scene = scene as? UIWindowScene else { return }
                    window = UIWindow(windowScene: scene)
                    window?.rootViewController = UIViewController()
                    window?.makeKeyAndVisible()
                    opened += options.urlContexts.map(\\.url)
                }

                func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                    opened += contexts.map(\\.url)
                }
            }

            """
        ]

        /// Returns the lines that a test prints.
        static func printed(_ test: String) async throws -> [String] {
            let tests = """
                import XCTest
                import UIKit
                @testable import Workshop

                enum InstanceHelper {
                    @MainActor
                    static func create<T: NSObject>(_ type: T.Type, properties: [String: Any] = [:]) -> T {
                        let instance = type.init()
                        for (key, value) in properties { instance.setValue(value, forKey: key) }
                        return instance
                    }
                }

                final class WorkshopTests: XCTestCase {
                    @MainActor func test() {
                        \(test)
                    }
                }

                """
            let run = try await BuiltSample.small("Workshop", app, tests: tests).play(.test)
            return run.events.filter { $0.kind == .console && $0.lane == .console || $0.kind == .fault }
                .compactMap(\.text).filter { !$0.hasPrefix("Current stack") }
        }

        static func expect(
            _ test: String, _ expected: [String], _ place: SourceLocation = #_sourceLocation
        ) async throws {
            let printed = try await printed(test)
            #expect(printed == expected, sourceLocation: place)
        }

        /// Ways to an object, as Swift can write them.
        static let ways = [
            #"let scene = (NSClassFromString("UIWindowScene") as! NSObject.Type).init() as! UIWindowScene"#,
            "let scene = (UIWindowScene.self as NSObject.Type).init() as! UIWindowScene",
            "let scene = InstanceHelper.create(UIWindowScene.self)",
            #"guard let type = NSClassFromString("UIWindowScene") as? NSObject.Type, let scene = type.init() as? UIWindowScene else { return }"#,
        ]

        @Test(arguments: ways)
        func `A scene made so is not attached and has neither session nor windows`(way: String) async throws {
            try await Self.expect(
                """
                \(way)
                print(scene.activationState == .unattached, scene.windows.count, scene.delegate == nil)
                print(scene.value(forKey: "session") as Any, scene.value(forKeyPath: "session.persistentIdentifier") as Any)
                print(UIApplication.shared.connectedScenes.contains(scene))
                """, ["true 0 true", "nil nil", "false"])
        }

        @Test func `class_createInstance calls no initialiser`() async throws {
            try await Self.expect(
                """
                let scene = class_createInstance(UIWindowScene.self, 0) as! UIWindowScene
                print(type(of: scene), scene.activationState.rawValue, scene.value(forKey: "session") as Any)
                let delegate = class_createInstance(SceneDelegate.self, 0) as! SceneDelegate
                print(type(of: delegate), delegate.window as Any)
                print(class_createInstance(nil, 0) as Any)
                """, ["UIWindowScene -1 nil", "SceneDelegate nil", "nil"])
        }

        @Test func `Its session can be set by key, and the delegate makes a window of it`() async throws {
            try await Self.expect(
                """
                let session = InstanceHelper.create(UISceneSession.self, properties: ["persistentIdentifier": "S-1", "role": UISceneSession.Role.windowApplication.rawValue])
                let scene = InstanceHelper.create(UIWindowScene.self, properties: ["session": session])
                let options = InstanceHelper.create(UIScene.ConnectionOptions.self)
                print(scene.session === session, scene.session.persistentIdentifier, session.role == .windowApplication)
                let delegate = SceneDelegate()
                delegate.scene(scene, willConnectTo: session, options: options)
                print(delegate.window?.windowScene === scene, scene.windows.count, delegate.window?.isKeyWindow ?? false)
                """, ["true S-1 true", "true 1 true"])
        }

        @Test func `URLs are handed over in contexts made so`() async throws {
            try await Self.expect(
                """
                let context = InstanceHelper.create(UIOpenURLContext.self, properties: ["URL": URL(string: "stage://left")!])
                let options = InstanceHelper.create(UIScene.ConnectionOptions.self, properties: ["URLContexts": Set([context])])
                let delegate = SceneDelegate()
                let scene = InstanceHelper.create(UIWindowScene.self, properties: ["session": InstanceHelper.create(UISceneSession.self)])
                delegate.scene(scene, willConnectTo: scene.session, options: options)
                delegate.scene(scene, openURLContexts: [context])
                print(delegate.opened)
                """, ["[stage://left, stage://left]"])
        }

        @Test func `A property that Swift takes for one that is never nil ends the process where it is nil`()
            async throws
        {
            try await Self.expect(
                "print(InstanceHelper.create(UIWindowScene.self).session)",
                [
                    "-[UIWindowScene session] is nil: the app made this object itself, and Swift takes the property for one that is never nil. Set it first: setValue(_:forKey: \"session\")."
                ])
        }

        @Test(arguments: ["UIWindowScene", "UISceneSession", "UIScene.ConnectionOptions", "UIOpenURLContext"])
        func `In Swift alone they cannot be made`(type: String) async throws {
            let failure = try await #require(throws: CompileFailure.self) {
                try await Self.printed("_ = \(type)()")
            }
            #expect(failure.diagnostics.filter { $0.severity == .error }.map(\.message) == ["'init()' is unavailable"])
        }
    }
}
