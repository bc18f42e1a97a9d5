import UIKit

@main
enum Launcher {
    static func main() {
        if NSClassFromString("XCTestCase") == nil {
            AppDelegate.main()
        } else {
            TestAppDelegate.main()
        }
    }
}

class TestAppDelegate: UIResponder, UIApplicationDelegate {}
