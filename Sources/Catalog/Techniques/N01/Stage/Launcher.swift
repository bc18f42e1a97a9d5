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

struct TestApp: App {
    var body: some Scene {
        WindowGroup {
            Text("Running Unit Tests...")
        }
    }
}
