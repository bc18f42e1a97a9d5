import SwiftUI

struct MyAppApp: App {
    init() {
        print("production: MyAppApp")
    }

    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}
