import UIKit

@objc(XYZTestingAppDelegate)
class XYZTestingAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}
