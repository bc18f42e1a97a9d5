import SwiftUI

@main
struct StageApp: App {
    init() {
        print("production: StageApp")
    }

    var body: some Scene {
        WindowGroup {
            if isProduction {
                ContentView()
            }
        }
    }

    private var isProduction: Bool { NSClassFromString("XCTestCase") == nil }
}
