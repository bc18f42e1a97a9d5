internal import Lifecycle

extension LaunchSymbol {
    /// The symbols that the code of a launch touches, in the order of a launch.
    package static let all = application + applicationDelegate + scenes + sceneDelegate + requests + windows

    private static let optional = """
        Apple's methods are optional requirements of Objective-C, which Swift on Linux lacks. Here each method has a \
        default implementation, and UIKit asks the class by selector.
        """

    private static let application = [
        LaunchSymbol(
            "UIApplicationMain(_:_:_:_:)", [.launchApplicationFirst, .lookupModule, .lookupObjectiveCName],
            differs: "A process that no device started ends with status 78, and a message says how to start it.",
            page: "uiapplicationmain(_:_:_:_:)-1yub7", ownPage: "uiapplicationmain(_:_:_:_:)-556le"),
        LaunchSymbol("UIApplication", [.launchApplicationFirst]),
        LaunchSymbol("UIApplication.delegate", [.launchApplicationFirst]),
        LaunchSymbol(
            "UIApplication.applicationState",
            [.launchBackgroundState, .launchInactiveState, .launchApplicationActive, .launchBackground]),
        LaunchSymbol("UIApplication.connectedScenes", [.sceneWillConnect, .sceneReclaimed]),
        LaunchSymbol(
            "UIApplication.openSessions", [.sessionOpenSessionsEmpty, .sessionRemovedPrivately, .sessionIdentifier]),
        LaunchSymbol("UIApplication.supportsMultipleScenes", [.requestUnsupported, .windowSeveral]),
    ]

    private static let applicationDelegate = [
        LaunchSymbol("UIApplicationDelegate", [.launchApplicationFirst, .launchAdoption], differs: optional),
        LaunchSymbol("UIApplicationDelegate.window", [.launchMainStoryboard, .launchMainWindow]),
        LaunchSymbol(
            "UIApplicationDelegate.application(_:willFinishLaunchingWithOptions:)",
            [.launchWillFinish, .launchDeclined, .deliveryConnectionOptions]),
        LaunchSymbol(
            "UIApplicationDelegate.application(_:didFinishLaunchingWithOptions:)",
            [.launchDidFinish, .launchDeclined, .deliveryConnectionOptions]),
        LaunchSymbol(
            "UIApplicationDelegate.application(_:configurationForConnecting:options:)",
            [.sessionUnknown, .sessionStoredConfiguration, .configurationDelegate, .configurationRoleMismatch]),
        LaunchSymbol(
            "UIApplicationDelegate.application(_:didDiscardSceneSessions:)",
            [.sceneDiscarded, .sessionDiscardedWhileAway, .sessionDiscardedAfterConnection]),
        LaunchSymbol(
            "UIApplicationDelegate.applicationDidBecomeActive(_:)",
            [.launchApplicationActive, .actionApplicationNotifications]),
        LaunchSymbol(
            "UIApplicationDelegate.applicationWillResignActive(_:)", [.actionHome, .actionApplicationNotifications]),
        LaunchSymbol(
            "UIApplicationDelegate.applicationDidEnterBackground(_:)", [.actionHome, .actionApplicationNotifications]),
        LaunchSymbol(
            "UIApplicationDelegate.applicationWillEnterForeground(_:)",
            [.launchApplicationActive, .actionApplicationNotifications]),
        LaunchSymbol(
            "UIApplicationDelegate.applicationWillTerminate(_:)", [.actionWillTerminate, .actionTerminate]),
        LaunchSymbol("UIApplicationDelegate.application(_:open:options:)", [.deliveryUrl]),
        LaunchSymbol("UIApplicationDelegate.application(_:continue:restorationHandler:)", [.deliveryActivity]),
        LaunchSymbol(
            "UIApplicationDelegate.application(_:performActionFor:completionHandler:)", [.deliveryShortcut]),
    ]

    private static let scenes = [
        LaunchSymbol("UIScene", [.sceneWillConnect, .sceneDisconnected]),
        LaunchSymbol(
            "UIScene.delegate", [.sceneDelegate, .configurationNotADelegate],
            differs: "The value is nil for an object whose class does not adopt the protocol."),
        LaunchSymbol(
            "UIScene.activationState", [.sceneEnterForeground, .sceneBecomeActive],
            page: "uiscene/activationstate-swift.property", ownPage: "uiscene/activationstate-swift.property"),
        LaunchSymbol(
            "UIScene.ConnectionOptions", [.deliveryConnectionOptions],
            differs: "`cloudKitShareMetadata` and `notificationResponse` have no value: the model has neither."),
        LaunchSymbol("UIWindowScene", [.sceneWillConnect, .configurationSceneClass]),
        LaunchSymbol("UISceneSession", [.sessionUnknown, .sessionIdentifier, .sessionSavedAtConnection]),
        LaunchSymbol(
            "UISceneSession.role", [.configurationDefaultFirst, .sceneExternalRole],
            page: "uiscenesession/role-swift.property", ownPage: "uiscenesession/role-swift.property"),
        LaunchSymbol("UISceneSession.configuration", [.sessionStoredConfiguration, .sessionStoredByName]),
        LaunchSymbol("UISceneSession.scene", [.sceneWillConnect, .sceneReclaimed]),
        LaunchSymbol("UISceneConfiguration", [.configurationDelegate, .configurationInfoPlist]),
        LaunchSymbol(
            "UISceneConfiguration.init(name:sessionRole:)",
            [.configurationByName, .configurationWithoutName, .configurationNotFound]),
        LaunchSymbol(
            "UISceneConfiguration.init(name:)",
            [.configurationByName, .configurationWithoutName, .configurationNotFound]),
        LaunchSymbol(
            "UISceneConfiguration.delegateClass",
            [.sceneDelegate, .configurationClassMissing, .sessionUnresolvedConfiguration]),
        LaunchSymbol("UISceneConfiguration.sceneClass", [.configurationSceneClass]),
        LaunchSymbol(
            "UISceneConfiguration.storyboard",
            [.sceneStoryboardWindow, .configurationStoryboardWithoutDelegate, .viewStoryboardController]),
    ]

    private static let sceneDelegate = [
        LaunchSymbol("UISceneDelegate", [.sceneDelegate], differs: optional),
        LaunchSymbol(
            "UISceneDelegate.scene(_:willConnectTo:options:)",
            [.sceneWillConnect, .sceneStoryboardWindow, .viewWindowShown]),
        LaunchSymbol("UISceneDelegate.sceneDidDisconnect(_:)", [.sceneDisconnected, .sceneReclaimed]),
        LaunchSymbol("UISceneDelegate.sceneWillEnterForeground(_:)", [.sceneEnterForeground]),
        LaunchSymbol("UISceneDelegate.sceneDidBecomeActive(_:)", [.sceneBecomeActive]),
        LaunchSymbol("UISceneDelegate.sceneWillResignActive(_:)", [.actionHome, .actionSwitcher]),
        LaunchSymbol("UISceneDelegate.sceneDidEnterBackground(_:)", [.actionHome]),
        LaunchSymbol("UISceneDelegate.scene(_:openURLContexts:)", [.deliveryUrl]),
        LaunchSymbol("UISceneDelegate.scene(_:continue:)", [.deliveryActivity]),
        LaunchSymbol("UISceneDelegate.stateRestorationActivity(for:)", [.sceneSavesState, .sessionActivityTypes]),
        LaunchSymbol("UIWindowSceneDelegate", [.sceneDelegate], differs: optional),
        LaunchSymbol("UIWindowSceneDelegate.window", [.sceneStoryboardWindow, .viewWindowShown]),
        LaunchSymbol(
            "UIWindowSceneDelegate.windowScene(_:performActionFor:completionHandler:)", [.deliveryShortcut]),
    ]

    private static let requests = [
        LaunchSymbol(
            "UIApplication.requestSceneSessionActivation(_:userActivity:options:errorHandler:)",
            [.requestActivateNew, .requestActivateExisting, .requestUnsupported, .requestUnknown],
            differs: "Without a session the system may choose an existing one; the model always creates a new one."),
        LaunchSymbol(
            "UIApplication.activateSceneSession(for:errorHandler:)",
            [.requestActivateNew, .requestActivateExisting, .requestUnsupported, .requestUnknown],
            differs: "Without a session the system may choose an existing one; the model always creates a new one."),
        LaunchSymbol(
            "UIApplication.requestSceneSessionDestruction(_:options:errorHandler:)",
            [.requestDestroy, .requestDestroySilent, .requestReplaced, .requestUnsupported, .requestUnknown],
            differs: "No animation is shown."),
        LaunchSymbol(
            "UIApplication.requestSceneSessionRefresh(_:)", [.requestRefresh],
            differs: "No picture is drawn; the trace says when the system would draw one."),
        LaunchSymbol(
            "UISceneSessionActivationRequest", [.requestActivateNew, .requestActivateExisting],
            page: "uiscenesessionactivationrequest-swift.struct"),
        LaunchSymbol("UISceneError", [.requestUnsupported, .requestUnknown]),
    ]

    private static let windows = [
        LaunchSymbol(
            "UIWindow", [.viewWindowShown, .viewKeyWindow, .viewWindowKeptByApp],
            differs: "Nothing is drawn. The trace and the playground show the texts of the views."),
        LaunchSymbol("UIWindow.init(windowScene:)", [.viewWindowWithoutScene]),
        LaunchSymbol("UIWindow.rootViewController", [.viewRootExpected, .viewLoadsAtConnection]),
        LaunchSymbol(
            "UIWindow.makeKeyAndVisible()", [.viewLoadsWhenShown, .viewWindowWithoutScene, .viewKeyWindow]),
        LaunchSymbol("UIViewController.viewDidLoad()", [.viewLoadsAtConnection, .viewLoadsWhenShown]),
    ]
}
