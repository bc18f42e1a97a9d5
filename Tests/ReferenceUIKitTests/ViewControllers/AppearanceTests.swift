import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// The calls that view controllers receive, in order, with those that the scene delegate receives between.
    struct AppearanceTests {
        static let willConnect = "SceneDelegate.scene(_:willConnectTo:options:)"
        static let layout = ["viewIsAppearing(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()"]
        /// A plain root, made in code.
        static let plain =
            [
                willConnect, "  First.loadView()", "  First.viewDidLoad()", "  First.viewWillAppear(_:)",
                "SceneDelegate.sceneWillEnterForeground(_:)",
            ] + laidOut("First") + ["SceneDelegate.sceneDidBecomeActive(_:)", "First.viewDidAppear(_:)"]
        /// A child of a container that was made in code.
        static let contained =
            [
                "SceneDelegate.sceneWillEnterForeground(_:)", "First.loadView()", "First.viewDidLoad()",
                "First.viewWillAppear(_:)",
            ]
            + laidOut("First") + ["SceneDelegate.sceneDidBecomeActive(_:)", "First.viewDidAppear(_:)"]

        static func laidOut(_ screen: String) -> [String] { layout.map { "\(screen).\($0)" } }

        static func screens(
            _ name: String, root: String, then active: String = "",
            on device: Device = Device(system: SystemVersion(17))
        ) async throws -> [String] {
            try await BuiltSample.small(name, Screens.files(root: root, active: active)).play(.run, on: device)
                .events.screens(in: name)
        }

        @Test func `A plain root, in code`() async throws {
            #expect(try await Self.screens("Plain", root: "first") == Self.plain)
        }

        @Test func `A push onto a navigation controller's stack`() async throws {
            let heard = try await Self.screens(
                "Push", root: "UINavigationController(rootViewController: first)",
                then: "(root as! UINavigationController).pushViewController(second, animated: true)")
            let moves = [Self.willConnect, "  First.willMove(toParent:)", "  First.didMove(toParent:)"]
            let push =
                [
                    "Second.willMove(toParent:)", "Second.didMove(toParent:)", "Second.loadView()",
                    "Second.viewDidLoad()",
                    "First.viewWillDisappear(_:)", "Second.viewWillAppear(_:)",
                ] + Self.laidOut("Second") + ["First.viewDidDisappear(_:)", "Second.viewDidAppear(_:)"]
            #expect(heard == moves + Self.contained + push)
        }

        @Test func `A push and the pop that follows`() async throws {
            let heard = try await Self.screens(
                "Pop", root: "UINavigationController(rootViewController: first)",
                then: """
                    let stack = root as! UINavigationController
                    stack.pushViewController(second, animated: false)
                    second.then = { stack.popViewController(animated: false) }
                    """)
            let pop =
                [
                    "Second.willMove(toParent:)", "Second.didMove(toParent:)", "Second.viewWillDisappear(_:)",
                    "First.viewWillAppear(_:)",
                ] + Self.laidOut("First") + ["Second.viewDidDisappear(_:)", "First.viewDidAppear(_:)"]
            #expect(Array(heard.suffix(pop.count)) == pop)
        }

        @Test func `Another tab`() async throws {
            let heard = try await Self.screens(
                "Tabs",
                root: "{ let tabs = UITabBarController(); tabs.viewControllers = [first, second]; return tabs }()",
                then: "(root as! UITabBarController).selectedIndex = 1")
            let moves = [
                Self.willConnect, "  First.willMove(toParent:)", "  First.didMove(toParent:)",
                "  Second.willMove(toParent:)", "  Second.didMove(toParent:)",
            ]
            let switched =
                [
                    "Second.loadView()", "Second.viewDidLoad()", "Second.viewWillAppear(_:)",
                    "First.viewWillDisappear(_:)",
                ]
                + Self.laidOut("Second") + ["First.viewDidDisappear(_:)", "Second.viewDidAppear(_:)"]
            #expect(heard == moves + Self.contained + switched)
        }

        @Test func `Full screen: the one below goes, and comes back`() async throws {
            let heard = try await Self.screens(
                "Cover", root: "first",
                then: """
                    second.modalPresentationStyle = .fullScreen
                    root.present(second, animated: true) { root.dismiss(animated: true) }
                    """)
            #expect(heard == Self.plain + Self.covered)
        }

        static let covered =
            ["Second.loadView()", "Second.viewDidLoad()", "First.viewWillDisappear(_:)", "Second.viewWillAppear(_:)"]
            + laidOut("Second") + ["Second.viewDidAppear(_:)", "First.viewDidDisappear(_:)"]
            + ["Second.viewWillDisappear(_:)", "First.viewWillAppear(_:)"] + laidOut("First")
            + ["First.viewDidAppear(_:)", "Second.viewDidDisappear(_:)"]

        @Test func `A sheet, the default from iOS 13 on, leaves the one below`() async throws {
            let heard = try await Self.screens(
                "Sheet", root: "first", then: "root.present(second, animated: true) { root.dismiss(animated: true) }")
            let sheet =
                ["Second.loadView()", "Second.viewDidLoad()", "Second.viewWillAppear(_:)"] + Self.laidOut("Second")
                + ["Second.viewDidAppear(_:)", "Second.viewWillDisappear(_:)", "Second.viewDidDisappear(_:)"]
            #expect(heard == Self.plain + sheet)
        }

        @Test func `A child that comes and goes while its parent is on screen`() async throws {
            let heard = try await Self.screens(
                "Child", root: "first",
                then: """
                    root.addChild(second)
                    root.view.addSubview(second.view)
                    second.didMove(toParent: root)
                    second.then = {
                        self.second.willMove(toParent: nil)
                        self.second.view.removeFromSuperview()
                        self.second.removeFromParent()
                    }
                    """)
            let child =
                [
                    "Second.willMove(toParent:)", "Second.loadView()", "Second.viewDidLoad()",
                    "Second.viewWillAppear(_:)",
                ]
                + Self.laidOut("Second")
                + [
                    "Second.viewDidAppear(_:)", "Second.viewWillDisappear(_:)", "Second.viewDidDisappear(_:)",
                    "Second.didMove(toParent:)",
                ]
            #expect(heard == Self.plain + child)
        }

        /// The files of an app whose scenes come from a storyboard.
        static func storyboardApp(_ name: String, storyboard: String) -> [String: String] {
            let delegate = """
                import UIKit

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
                    func sceneWillEnterForeground(_ scene: UIScene) {}
                    func sceneDidBecomeActive(_ scene: UIScene) {}
                }
                """
            let keys = """
                <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                <key>UISceneStoryboardFile</key><string>Main</string>
                """
            return [
                "main.swift": SmallApp.main(), "Screens.swift": Screens.controllers, "SceneDelegate.swift": delegate,
                "Main.storyboard": storyboard, "Info.plist": SmallApp.plist(configuration: keys),
            ]
        }

        @Test func `A plain root of a storyboard`() async throws {
            let run = try await BuiltSample.small(
                "Board", Self.storyboardApp("Board", storyboard: SmallApp.storyboard("First", in: "Board"))
            ).play(.run)
            #expect(
                run.events.screens(in: "Board") == [
                    "First.init(coder:)", "First.awakeFromNib()", Self.willConnect, "First.loadView()",
                    "First.viewDidLoad()", "First.viewWillAppear(_:)", "SceneDelegate.sceneWillEnterForeground(_:)",
                ] + Self.laidOut("First") + ["SceneDelegate.sceneDidBecomeActive(_:)", "First.viewDidAppear(_:)"])
        }

        @Test func `A navigation controller of a storyboard`() async throws {
            let storyboard = """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n">
                    <scenes>
                        <scene sceneID="t"><objects>
                            <navigationController id="n" sceneMemberID="viewController"><connections>
                                <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
                            </connections></navigationController>
                        </objects></scene>
                        <scene sceneID="s"><objects>
                            <viewController id="a" customClass="First" customModule="Stack" customModuleProvider="target" sceneMemberID="viewController">
                                <view key="view" id="v"/>
                            </viewController>
                        </objects></scene>
                    </scenes>
                </document>
                """
            let run = try await BuiltSample.small("Stack", Self.storyboardApp("Stack", storyboard: storyboard)).play(
                .run)
            #expect(
                run.events.screens(in: "Stack") == [
                    "First.init(coder:)", "First.awakeFromNib()", "First.willMove(toParent:)",
                    "First.didMove(toParent:)",
                    Self.willConnect,
                ] + Self.contained)
        }
    }
}
