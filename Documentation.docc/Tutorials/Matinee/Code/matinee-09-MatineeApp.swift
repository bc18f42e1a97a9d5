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

    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

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

class AppDelegate: NSObject, UIApplicationDelegate {

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("AppDelegate registers for notifications")
        print("The application's delegate is AppDelegate:", application.delegate is AppDelegate)
        return true
    }
}
