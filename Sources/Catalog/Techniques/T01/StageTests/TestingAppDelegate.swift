import UIKit

@objc(TestingAppDelegate)
class TestingAppDelegate: NSObject {
    @objc var window: UIWindow?
}
