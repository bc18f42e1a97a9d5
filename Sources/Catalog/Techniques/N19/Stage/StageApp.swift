import SwiftUI

struct StageApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

    init() {
        print("production: StageApp")
    }

    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}
