import UIKit

class HelpSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}
