import UIKit

class StageApplication: UIApplication, UIApplicationDelegate {
    override init() {
        print("StageApplication is made")
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("is its own delegate: \(application === self && application.delegate === self)")
        return true
    }
}
