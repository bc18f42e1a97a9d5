internal import Foundation
internal import Lifecycle

/// The names and states under which the app hears of a moment.
extension Moment {
    var sceneCallback: Callback {
        switch self {
        case .willEnterForeground: .sceneWillEnterForeground
        case .didBecomeActive: .sceneDidBecomeActive
        case .willResignActive: .sceneWillResignActive
        case .didEnterBackground: .sceneDidEnterBackground
        }
    }

    var applicationCallback: Callback {
        switch self {
        case .willEnterForeground: .applicationWillEnterForeground
        case .didBecomeActive: .applicationDidBecomeActive
        case .willResignActive: .applicationWillResignActive
        case .didEnterBackground: .applicationDidEnterBackground
        }
    }

    var sceneNotification: Notification.Name {
        switch self {
        case .willEnterForeground: UIScene.willEnterForegroundNotification
        case .didBecomeActive: UIScene.didActivateNotification
        case .willResignActive: UIScene.willDeactivateNotification
        case .didEnterBackground: UIScene.didEnterBackgroundNotification
        }
    }

    var applicationNotification: Notification.Name {
        switch self {
        case .willEnterForeground: UIApplication.willEnterForegroundNotification
        case .didBecomeActive: UIApplication.didBecomeActiveNotification
        case .willResignActive: UIApplication.willResignActiveNotification
        case .didEnterBackground: UIApplication.didEnterBackgroundNotification
        }
    }

    var activationState: UIScene.ActivationState {
        switch self {
        case .willEnterForeground, .willResignActive: .foregroundInactive
        case .didBecomeActive: .foregroundActive
        case .didEnterBackground: .background
        }
    }

    var applicationState: UIApplication.State {
        switch self {
        case .willEnterForeground, .willResignActive: .inactive
        case .didBecomeActive: .active
        case .didEnterBackground: .background
        }
    }
}
