/// A message that UIKit sends to an app's delegates: Swift's spelling and the selector behind it.
public struct Callback: Hashable, Sendable {
    /// Swift's spelling: `scene(_:willConnectTo:options:)`.
    public let name: String
    /// Objective-C's selector: `scene:willConnectToSession:options:`.
    public let selector: String

    /// The callback whose selector is its Swift name with the labels written one after another.
    init(_ name: String) {
        let parts = name.split(separator: "(", maxSplits: 1)
        let labels = parts.count == 2 ? parts[1].dropLast().split(separator: ":") : []
        let rest = labels.dropFirst().map { "\($0):" }.joined()
        self.init(name, labels.isEmpty ? name : "\(parts[0]):\(rest)")
    }

    init(_ name: String, _ selector: String) {
        self.name = name
        self.selector = selector
    }
}

extension Callback {
    /// `UIApplicationDelegate`.
    public static let applicationDelegate: [Callback] = [
        Callback("application(_:willFinishLaunchingWithOptions:)"),
        Callback("application(_:didFinishLaunchingWithOptions:)"),
        Callback("applicationDidFinishLaunching(_:)"),
        Callback("applicationDidBecomeActive(_:)"),
        Callback("applicationWillResignActive(_:)"),
        Callback("applicationDidEnterBackground(_:)"),
        Callback("applicationWillEnterForeground(_:)"),
        Callback("applicationWillTerminate(_:)"),
        Callback("applicationDidReceiveMemoryWarning(_:)"),
        Callback("applicationSignificantTimeChange(_:)"),
        Callback("application(_:open:options:)", "application:openURL:options:"),
        Callback("application(_:continue:restorationHandler:)", "application:continueUserActivity:restorationHandler:"),
        Callback(
            "application(_:performActionFor:completionHandler:)",
            "application:performActionForShortcutItem:completionHandler:"),
        Callback(
            "application(_:configurationForConnecting:options:)",
            "application:configurationForConnectingSceneSession:options:"),
        Callback("application(_:didDiscardSceneSessions:)"),
        Callback("applicationShouldAutomaticallyLocalizeKeyCommands(_:)"),
        Callback("applicationProtectedDataWillBecomeUnavailable(_:)"),
        Callback("applicationProtectedDataDidBecomeAvailable(_:)"),
        Callback("applicationShouldRequestHealthAuthorization(_:)"),
        Callback("application(_:didRegisterForRemoteNotificationsWithDeviceToken:)"),
        Callback("application(_:didFailToRegisterForRemoteNotificationsWithError:)"),
        Callback("application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"),
        Callback("application(_:didReceiveRemoteNotification:)"),
        Callback("application(_:didReceive:)", "application:didReceiveLocalNotification:"),
        Callback("application(_:didRegister:)", "application:didRegisterUserNotificationSettings:"),
        Callback("application(_:performFetchWithCompletionHandler:)"),
        Callback("application(_:handleEventsForBackgroundURLSession:completionHandler:)"),
        Callback("application(_:handleWatchKitExtensionRequest:reply:)"),
        Callback("application(_:handlerFor:)", "application:handlerForIntent:"),
        Callback("application(_:handle:completionHandler:)", "application:handleIntent:completionHandler:"),
        Callback("application(_:willContinueUserActivityWithType:)"),
        Callback("application(_:didFailToContinueUserActivityWithType:error:)"),
        Callback("application(_:didUpdate:)", "application:didUpdateUserActivity:"),
        Callback(
            "application(_:userDidAcceptCloudKitShareWith:)",
            "application:userDidAcceptCloudKitShareWithMetadata:"),
        Callback("application(_:handleOpen:)", "application:handleOpenURL:"),
        Callback(
            "application(_:open:sourceApplication:annotation:)",
            "application:openURL:sourceApplication:annotation:"),
        Callback("application(_:shouldSaveSecureApplicationState:)"),
        Callback("application(_:shouldRestoreSecureApplicationState:)"),
        Callback("application(_:shouldSaveApplicationState:)"),
        Callback("application(_:shouldRestoreApplicationState:)"),
        Callback("application(_:willEncodeRestorableStateWith:)", "application:willEncodeRestorableStateWithCoder:"),
        Callback("application(_:didDecodeRestorableStateWith:)", "application:didDecodeRestorableStateWithCoder:"),
        Callback("application(_:viewControllerWithRestorationIdentifierPath:coder:)"),
        Callback(
            "application(_:supportedInterfaceOrientationsFor:)",
            "application:supportedInterfaceOrientationsForWindow:"),
        Callback("application(_:shouldAllowExtensionPointIdentifier:)"),
        Callback("application(_:willChangeStatusBarOrientation:duration:)"),
        Callback("application(_:didChangeStatusBarOrientation:)"),
        Callback("application(_:willChangeStatusBarFrame:)"),
        Callback("application(_:didChangeStatusBarFrame:)"),
    ]

    /// `UISceneDelegate` and `UIWindowSceneDelegate`.
    public static let sceneDelegate: [Callback] = [
        Callback("scene(_:willConnectTo:options:)", "scene:willConnectToSession:options:"),
        Callback("sceneDidDisconnect(_:)"),
        Callback("sceneDidBecomeActive(_:)"),
        Callback("sceneWillResignActive(_:)"),
        Callback("sceneWillEnterForeground(_:)"),
        Callback("sceneDidEnterBackground(_:)"),
        Callback("scene(_:openURLContexts:)"),
        Callback("stateRestorationActivity(for:)", "stateRestorationActivityForScene:"),
        Callback("scene(_:restoreInteractionStateWith:)", "scene:restoreInteractionStateWithUserActivity:"),
        Callback("scene(_:willContinueUserActivityWithType:)"),
        Callback("scene(_:continue:)", "scene:continueUserActivity:"),
        Callback("scene(_:didFailToContinueUserActivityWithType:error:)"),
        Callback("scene(_:didUpdate:)", "scene:didUpdateUserActivity:"),
        Callback(
            "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
            "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:"),
        Callback("windowScene(_:didUpdateEffectiveGeometry:)"),
        Callback(
            "windowScene(_:performActionFor:completionHandler:)",
            "windowScene:performActionForShortcutItem:completionHandler:"),
        Callback(
            "windowScene(_:userDidAcceptCloudKitShareWith:)", "windowScene:userDidAcceptCloudKitShareWithMetadata:"),
    ]

    /// The `window` property that both kinds of delegate may have. The names are spelled as in `#selector`.
    public static let window = (
        get: Callback("getter: window", "window"), set: Callback("setter: window", "setWindow:")
    )

    /// Every callback by its Swift name.
    public static let named: [String: Callback] = Dictionary(
        uniqueKeysWithValues: (applicationDelegate + sceneDelegate).map { ($0.name, $0) })
}
