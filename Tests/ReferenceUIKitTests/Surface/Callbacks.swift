/// Delegates that implement every callback, as Xcode completes them.
enum Callbacks {
    static var source: String {
        """
        import UIKit

        class Lead: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
        \(applicationDelegate.map { "    \($0.code)" }.joined(separator: "\n"))
        }

        class Stage: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
        \(sceneDelegate.map { "    \($0.code)" }.joined(separator: "\n"))
        }
        """
    }

    static let names = Set((applicationDelegate + sceneDelegate).map(\.name))

    private static let applicationDelegate: [(name: String, code: String)] = [
        (
            "application(_:willFinishLaunchingWithOptions:)",
            "func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { true }"
        ),
        (
            "application(_:didFinishLaunchingWithOptions:)",
            "func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { true }"
        ),
        (
            "applicationDidFinishLaunching(_:)",
            "func applicationDidFinishLaunching(_ application: UIApplication) {}"
        ),
        (
            "applicationDidBecomeActive(_:)",
            "func applicationDidBecomeActive(_ application: UIApplication) {}"
        ),
        (
            "applicationWillResignActive(_:)",
            "func applicationWillResignActive(_ application: UIApplication) {}"
        ),
        (
            "applicationDidEnterBackground(_:)",
            "func applicationDidEnterBackground(_ application: UIApplication) {}"
        ),
        (
            "applicationWillEnterForeground(_:)",
            "func applicationWillEnterForeground(_ application: UIApplication) {}"
        ),
        (
            "applicationWillTerminate(_:)",
            "func applicationWillTerminate(_ application: UIApplication) {}"
        ),
        (
            "applicationDidReceiveMemoryWarning(_:)",
            "func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}"
        ),
        (
            "applicationSignificantTimeChange(_:)",
            "func applicationSignificantTimeChange(_ application: UIApplication) {}"
        ),
        (
            "application(_:open:options:)",
            "func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { true }"
        ),
        (
            "application(_:continue:restorationHandler:)",
            "func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool { true }"
        ),
        (
            "application(_:performActionFor:completionHandler:)",
            "func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {}"
        ),
        (
            "application(_:configurationForConnecting:options:)",
            "func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }"
        ),
        (
            "application(_:didDiscardSceneSessions:)",
            "func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}"
        ),
        (
            "applicationShouldAutomaticallyLocalizeKeyCommands(_:)",
            "func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool { true }"
        ),
        (
            "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
            "func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}"
        ),
        (
            "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
            "func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}"
        ),
        (
            "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
            "func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {}"
        ),
        (
            "application(_:didReceiveRemoteNotification:)",
            "func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {}"
        ),
        (
            "application(_:didReceive:)",
            "func application(_ application: UIApplication, didReceive notification: UILocalNotification) {}"
        ),
        (
            "application(_:didRegister:)",
            "func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {}"
        ),
        (
            "application(_:performFetchWithCompletionHandler:)",
            "func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {}"
        ),
        (
            "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
            "func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void) {}"
        ),
        (
            "application(_:handleWatchKitExtensionRequest:reply:)",
            "func application(_ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?, reply: @escaping ([AnyHashable: Any]?) -> Void) {}"
        ),
        (
            "application(_:handlerFor:)",
            "func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { nil }"
        ),
        (
            "application(_:handle:completionHandler:)",
            "func application(_ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void) {}"
        ),
        (
            "application(_:willContinueUserActivityWithType:)",
            "func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool { true }"
        ),
        (
            "application(_:didFailToContinueUserActivityWithType:error:)",
            "func application(_ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {}"
        ),
        (
            "application(_:didUpdate:)",
            "func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}"
        ),
        (
            "application(_:userDidAcceptCloudKitShareWith:)",
            "func application(_ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata) {}"
        ),
        (
            "application(_:handleOpen:)",
            "func application(_ application: UIApplication, handleOpen url: URL) -> Bool { true }"
        ),
        (
            "application(_:open:sourceApplication:annotation:)",
            "func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool { true }"
        ),
        (
            "application(_:shouldSaveSecureApplicationState:)",
            "func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }"
        ),
        (
            "application(_:shouldRestoreSecureApplicationState:)",
            "func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }"
        ),
        (
            "application(_:shouldSaveApplicationState:)",
            "func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }"
        ),
        (
            "application(_:shouldRestoreApplicationState:)",
            "func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }"
        ),
        (
            "application(_:willEncodeRestorableStateWith:)",
            "func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}"
        ),
        (
            "application(_:didDecodeRestorableStateWith:)",
            "func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}"
        ),
        (
            "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
            "func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { nil }"
        ),
        (
            "application(_:supportedInterfaceOrientationsFor:)",
            "func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { .all }"
        ),
        (
            "application(_:shouldAllowExtensionPointIdentifier:)",
            "func application(_ application: UIApplication, shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier) -> Bool { true }"
        ),
        (
            "application(_:willChangeStatusBarOrientation:duration:)",
            "func application(_ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval) {}"
        ),
        (
            "application(_:didChangeStatusBarOrientation:)",
            "func application(_ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation) {}"
        ),
        (
            "application(_:willChangeStatusBarFrame:)",
            "func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect) {}"
        ),
        (
            "application(_:didChangeStatusBarFrame:)",
            "func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) {}"
        ),
        (
            "applicationProtectedDataWillBecomeUnavailable(_:)",
            "func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}"
        ),
        (
            "applicationProtectedDataDidBecomeAvailable(_:)",
            "func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}"
        ),
        (
            "applicationShouldRequestHealthAuthorization(_:)",
            "func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {}"
        ),
    ]

    private static let sceneDelegate: [(name: String, code: String)] = [
        (
            "scene(_:willConnectTo:options:)",
            "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}"
        ),
        (
            "sceneDidDisconnect(_:)",
            "func sceneDidDisconnect(_ scene: UIScene) {}"
        ),
        (
            "sceneDidBecomeActive(_:)",
            "func sceneDidBecomeActive(_ scene: UIScene) {}"
        ),
        (
            "sceneWillResignActive(_:)",
            "func sceneWillResignActive(_ scene: UIScene) {}"
        ),
        (
            "sceneWillEnterForeground(_:)",
            "func sceneWillEnterForeground(_ scene: UIScene) {}"
        ),
        (
            "sceneDidEnterBackground(_:)",
            "func sceneDidEnterBackground(_ scene: UIScene) {}"
        ),
        (
            "scene(_:openURLContexts:)",
            "func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}"
        ),
        (
            "stateRestorationActivity(for:)",
            "func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }"
        ),
        (
            "scene(_:restoreInteractionStateWith:)",
            "func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}"
        ),
        (
            "scene(_:willContinueUserActivityWithType:)",
            "func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}"
        ),
        (
            "scene(_:continue:)",
            "func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}"
        ),
        (
            "scene(_:didFailToContinueUserActivityWithType:error:)",
            "func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {}"
        ),
        (
            "scene(_:didUpdate:)",
            "func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}"
        ),
        (
            "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
            "func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection) {}"
        ),
        (
            "windowScene(_:didUpdateEffectiveGeometry:)",
            "func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry) {}"
        ),
        (
            "windowScene(_:performActionFor:completionHandler:)",
            "func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {}"
        ),
        (
            "windowScene(_:userDidAcceptCloudKitShareWith:)",
            "func windowScene(_ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata) {}"
        ),
    ]
}
