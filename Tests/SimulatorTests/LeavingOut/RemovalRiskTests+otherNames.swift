import Lifecycle

extension RemovalRiskTests {
    /// Removals that a cast, a lookup, an event or the compiler meets under another name.
    static let otherNames = [
        Row(
            testDescription: "an extension of another name of a class that is here",
            choice: """
                extension ThirdParty.View { func testing() -> AnyClass { AppDelegate.self } }
                final class Launcher: UIView { func choose() -> AnyClass { testing() } }
                func delegateClass() -> AnyClass { MainActor.assumeIsolated { Launcher().choose() } }
                """,
            thirdParty: "enum ThirdParty { typealias View = UIView }", truth: .notIsolated,
            reason: "an extension of ThirdParty.View is left out, and calls may come to other functions"),
        Row(
            testDescription: "a conformance of another name of a class that is here",
            choice: """
                protocol Production {}
                extension ThirdParty.View: Production {}
                func delegateClass() -> AnyClass { MainActor.assumeIsolated { UIView() as Any is Production ? AppDelegate.self : testing() } }
                """,
            thirdParty: "enum ThirdParty { typealias View = UIView }", truth: .notIsolated,
            reason: "an extension of ThirdParty.View is left out, and calls may come to other functions"),
        Row(
            testDescription: "an extension of a package's protocol with a name as classes have",
            choice: """
                extension CKStorage { func testing() -> AnyClass { AppDelegate.self } }
                struct Launcher: CKStorage { func choose() -> AnyClass { testing() } }
                func delegateClass() -> AnyClass { Launcher().choose() }
                """,
            thirdParty: "protocol CKStorage {}", truth: .notIsolated,
            reason: "an extension of CKStorage is left out, and calls may come to other functions"),
        Row(
            testDescription: "an extension of a protocol of Apple's with a name as classes have",
            choice: """
                extension UITextCursorView { func testing() -> AnyClass { AppDelegate.self } }
                final class Cursor: UIView, UITextCursorView {
                    var isBlinking = false
                    func resetBlinkAnimation() {}
                    func choose() -> AnyClass { testing() }
                }
                func delegateClass() -> AnyClass { MainActor.assumeIsolated { Cursor().choose() } }
                """,
            reason: "an extension of UITextCursorView is left out, and calls may come to other functions"),
        Row(
            testDescription: "a conformance, with a cast to a protocol that the lost one inherits from",
            choice: """
                protocol Launching {}
                protocol FlaggedLaunching: Launching { associatedtype Flag; var flag: Flag { get } }
                struct Production: FlaggedLaunching { let flag = ThirdParty.Flags.shared }
                func delegateClass() -> AnyClass { Production() as Any is any Launching ? AppDelegate.self : testing() }
                """,
            thirdParty: flags, truth: .notIsolated,
            reason: "Production does not conform to FlaggedLaunching here, which may change who calls what"),
        Row(
            testDescription: "a conformance, with a cast to another name of the protocol",
            choice: """
                protocol Launching { associatedtype Flag; var flag: Flag { get } }
                typealias AnyLaunching = any Launching
                struct Production: Launching { let flag = ThirdParty.Flags.shared }
                func delegateClass() -> AnyClass { Production() as Any is AnyLaunching ? AppDelegate.self : testing() }
                """,
            thirdParty: flags, truth: .notIsolated,
            reason: "Production does not conform to Launching here, which may change who calls what"),
        Row(
            testDescription: "a conformance to a protocol that may be an error's",
            choice: """
                struct Failure: ThirdParty.Failure {}
                func delegateClass() -> AnyClass { Failure() as Any is Error ? AppDelegate.self : testing() }
                """,
            thirdParty: "enum ThirdParty { protocol Failure: Error {} }", truth: .notIsolated,
            reason: "Failure does not conform to ThirdParty.Failure here, which may change who calls what"),
        Row(
            testDescription: "a property of a type that an extension makes equatable",
            choice: """
                struct Mode { var number = 1; let flag = ThirdParty.next() }
                extension Mode: Equatable {}
                func delegateClass() -> AnyClass { Mode() == Mode() ? testing() : AppDelegate.self }
                """,
            thirdParty: """
                enum ThirdParty {
                    nonisolated(unsafe) static var number = 0
                    static func next() -> Int { number += 1; return number }
                }
                """,
            truth: .notIsolated, reason: "a part of Mode is left out, which changes what the compiler makes of it"),
        Row(
            testDescription: "a method of a class that is looked up by its name in Objective-C",
            choice: """
                @objc(Prod) final class Thing: NSObject {
                    nonisolated(unsafe) static var chosen: AnyClass = AppDelegate.self
                    @objc func go() { Self.chosen = pick(1) }
                    func pick(_ number: Int, flags: ThirdParty.Flags = .shared) -> AnyClass { AppDelegate.self }
                    func pick(_ number: Any) -> AnyClass { testing() }
                }
                func delegateClass() -> AnyClass {
                    _ = (NSClassFromString("Prod") as? NSObject.Type)?.init().perform(NSSelectorFromString("go"))
                    return UserDefaults.standard.bool(forKey: "no") ? testing() : chosen()
                }
                func chosen() -> AnyClass { Thing.chosen }
                """,
            thirdParty: flags, truth: .notIsolated,
            reason: "Thing.pick is left out, and its uses may come to another one of this name"),
        Row(
            testDescription: "a class, with a lookup that is handed on",
            choice: """
                @objc(ProductionMark) final class ProductionMark: ThirdParty.Base {}
                func delegateClass() -> AnyClass {
                    ["Produc" + "tionMark"].compactMap(NSClassFromString).isEmpty ? testing() : AppDelegate.self
                }
                """,
            thirdParty: "enum ThirdParty { class Base: NSObject {} }", truth: .notIsolated,
            reason:
                "@objc(ProductionMark) final class ProductionMark: ThirdParty.Base is left out, and classes are looked "
                + "up by names that are put together"),
        Row(
            testDescription: "an override in a view, which no event names",
            appDelegate: window("Production()", in: "AppDelegate") + "\nfinal class Production: UIViewController {}",
            testingDelegates: """
                final class RootView: UIView {
                    override func layoutSublayers(of layer: ThirdParty.Layer) { window?.rootViewController = Production() }
                }
                func root() -> UIViewController {
                    let root = UIViewController()
                    root.view = RootView()
                    return root
                }

                """ + window("root()", in: "TestingAppDelegate"),
            reason: "RootView.layoutSublayers, an override, is left out"),
        Row(
            testDescription: "a method, with a class for other systems that has a name of UIKit's",
            appDelegate: window("UIViewController()", in: "AppDelegate"),
            testingDelegates: """
                #if !canImport(UIKit)
                    class UIResponder {}
                    protocol UIApplicationDelegate {}
                #endif
                struct Launcher {
                    func pick(step: Int, flags: ThirdParty.Flags = .shared) -> Bool { false }
                    func pick(step: Any) -> Bool { true }
                }

                """
                    + window(
                        "Launcher().pick(step: 1) ? UIViewController() : UINavigationController()",
                        in: "TestingAppDelegate"),
            reason: "Launcher.pick is left out, and its uses may come to another one of this name"),
    ]

    /// Returns an app delegate with a window and a root.
    private static func window(_ root: String, in name: String) -> String {
        """
        @objc(\(name)) class \(name): UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow()
                window?.rootViewController = \(root)
                window?.makeKeyAndVisible()
                return true
            }
        }
        """
    }
}
