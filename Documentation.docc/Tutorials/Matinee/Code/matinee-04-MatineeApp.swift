import SwiftUI

@main
struct MatineeApp: App {

    init() {
        print("MatineeApp opens the database")
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

struct ContentView: View {

    var body: some View {
        Text("The real app")
            .onAppear { print("ContentView asks the server") }
    }
}
