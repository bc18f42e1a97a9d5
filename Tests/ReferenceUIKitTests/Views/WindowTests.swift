import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// Windows, controls and what an app can ask of the system.
    struct WindowTests {
        static func printed(
            _ name: String, _ active: String, more: [String: String] = [:], on system: SystemVersion = SystemVersion(17)
        ) async throws -> [TraceEvent] {
            try await BuiltSample.small(name, Screens.files(root: "first", active: active, more: more)).play(
                .run, on: Device(system: system)
            ).events
        }

        @Test(arguments: [SystemVersion(14), SystemVersion(15)])
        func `One window of a scene is key`(system: SystemVersion) async throws {
            let events = try await Self.printed(
                "Keys",
                """
                let scene = window!.windowScene!
                let other = UIWindow(windowScene: scene)
                other.rootViewController = UIViewController()
                print(window!.isKeyWindow, other.isKeyWindow)
                other.isHidden = false
                print(window!.isKeyWindow, other.isKeyWindow)
                other.makeKey()
                print(window!.isKeyWindow, other.isKeyWindow, UIApplication.shared.keyWindow === other)
                other.isHidden = true
                print(other.isKeyWindow, scene.windows.count)
                """, on: system)
            #expect(events.printed == ["true false", "true false", "false true true", "false 2"])
        }

        @Test func `A subclass has an initializer of its own for a scene`() async throws {
            let events = try await Self.printed(
                "Timed",
                """
                class Timed: UIWindow {
                    let limit: Int
                    init(_ scene: UIWindowScene, limit: Int) {
                        self.limit = limit
                        super.init(windowScene: scene)
                    }
                    required init?(coder: NSCoder) { nil }
                }
                let timed = Timed(window!.windowScene!, limit: 3)
                print(timed.limit, timed.windowScene === window!.windowScene, timed.isHidden)
                """)
            #expect(events.printed == ["3 true true"])
        }

        @Test func `A window that is hidden takes its root off the screen`() async throws {
            let events = try await Self.printed("Hides", "window!.isHidden = true")
            #expect(
                events.screens(in: "Hides") == AppearanceTests.plain + [
                    "First.viewWillDisappear(_:)", "First.viewDidDisappear(_:)",
                ])
        }

        @Test func `A control tells its targets, its actions and the responder chain`() async throws {
            let controls = """
                import UIKit

                final class Target: NSObject {
                    @objc func tapped() { print("tapped") }
                    @objc func tapped(_ sender: UIButton) { print("tapped by", sender.title(for: .normal) ?? "") }
                }

                extension First {
                    @objc func chained(_ sender: Any) { print("chained", sender is UIButton) }
                }
                """
            let events = try await Self.printed(
                "Taps",
                """
                let target = Target()
                let button = UIButton(type: .system)
                button.setTitle("Go", for: .normal)
                root.view.addSubview(button)
                button.addTarget(target, action: #selector(Target.tapped as (Target) -> () -> Void), for: .touchUpInside)
                button.addTarget(target, action: #selector(Target.tapped(_:)), for: .touchUpInside)
                button.addTarget(nil, action: #selector(First.chained(_:)), for: .touchUpInside)
                button.addAction(UIAction(title: "Act") { action in print("acted", action.title) }, for: .touchUpInside)
                button.sendActions(for: .valueChanged)
                button.sendActions(for: .touchUpInside)
                button.removeTarget(target, action: nil, for: .allEvents)
                print(button.allTargets.isEmpty, button.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
                """, more: ["Target.swift": controls])
            #expect(events.printed == ["tapped", "tapped by Go", "chained true", "acted Act", "true true"])
        }

        @Test func `What the model does not do leaves an event`() async throws {
            let events = try await Self.printed(
                "Beyond",
                """
                let app = UIApplication.shared
                app.open(URL(string: "https://example.org")!) { print("opened", $0) }
                print("can", app.canOpenURL(URL(string: "tel:1")!))
                app.endBackgroundTask(app.beginBackgroundTask())
                app.registerForRemoteNotifications()
                window!.windowScene!.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { print($0 is UISceneError) }
                """)
            #expect(events.printed == ["can false", "opened false", "true"])
            let outside = events.filter { $0.rule == Rule.modelOutside.id }
            #expect(outside.allSatisfy { $0.kind == .state && $0.lane == .system })
            #expect(
                outside.map { "\($0.title ?? ""): \($0.text ?? "")" } == [
                    "UIApplication.open(_:options:completionHandler:): not modelled: https://example.org is not opened; "
                        + "the completion handler hears false",
                    "UIApplication.canOpenURL(_:): not modelled: no other app is here; the answer is false",
                    "UIApplication.beginBackgroundTask(withName:expirationHandler:): not modelled: the time does not expire",
                    "UIApplication.endBackgroundTask(_:): not modelled: the time did not run out",
                    "UIApplication.registerForRemoteNotifications(): not modelled: no token and no error reach the app delegate",
                    "UIWindowScene.requestGeometryUpdate(_:errorHandler:): not modelled: the scene keeps its place; the "
                        + "error handler hears geometryRequestUnsupported",
                ])
        }

        @Test func `An app delegate that does not adopt its protocol is read as nil; a scene delegate is refused`()
            async throws
        {
            let main = """
                import UIKit

                class Duck: NSObject {
                    @objc func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [AnyHashable: Any]?
                    ) -> Bool {
                        print(application.delegate == nil, application.delegate == nil)
                        return true
                    }
                    @objc(application:configurationForConnectingSceneSession:options:) func application(
                        _ application: UIApplication, configurationForConnecting session: UISceneSession,
                        options: UIScene.ConnectionOptions
                    ) -> UISceneConfiguration {
                        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                        configuration.delegateClass = Drake.self
                        return configuration
                    }
                }

                class Drake: NSObject {
                    @objc func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        print("never")
                    }
                }

                UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Duck.self))
                """
            let run = try await BuiltSample.small("Ducks", ["main.swift": main]).play(.run)
            #expect(
                ConfigurationSample.shown(run) == [
                    "state Ducks.Duck.delegate [launch.application-first]",
                    "call Ducks.Duck.application(_:didFinishLaunchingWithOptions:) [launch.did-finish]",
                    "state UIApplication.delegate not modelled: Ducks.Duck does not adopt UIApplicationDelegate, so the app "
                        + "hears nil, unlike on a device; let the class adopt it [model.outside]",
                    "console true true",
                    "call Ducks.Duck.application(_:configurationForConnecting:options:) [session.unknown]",
                    #"state UISceneConfiguration in the Info.plist under "(no name)": name Main [configuration.without-name]"#,
                    "fault Ducks.Drake.NSInternalInconsistencyException representation's delegateClass must conform to "
                        + "UISceneDelegate protocol [configuration.not-a-delegate-in-code]",
                ])
        }

        @Test func `Optional callbacks answer nil where nothing is implemented`() async throws {
            let events = try await Self.printed(
                "Nothing",
                """
                let app = UIApplication.shared
                let delegate = app.delegate
                print(delegate?.window == nil, delegate?.window??.rootViewController == nil)
                print(delegate?.applicationDidBecomeActive?(app) == nil)
                print((delegate?.application?(app, open: URL(string: "a:b")!, options: [:]) as Bool?) == nil)
                print(window!.windowScene!.delegate?.stateRestorationActivity?(for: window!.windowScene!) == nil)
                """)
            #expect(events.printed == ["true true", "true", "true", "true"])
        }
    }
}
