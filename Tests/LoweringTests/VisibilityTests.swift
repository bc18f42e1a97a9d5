import Lowering
import Samples
import TestSupport
import Testing

@Suite struct `Objective-C sees a delegate's method where its class adopts the protocol, or where it is marked` {
    /// Returns the selectors that a module's classes answer, in order.
    private func selectors(_ files: [String], infers: Bool = false) -> [String] {
        var target = target(files.enumerated().map { (name: "\($0).swift", text: $1) })
        target.infersObjectiveC = infers
        let lines = LoweredTarget(lowering: target, role: .app).files.flatMap { $0.text.split(separator: "\n") }
        return lines.map { line in line.drop { $0 == " " } }.filter { $0.hasPrefix(".init(\"") }
            .map { line in String(line.split(separator: "\"")[1]) }
    }

    @Test(
        arguments: [
            (["class A: NSObject { func applicationDidBecomeActive(_ a: B) {} }"], []),
            (["class A: NSObject { var window: B? }"], []),
            (
                ["class A: NSObject { @objc func applicationDidBecomeActive(_ a: B) {} }"],
                ["applicationDidBecomeActive:"]
            ),
            (["@objcMembers class A: NSObject { var window: B? }"], ["window", "setWindow:"]),
            (
                ["class A: UIResponder, UIApplicationDelegate { func applicationDidBecomeActive(_ a: B) {} }"],
                ["applicationDidBecomeActive:"]
            ),
            (
                ["class A: NSObject, @preconcurrency UIApplicationDelegate { let window: B? = nil }"],
                ["window"]
            ),
            (["class A: UIResponder, UIApplicationDelegate { func sceneDidDisconnect(_ a: B) {} }"], []),
            (
                ["class A: UIResponder, UIWindowSceneDelegate { func sceneDidDisconnect(_ a: B) {} }"],
                ["sceneDidDisconnect:"]
            ),
            (
                ["class A: UIResponder, UISceneDelegate { func sceneDidDisconnect(_ a: B) {}; let window: B? = nil }"],
                ["sceneDidDisconnect:"]
            ),
            // By an extension in another file, by a superclass, by a protocol of the module, by a composition, by an
            // alias.
            (
                ["class A: NSObject { let window: B? = nil }", "extension A: UIApplicationDelegate {}"],
                ["window"]
            ),
            (
                [
                    "class A: NSObject, UIApplicationDelegate {}",
                    "class C: A { func applicationDidBecomeActive(_ a: B) {} }",
                ],
                ["applicationDidBecomeActive:"]
            ),
            (
                ["protocol P: UIApplicationDelegate {}", "class A: NSObject, P { let window: B? = nil }"],
                ["window"]
            ),
            (["class A: NSObject, Sendable & UIApplicationDelegate { let window: B? = nil }"], ["window"]),
            (["typealias D = UIApplicationDelegate", "class A: NSObject, D { let window: B? = nil }"], ["window"]),
            // It is not known what another module's class or protocol adopts.
            (["class A: Lead { let window: B? = nil }"], ["window"]),
            (["class A: NSObject, Lead { let window: B? = nil }"], ["window"]),
            (["extension Lead { func applicationDidBecomeActive(_ a: B) {} }"], ["applicationDidBecomeActive:"]),
            (["extension UIViewController { func applicationDidBecomeActive(_ a: B) {} }"], []),
        ] as [([String], [String])])
    func `Declarations are made visible`(files: [String], expected: [String]) {
        #expect(selectors(files) == expected)
    }

    @Test(arguments: [
        ("class A: NSObject { var window: B?; func c() {}; private func d() {} }", ["window", "setWindow:", "c"]),
        ("class A: NSObject { func applicationDidBecomeActive(_ a: B) {} }", ["applicationDidBecomeActive:"]),
        ("class A { func c() {} }", []),
    ])
    func `Up to Swift 3 it saw all of a class that derives from NSObject`(text: String, expected: [String]) {
        #expect(selectors([text], infers: true) == expected)
    }

    /// Returns the notes of a module of one file.
    private func notes(_ text: String) -> [String] {
        LoweredTarget(lowering: target([("File.swift", text)]), role: .app).notes.map(\.description)
    }

    @Test func `A callback that UIKit does not see is noted with its cure`() {
        #expect(
            notes("class A: NSObject {\n    func applicationDidBecomeActive(_ a: B) {}\n}") == [
                """
                /app/File.swift:2:10: note: UIKit does not see applicationDidBecomeActive(_:) of A: the class does not \
                adopt UIApplicationDelegate, and since Swift 4 Objective-C sees no other method or property that is not \
                marked. Adopt the protocol, or write @objc before it.
                """
            ])
        #expect(
            notes("class TestingAppDelegate: NSObject { var window: UIWindow? }") == [
                """
                /app/File.swift:1:42: note: UIKit does not see window of TestingAppDelegate: the class does not adopt \
                UIApplicationDelegate or UIWindowSceneDelegate, and since Swift 4 Objective-C sees no other method or \
                property that is not marked. Adopt the protocol, or write @objc before it.
                """
            ])
    }

    @Test(arguments: [
        "class Coordinator: NSObject { var window: UIWindow? }",
        "class A { func applicationDidBecomeActive(_ a: B) {} }",
        "class A: NSObject { @objc func applicationDidBecomeActive(_ a: B) {} }",
        "@objcMembers class A: NSObject { func applicationDidBecomeActive(_ a: B) {} }",
        "class A: NSObject, UIApplicationDelegate { func applicationDidBecomeActive(_ a: B) {} }",
        "class A: Lead { func applicationDidBecomeActive(_ a: B) {} }",
        "class A: NSObject { func applicationDidBecomeActive() {} }",
    ])
    func `Other methods are not called`(text: String) {
        #expect(notes(text) == [])
    }
}
