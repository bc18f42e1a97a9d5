import UIKit

@objc(AppDelegateForTesting)
class AppDelegateForTesting: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}
