import SwiftUI

@main
struct StageApp: App {
    init() {
        print("production: StageApp")
    }

    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}
