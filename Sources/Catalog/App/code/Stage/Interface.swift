import UIKit

/// The window is made in code.
enum Interface {
    static func window(_ window: UIWindow?) -> UIWindow? {
        show(UIWindow(frame: UIScreen.main.bounds))
    }

    @available(iOS 13, *)
    static func window(_ window: UIWindow?, in scene: UIWindowScene) -> UIWindow? {
        show(UIWindow(windowScene: scene))
    }

    private static func show(_ window: UIWindow) -> UIWindow {
        window.rootViewController = ViewController()
        window.makeKeyAndVisible()
        return window
    }
}
