import SwiftUI

@main
enum Launcher {

    @MainActor
    static func main() {
        if NSClassFromString("XCTestCase") != nil || isShownInCanvas {
            TestingApp.main()
        } else {
            MatineeApp.main()
        }
    }

    private static var isShownInCanvas: Bool {
        ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1"
    }
}

struct TestingApp: App {

    var body: some Scene {
        WindowGroup {
            Text("The unit tests")
        }
    }
}

struct MatineeApp: App {

    init() {
        print("MatineeApp opens the database")
    }

    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}

struct ContentView: View {

    var body: some View {
        Text("The real app")
            .onAppear { print("ContentView asks the server") }
    }
}
