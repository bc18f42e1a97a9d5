import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = SeatsViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
}

class SeatsViewController: UIViewController {

    private var observer: (any NSObjectProtocol)?

    override func viewDidLoad() {
        super.viewDidLoad()
        print("SeatsViewController asks the server for free seats")
        observer = NotificationCenter.default.addObserver(forName: .seatsSold, object: nil, queue: nil) { _ in
            print("SeatsViewController asks the server again")
        }
    }
}

extension Notification.Name {

    static let seatsSold = Notification.Name("seatsSold")
}
