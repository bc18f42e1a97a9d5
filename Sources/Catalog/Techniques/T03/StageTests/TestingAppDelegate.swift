import UIKit

class TestingAppDelegate: NSObject {
    @objc var window: UIWindow?
}
