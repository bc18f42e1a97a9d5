import UIKit

class TestingAppDelegate: UIResponder, UIApplicationDelegate {
}
