import Lifecycle
import Lowering
import Samples
import Testing

/// The line of an event is that of the declaration in the reader's own file, or none.
@Suite struct `Places of code` {
    private static let files = [
        SourceFile(
            path: "Stage/AppDelegate.swift",
            text: """
                import UIKit

                @objc(Lead) class AppDelegate: Base, UIApplicationDelegate {
                    var window: UIWindow?
                    let title = ""

                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool { true }
                }

                class Base: UIResponder {
                    func applicationDidBecomeActive(_ application: UIApplication) {}
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                    ) -> Bool { false }
                }
                """),
        SourceFile(
            path: "Stage/SceneDelegate.swift",
            text: """
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    class Inner {
                        init(coder: Int) {}
                    }
                    func twice(_ number: Int) {}
                    func twice(_ text: String) {}
                    #if DEBUG
                    func sceneDidBecomeActive(_ scene: UIScene) {}
                    #else
                    func sceneDidBecomeActive(_ scene: UIScene) {}
                    #endif
                }

                extension SceneDelegate {
                    func sceneDidDisconnect(_ scene: UIScene) {}
                }

                protocol Guest {}
                extension Guest { func visit() {} }
                """),
    ]

    @Test(arguments: [
        ("Lead", "", "AppDelegate.swift:3"),
        ("Lead", "window", "AppDelegate.swift:4"),
        ("Lead", "getter: window", "AppDelegate.swift:4"),
        ("Lead", "setter: window", "AppDelegate.swift:4"),
        ("Lead", "setter: title", nil),
        ("Lead", "application(_:didFinishLaunchingWithOptions:)", "AppDelegate.swift:7"),
        // Inherited, so the superclass's code runs.
        ("Lead", "applicationDidBecomeActive(_:)", "AppDelegate.swift:11"),
        ("Stage.Base", "application(_:didFinishLaunchingWithOptions:)", "AppDelegate.swift:12"),
        ("Stage.Base", "window", nil),
        ("Stage.AppDelegate", "", nil),
        ("Stage.SceneDelegate", "", "SceneDelegate.swift:1"),
        ("Stage.SceneDelegate.Inner", "init(coder:)", "SceneDelegate.swift:3"),
        // Overloads, and both sides of a condition: which of them ran is not known.
        ("Stage.SceneDelegate", "twice(_:)", nil),
        ("Stage.SceneDelegate", "sceneDidBecomeActive(_:)", nil),
        ("Stage.SceneDelegate", "sceneDidDisconnect(_:)", "SceneDelegate.swift:15"),
        ("Stage.Guest", "visit()", nil),
        ("UIKit.UIWindow", "", nil),
    ])
    func `A type is looked up by the name of its module`(type: String, name: String, expected: String?) {
        let places = CodePlaces(of: Self.files, in: "Stage")
        let event =
            name.isEmpty
            ? TraceEvent(state: .sceneDelegate, class: type)
            : TraceEvent(kind: .call, lane: .sceneDelegate, class: type, name: name)
        #expect(places[event].map { "\($0.file):\($0.line)" } == expected.map { "Stage/\($0)" })
    }

    @Test func `A type that two modules declare has none`() {
        var places = CodePlaces(of: Self.files, in: "Stage")
        places.add(
            CodePlaces(of: [SourceFile(path: "More/Lead.swift", text: "@objc(Lead) class Other {}")], in: "More"))
        #expect(places[TraceEvent(state: .appDelegate, class: "Lead")] == nil)
        #expect(places[TraceEvent(state: .sceneDelegate, class: "Stage.SceneDelegate")]?.line == 1)
    }

    @Test func `What prints or acts has none`() {
        let places = CodePlaces(of: Self.files, in: "Stage")
        for kind in [TraceEvent.Kind.launch, .action, .console, .request, .fault, .verdict] {
            #expect(places[TraceEvent(kind: kind, lane: .system, class: "Lead", name: "window")] == nil)
        }
    }
}
