import UIKit

/// The window comes from the storyboard.
enum Interface {
    static func window(_ window: UIWindow?) -> UIWindow? { window }

    @available(iOS 13, *)
    static func window(_ window: UIWindow?, in scene: UIWindowScene) -> UIWindow? { window }
}
