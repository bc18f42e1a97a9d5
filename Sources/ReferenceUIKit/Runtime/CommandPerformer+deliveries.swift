internal import Foundation
internal import Lifecycle

extension CommandPerformer {
    /// Returns the launch options of an app without scenes; nil if it was started for nothing in particular.
    func launchOptions(_ deliveries: [Delivery]) -> [UIApplication.LaunchOptionsKey: Any]? {
        var options: [UIApplication.LaunchOptionsKey: Any] = [:]
        for delivery in deliveries {
            switch delivery {
            case .url(let text): options[.url] = URL(string: text)
            case .activity(let record):
                options[.userActivityDictionary] = ["UIApplicationLaunchOptionsUserActivityTypeKey": record.type]
            case .shortcut(let type):
                options[.shortcutItem] = UIApplicationShortcutItem(type: type, localizedTitle: type)
            case .notification:
                // Only a remote one would be among the options, with what it carries; its delegate hears of each.
                break
            }
        }
        return options.isEmpty ? nil : options
    }

    /// Says to a scene's delegate, or without scenes to the app delegate, that an activity of a type will follow.
    func announce(_ type: String, to id: String?) {
        if let id {
            guard let scene = UIKitProcess.scene(id) else { return }
            CallbackDispatch.send(
                .sceneWillContinueUserActivityWithType, to: scene.delegateForCalls, .sceneDelegate, [scene, type],
                scene: id)
        } else if let application = UIKitProcess.application {
            CallbackDispatch.send(
                .applicationWillContinueUserActivityWithType, to: application.delegateForCalls, .appDelegate,
                [application, type])
        }
    }

    /// Hands something over to a scene's delegate, or without scenes to the app delegate.
    func deliver(_ delivery: Delivery, to id: String?) {
        if case .notification(let identifier) = delivery {
            UNUserNotificationCenter.current().receive(identifier)
            return
        }
        if let id {
            guard let scene = UIKitProcess.scene(id) else { return }
            deliver(delivery, to: scene, id)
        } else if let application = UIKitProcess.application {
            deliver(delivery, to: application)
        }
    }

    private func deliver(_ delivery: Delivery, to scene: UIScene, _ id: String) {
        func send(_ callback: Callback, _ arguments: [Any?]) {
            CallbackDispatch.send(
                callback, to: scene.delegateForCalls, .sceneDelegate, [scene] + arguments, scene: id)
        }
        switch delivery {
        case .url(let text):
            guard let url = URL(string: text) else { return }
            send(.sceneOpenURLContexts, [Set([UIOpenURLContext(url: url)])])
        case .activity(let record):
            send(.sceneContinue, [NSUserActivity(record)])
        case .shortcut(let type):
            let done: (Bool) -> Void = { _ in }
            send(
                .windowScenePerformActionForCompletionHandler,
                [UIApplicationShortcutItem(type: type, localizedTitle: type), done])
        case .notification: break
        }
    }

    private func deliver(_ delivery: Delivery, to application: UIApplication) {
        func send(_ callback: Callback, _ arguments: [Any?]) {
            CallbackDispatch.send(
                callback, to: application.delegateForCalls, .appDelegate, [application] + arguments)
        }
        switch delivery {
        case .url(let text):
            guard let url = URL(string: text) else { return }
            send(.applicationOpenOptions, [url, [UIApplication.OpenURLOptionsKey: Any]()])
        case .activity(let record):
            let restore: ([any UIUserActivityRestoring]?) -> Void = { _ in }
            send(.applicationContinueRestorationHandler, [NSUserActivity(record), restore])
        case .shortcut(let type):
            let done: (Bool) -> Void = { _ in }
            send(
                .applicationPerformActionForCompletionHandler,
                [UIApplicationShortcutItem(type: type, localizedTitle: type), done])
        case .notification: break
        }
    }

    /// Asks the scene delegate what the scene needs to come back.
    func saveState(_ id: String) -> Reply {
        guard let scene = UIKitProcess.scene(id) else { return .done }
        let callback = Callback.stateRestorationActivityFor
        guard CallbackDispatch.answers(callback, scene.delegateForCalls) else { return .done }
        let activity =
            CallbackDispatch.send(callback, to: scene.delegateForCalls, .sceneDelegate, [scene], scene: id)
            as? NSUserActivity
        scene.session.keptActivity = activity
        return .state(activity?.record)
    }

    /// Gives a scene what was kept of it.
    func restoreInteraction(_ id: String) {
        guard let scene = UIKitProcess.scene(id), let activity = scene.session.keptActivity else { return }
        CallbackDispatch.send(
            .sceneRestoreInteractionStateWith, to: scene.delegateForCalls, .sceneDelegate,
            [scene, activity], scene: id)
    }

    func memoryWarning() {
        guard let application = UIKitProcess.application else { return }
        CallbackDispatch.send(
            .applicationDidReceiveMemoryWarning, to: application.delegateForCalls, .appDelegate,
            [application])
        NotificationCenter.default.post(
            name: UIApplication.didReceiveMemoryWarningNotification, object: application)
        guard UIKitProcess.holds(.viewMemoryWarning) else { return }
        let scenes = UIKitProcess.scenes.compactMap { $0 as? UIWindowScene }
        for window in UIKitProcess.windows + scenes.flatMap(\.windows) {
            window.rootViewController.map(warnOfMemory)
        }
    }

    /// Calls a controller whose view is loaded, its children and the one that it presents.
    private func warnOfMemory(_ controller: UIViewController) {
        if controller.isViewLoaded {
            CallbackDispatch.call(
                "didReceiveMemoryWarning", of: controller, .viewController, rule: .viewMemoryWarning
            ) { controller.didReceiveMemoryWarning() }
        }
        for child in controller.children { warnOfMemory(child) }
        controller.presentedViewController.map(warnOfMemory)
    }
}
