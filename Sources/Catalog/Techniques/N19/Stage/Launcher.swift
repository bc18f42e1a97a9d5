import SwiftUI

@main
enum Launcher {
    static func main() {
        if NSClassFromString("XCTestCase") == nil {
            StageApp.main()
        } else {
            TestApp.main()
        }
    }
}
