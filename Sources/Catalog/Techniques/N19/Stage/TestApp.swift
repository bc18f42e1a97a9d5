import SwiftUI

struct TestApp: App {
    @UIApplicationDelegateAdaptor(TestAppDelegate.self) private var appDelegate

    var body: some Scene {
        WindowGroup {
            Text("Running Unit Tests...")
        }
    }
}

final class TestAppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        true
    }
}
