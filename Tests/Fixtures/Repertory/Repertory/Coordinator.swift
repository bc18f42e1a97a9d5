import UIKit

@MainActor
protocol Navigating: AnyObject {
    func show(_ play: Play)
    func close()
}

@MainActor
final class Coordinator: Navigating {

    private let window: UIWindow
    private let store: PlayStore
    private let navigation = UINavigationController()
    private var opened: [Play] = []

    init(window: UIWindow, store: PlayStore) {
        self.window = window
        self.store = store
    }

    func start() {
        let list = PlayListViewController(store: store)
        list.navigator = self
        navigation.viewControllers = [list]
        window.rootViewController = navigation
        window.makeKeyAndVisible()
    }

    func show(_ play: Play) {
        opened.append(play)
        navigation.pushViewController(PlayViewController(play: play), animated: true)
    }

    func close() {
        _ = opened.popLast()
        navigation.popViewController(animated: true)
    }

    func refresh() {
        store.refresh()
    }

    func save() {
        let titles = opened.map(\.title)
        UserDefaults.standard.set(titles, forKey: "opened")
    }
}
