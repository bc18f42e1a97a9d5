import SwiftUI

struct TestingApp: App {
    var body: some Scene {
        WindowGroup {
            Text("Running unit tests")
        }
    }
}
