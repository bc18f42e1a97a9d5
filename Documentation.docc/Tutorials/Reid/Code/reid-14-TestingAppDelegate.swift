import UIKit

@objc(TestingAppDelegate)
class TestingAppDelegate: NSObject, UIApplicationDelegate {
}
