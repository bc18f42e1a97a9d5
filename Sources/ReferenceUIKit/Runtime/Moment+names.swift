internal import Foundation
internal import Lifecycle

/// What a moment is called where the app hears of it.
extension Moment {
    var sceneCallback: Callback {
        switch self {
        case .willEnterForeground: Callback.named["sceneWillEnterForeground(_:)"]!
        case .didBecomeActive: Callback.named["sceneDidBecomeActive(_:)"]!
        case .willResignActive: Callback.named["sceneWillResignActive(_:)"]!
        case .didEnterBackground: Callback.named["sceneDidEnterBackground(_:)"]!
        }
    }

    var applicationCallback: Callback {
        switch self {
        case .willEnterForeground: Callback.named["applicationWillEnterForeground(_:)"]!
        case .didBecomeActive: Callback.named["applicationDidBecomeActive(_:)"]!
        case .willResignActive: Callback.named["applicationWillResignActive(_:)"]!
        case .didEnterBackground: Callback.named["applicationDidEnterBackground(_:)"]!
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
