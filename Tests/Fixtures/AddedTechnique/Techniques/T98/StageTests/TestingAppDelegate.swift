import UIKit

class TestingAppDelegate: NSObject {
    var window: UIWindow?
}
