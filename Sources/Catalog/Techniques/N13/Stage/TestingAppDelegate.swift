#if TEST
import UIKit

class TestingAppDelegate: UIResponder, UIApplicationDelegate {}
#endif
