import EnsembleKit
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("The players: \(Players.names)")
        print("Stage: \(ProcessInfo.processInfo.environment["STAGE"] ?? "none")")
        print("Rehearsal: \(UserDefaults.standard.bool(forKey: "rehearsal"))")
        return true
    }
}
