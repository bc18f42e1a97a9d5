extension Surface {
    static let application: [(String, String)] = [
        (
            "UIApplicationMain",
            """
            let _: Int32 = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil as String?, nil as String?)
            UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(UIApplication.self), nil)
            """
        ),
        (
            "UIApplication",
            """
            let _: UIResponder = app
            let _: UIApplication = UIApplication.shared
            let _: (any UIApplicationDelegate)? = app.delegate
            app.delegate = delegate
            let _: UIApplication.State = app.applicationState
            let _: [Int] = [UIApplication.State.active, .inactive, .background].map(\\.rawValue)
            """
        ),
        (
            "UIApplication, scenes",
            """
            let _: Set<UIScene> = app.connectedScenes
            let _: Set<UISceneSession> = app.openSessions
            let _: Bool = app.supportsMultipleScenes
            app.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
            app.requestSceneSessionActivation(session, userActivity: nil, options: UIScene.ActivationRequestOptions()) {
                (error: any Error) in print(error)
            }
            app.requestSceneSessionDestruction(session, options: nil)
            app.requestSceneSessionDestruction(session, options: UIWindowSceneDestructionRequestOptions(), errorHandler: nil)
            app.requestSceneSessionRefresh(session)
            app.activateSceneSession(for: UISceneSessionActivationRequest(role: .windowApplication)) { (_: any Error) in }
            app.activateSceneSession(for: UISceneSessionActivationRequest())
            """
        ),
        (
            "UIApplication, windows",
            """
            let _: UIWindow? = app.keyWindow
            let _: [UIWindow] = app.windows
            """
        ),
        (
            "UIApplication, the system",
            """
            let task: UIBackgroundTaskIdentifier = app.beginBackgroundTask()
            let _: UIBackgroundTaskIdentifier = app.beginBackgroundTask(withName: "a") { print("expired") }
            app.endBackgroundTask(task)
            let _: Bool = task == .invalid
            let _: TimeInterval = app.backgroundTimeRemaining
            let _: UIBackgroundRefreshStatus = app.backgroundRefreshStatus
            app.open(url)
            app.open(url, options: [.universalLinksOnly: true]) { (_: Bool) in }
            let _: Bool = app.canOpenURL(url)
            app.isIdleTimerDisabled = true
            app.registerForRemoteNotifications()
            app.unregisterForRemoteNotifications()
            let _: Bool = app.isRegisteredForRemoteNotifications
            app.applicationIconBadgeNumber = 1
            app.shortcutItems = [UIApplicationShortcutItem(type: "a", localizedTitle: "b")]
            let _: [UIApplicationShortcutItem]? = app.shortcutItems
            app.sendEvent(UIEvent())
            let _: Bool = app.sendAction(Selector(("a:")), to: nil, from: nil, for: nil)
            let _: Bool = app.isProtectedDataAvailable
            let _: URL? = URL(string: UIApplication.openSettingsURLString)
            app.registerUserNotificationSettings(UIUserNotificationSettings(types: [.alert, .badge], categories: nil))
            """
        ),
        (
            "UIApplicationDelegate, called as optional methods",
            """
            let _: UIWindow?? = delegate?.window
            let _: UIViewController? = delegate?.window??.rootViewController
            delegate?.applicationDidBecomeActive?(app)
            delegate?.applicationWillTerminate?(app)
            delegate?.applicationProtectedDataDidBecomeAvailable?(app)
            let _: Bool? = delegate?.application?(app, didFinishLaunchingWithOptions: nil)
            let _: Bool? = delegate?.application?(app, open: url, options: [.openInPlace: true])
            let _: Void? = delegate?.application?(app, didRegisterForRemoteNotificationsWithDeviceToken: Data())
            let _: Void? = delegate?.application?(app, didFailToRegisterForRemoteNotificationsWithError: UISceneError(.requestDenied))
            let _: Void? = delegate?.application?(app, didReceiveRemoteNotification: [:]) { (_: UIBackgroundFetchResult) in }
            let _: Void? = delegate?.application?(app, performFetchWithCompletionHandler: { _ in })
            let _: Void? = delegate?.application?(app, handleEventsForBackgroundURLSession: "a") {}
            let _: Bool? = delegate?.application?(app, continue: activity) { (_: [any UIUserActivityRestoring]?) in }
            let _: UIInterfaceOrientationMask? = delegate?.application?(app, supportedInterfaceOrientationsFor: window)
            let _: UISceneConfiguration? = delegate?.application?(app, configurationForConnecting: session, options: options)
            let _: Void? = delegate?.application?(app, didDiscardSceneSessions: [session])
            """
        ),
        (
            "UIApplication.LaunchOptionsKey",
            """
            let keys: [UIApplication.LaunchOptionsKey: Any] = [
                .url: url, .sourceApplication: "a", .remoteNotification: [:], .shortcutItem: 1, .userActivityDictionary: 1,
                .location: true, .bluetoothCentrals: 1, .annotation: 1,
            ]
            let _: URL? = keys[.url] as? URL
            """
        ),
        (
            "UIApplicationShortcutItem",
            """
            let item = UIApplicationShortcutItem(
                type: "a", localizedTitle: "b", localizedSubtitle: nil, icon: UIApplicationShortcutIcon(type: .add),
                userInfo: ["c": "d" as NSString])
            let _: String = item.type
            let _: [String: any NSSecureCoding]? = item.userInfo
            let changed = UIMutableApplicationShortcutItem(type: "a", localizedTitle: "b")
            changed.localizedTitle = "c"
            let _: UIApplicationShortcutIcon = UIApplicationShortcutIcon(systemImageName: "star")
            """
        ),
        (
            "UIResponder",
            """
            let responder: UIResponder = view
            let _: UIResponder? = responder.next
            responder.userActivity = activity
            responder.updateUserActivityState(activity)
            responder.restoreUserActivityState(activity)
            let _: any UIUserActivityRestoring = responder
            let _: Bool = responder.becomeFirstResponder()
            activity.targetContentIdentifier = "a"
            activity.addUserInfoEntries(from: ["a": 1])
            activity.isEligibleForHandoff = true
            """
        ),
    ]
}
