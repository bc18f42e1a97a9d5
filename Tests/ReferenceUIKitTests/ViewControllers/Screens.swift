import Foundation
import Lifecycle
import TestSupport

/// A small app with scenes whose view controllers say all that they hear.
enum Screens {
    /// A view controller that overrides everything a launch can call, under several names.
    static let controllers = """
        import UIKit

        class Screen: UIViewController {
            /// The work once the view is on screen.
            var then: (@MainActor () -> Void)?

            override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
            required init?(coder: NSCoder) { super.init(coder: coder) }
            override func awakeFromNib() { super.awakeFromNib() }
            override func loadView() { super.loadView() }
            override func viewDidLoad() { super.viewDidLoad() }
            override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
            override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                guard let act = then else { return }
                then = nil
                DispatchQueue.main.async { act() }
            }
            override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
            override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
            override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
            override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
            override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
            override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
        }

        final class First: Screen {}
        final class Second: Screen {}
        """

    /// A scene delegate that shows a root and does something once `first` is on screen.
    static func sceneDelegate(root: String, active: String = "", window: String = "UIWindow") -> String {
        """
        import UIKit

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            let first = First()
            let second = Second()

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                window = \(window)(windowScene: scene as! UIWindowScene)
                window?.rootViewController = \(root)
                first.then = { self.act(self.window!.rootViewController!) }
                window?.makeKeyAndVisible()
            }

            func sceneWillEnterForeground(_ scene: UIScene) {}
            func sceneDidBecomeActive(_ scene: UIScene) {}

            func act(_ root: UIViewController) {
                \(active)
            }
        }
        """
    }

    static func files(
        root: String, active: String = "", window: String = "UIWindow", more: [String: String] = [:]
    ) -> [String: String] {
        [
            "main.swift": SmallApp.main(), "Screens.swift": controllers,
            "SceneDelegate.swift": sceneDelegate(root: root, active: active, window: window),
            "Info.plist": SmallApp.plist(
                configuration:
                    "<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>"),
        ].merging(more) { $1 }
    }
}

extension [TraceEvent] {
    /// Returns the calls of view controllers, and between them those of the scene delegate about its scene, as
    /// `Class.name`. A call within another one stands behind it, indented.
    func screens(in module: String) -> [String] {
        var depth = 0
        return compactMap { event in
            guard event.lane == .viewController || event.lane == .sceneDelegate,
                event.kind == .call || event.kind == .return,
                let name = event.name, !name.hasPrefix("getter"), !name.hasPrefix("setter")
            else { return nil }
            if event.kind == .return {
                depth -= 1
                return nil
            }
            defer { depth += 1 }
            let type = (event.class ?? "").replacingOccurrences(of: "\(module).", with: "")
            return String(repeating: "  ", count: depth) + "\(type).\(name)"
        }
    }
}
