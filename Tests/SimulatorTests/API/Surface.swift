// Long, for it is a table: a row for each symbol.

/// Code that uses each symbol of UIKit's surface around launch and scenes once, its type written out, as Apple's
/// headers and documentation have it. It is compiled, not run.
enum Surface {
    /// The lines, by the symbol whose members they use.
    static let rows: [(symbol: String, code: String)] = application + scenes + sessions + windows + views

    /// A source file with a function for each row.
    static var source: String {
        let functions = rows.enumerated().map { index, row in
            """
            // \(row.symbol)
            @MainActor func row\(index)(
                app: UIApplication, scene: UIScene, windowScene: UIWindowScene, session: UISceneSession, window: UIWindow,
                controller: UIViewController, view: UIView, options: UIScene.ConnectionOptions, activity: NSUserActivity,
                delegate: (any UIApplicationDelegate)?, sceneDelegate: (any UIWindowSceneDelegate)?, url: URL
            ) {
            \(row.code.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
            }
            """
        }
        return "import UIKit\n\n" + functions.joined(separator: "\n\n") + "\n\n" + nonisolated
    }

    /// What is no actor's own.
    private static let nonisolated = """
        nonisolated func names() -> [Notification.Name] {
            [
                UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
                UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
                UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
                UIApplication.didReceiveMemoryWarningNotification, UIApplication.significantTimeChangeNotification,
                UIScene.willConnectNotification, UIScene.didDisconnectNotification, UIScene.didActivateNotification,
                UIScene.willDeactivateNotification, UIScene.willEnterForegroundNotification,
                UIScene.didEnterBackgroundNotification, UIWindow.didBecomeVisibleNotification,
                UIWindow.didBecomeHiddenNotification, UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
                UIScreen.didConnectNotification, UIScreen.didDisconnectNotification,
            ]
        }

        nonisolated func sendable() -> (UIColor, UITraitCollection, UIScene.DestructionCondition, UISceneSession.Role) {
            (.red, UITraitCollection(userInterfaceStyle: .dark), .systemDisconnection, .windowApplication)
        }
        """

    private static let application: [(String, String)] = [
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

    private static let scenes: [(String, String)] = [
        (
            "UIScene",
            """
            let _: UIResponder = scene
            let _: UISceneSession = scene.session
            let _: (any UISceneDelegate)? = scene.delegate
            scene.delegate = sceneDelegate
            let _: UIScene.ActivationState = scene.activationState
            let _: String? = scene.title
            scene.title = nil
            scene.subtitle = "a"
            let conditions: UISceneActivationConditions = scene.activationConditions
            conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
            conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
            scene.open(url, options: nil)
            scene.open(url, options: UIScene.OpenExternalURLOptions()) { (_: Bool) in }
            scene.extendStateRestoration()
            scene.completeStateRestoration()
            let _: Set<UIScene.DestructionCondition> = scene.destructionConditions
            scene.destructionConditions = [.systemDisconnection, .userInitiatedDismissal]
            """
        ),
        (
            "UIScene.ActivationState",
            """
            let states: [UIScene.ActivationState] = [.unattached, .foregroundActive, .foregroundInactive, .background]
            let _: [Int] = states.map(\\.rawValue)
            """
        ),
        (
            "UIScene.ConnectionOptions",
            """
            let _: Set<UIOpenURLContext> = options.urlContexts
            let _: String? = options.sourceApplication
            let _: String? = options.handoffUserActivityType
            let _: Set<NSUserActivity> = options.userActivities
            let _: UNNotificationResponse? = options.notificationResponse
            let _: UIApplicationShortcutItem? = options.shortcutItem
            let _: CKShare.Metadata? = options.cloudKitShareMetadata
            """
        ),
        (
            "UIOpenURLContext",
            """
            let context: UIOpenURLContext = options.urlContexts.first!
            let _: URL = context.url
            let open: UIScene.OpenURLOptions = context.options
            let _: String? = open.sourceApplication
            let _: Any? = open.annotation
            let _: Bool = open.openInPlace
            let _: UIEventAttribution? = open.eventAttribution
            """
        ),
        (
            "UISceneDelegate, called as optional methods",
            """
            sceneDelegate?.sceneDidBecomeActive?(scene)
            sceneDelegate?.sceneDidDisconnect?(scene)
            let _: Void? = sceneDelegate?.scene?(scene, willConnectTo: session, options: options)
            let _: Void? = sceneDelegate?.scene?(scene, openURLContexts: [])
            let _: NSUserActivity?? = sceneDelegate?.stateRestorationActivity?(for: scene)
            let _: Void? = sceneDelegate?.scene?(scene, restoreInteractionStateWith: activity)
            let _: Void? = sceneDelegate?.scene?(scene, continue: activity)
            let _: Void? = sceneDelegate?.windowScene?(windowScene, performActionFor: UIApplicationShortcutItem(type: "a", localizedTitle: "b")) { (_: Bool) in }
            let _: UIWindow?? = sceneDelegate?.window
            """
        ),
        (
            "UIScene.ActivationRequestOptions, UISceneDestructionRequestOptions",
            """
            let request = UIScene.ActivationRequestOptions()
            request.requestingScene = scene
            let windowRequest: UIScene.ActivationRequestOptions = UIWindowScene.ActivationRequestOptions()
            _ = windowRequest
            let destruction = UIWindowSceneDestructionRequestOptions()
            let _: UISceneDestructionRequestOptions = destruction
            destruction.windowDismissalAnimation = .commit
            let _: [Int] = [UIWindowScene.DismissalAnimation.standard, .commit, .decline].map(\\.rawValue)
            """
        ),
        (
            "UISceneError",
            """
            let codes: [UISceneError.Code] = [
                .multipleScenesNotSupported, .requestDenied, .geometryRequestUnsupported, .geometryRequestDenied,
            ]
            let _: [Int] = codes.map(\\.rawValue)
            let error: any Error = UISceneError(.requestDenied)
            if let known = error as? UISceneError { let _: UISceneError.Code = known.code }
            if case UISceneError.requestDenied = error {}
            let _: String = UISceneErrorDomain
            let _: Int = (error as NSError).code
            """
        ),
        (
            "UISceneSessionActivationRequest",
            """
            var request = UISceneSessionActivationRequest(session: session, userActivity: nil, options: nil)
            request.userActivity = activity
            request.options = UIScene.ActivationRequestOptions()
            let _: UISceneSession? = request.session
            let _: UISceneSession.Role = request.role
            """
        ),
        (
            "UIWindowScene",
            """
            let _: UIScene = windowScene
            let _: UIScreen = windowScene.screen
            let _: UIInterfaceOrientation = windowScene.interfaceOrientation
            let _: any UICoordinateSpace = windowScene.coordinateSpace
            let _: UITraitCollection = windowScene.traitCollection
            let _: UISceneSizeRestrictions? = windowScene.sizeRestrictions
            windowScene.sizeRestrictions?.minimumSize = CGSize(width: 300, height: 300)
            let _: [UIWindow] = windowScene.windows
            let _: UIWindow? = windowScene.keyWindow
            let _: UIWindowScene.Geometry = windowScene.effectiveGeometry
            windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
            windowScene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS()) { (_: any Error) in }
            windowScene.windowingBehaviors?.isClosable = false
            let _: CGRect? = windowScene.statusBarManager?.statusBarFrame
            """
        ),
    ]

    private static let sessions: [(String, String)] = [
        (
            "UISceneSession",
            """
            let _: UIScene? = session.scene
            let _: UISceneSession.Role = session.role
            let _: UISceneConfiguration = session.configuration
            let _: String = session.persistentIdentifier
            let _: NSUserActivity? = session.stateRestorationActivity
            session.stateRestorationActivity = activity
            let _: [String: Any]? = session.userInfo
            session.userInfo = ["a": 1]
            """
        ),
        (
            "UISceneSession.Role",
            """
            let _: [UISceneSession.Role] = [.windowApplication, .windowExternalDisplayNonInteractive, .windowExternalDisplay]
            let _: String = UISceneSession.Role.windowApplication.rawValue
            """
        ),
        (
            "UISceneConfiguration",
            """
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            let _: UISceneConfiguration = UISceneConfiguration(name: "Default")
            let _: String? = configuration.name
            let _: UISceneSession.Role = configuration.role
            let _: AnyClass? = configuration.sceneClass
            configuration.delegateClass = UIResponder.self
            let _: UIStoryboard? = configuration.storyboard
            configuration.storyboard = nil
            let _: UISceneConfiguration? = configuration.copy() as? UISceneConfiguration
            let _: any NSCopying & NSSecureCoding = configuration
            let _: any NSSecureCoding = session
            """
        ),
    ]

    private static let windows: [(String, String)] = [
        (
            "UIWindow",
            """
            let _: UIWindow = UIWindow(windowScene: windowScene)
            let _: UIWindow = UIWindow(frame: UIScreen.main.bounds)
            let _: UIWindow = UIWindow()
            let _: UIWindowScene? = window.windowScene
            window.windowScene = windowScene
            let _: UIScreen = window.screen
            window.windowLevel = .alert + 1
            let _: Bool = window.isKeyWindow && window.canBecomeKey
            window.becomeKey()
            window.resignKey()
            window.makeKey()
            window.makeKeyAndVisible()
            let _: UIViewController? = window.rootViewController
            window.rootViewController = controller
            window.overrideUserInterfaceStyle = .dark
            window.tintColor = .systemRed
            window.isHidden = false
            """
        ),
        (
            "UIViewController",
            """
            let _: UIViewController = UIViewController(nibName: nil, bundle: nil)
            let _: UIViewController? = UIViewController(coder: NSCoder())
            let _: UIView = controller.view
            let _: UIView? = controller.viewIfLoaded
            let _: Bool = controller.isViewLoaded
            controller.loadView()
            controller.loadViewIfNeeded()
            controller.viewDidLoad()
            controller.viewWillAppear(true)
            controller.viewIsAppearing(true)
            controller.viewDidAppear(true)
            controller.viewWillDisappear(true)
            controller.viewDidDisappear(true)
            controller.viewWillLayoutSubviews()
            controller.viewDidLayoutSubviews()
            controller.addChild(UIViewController())
            controller.willMove(toParent: nil)
            controller.didMove(toParent: nil)
            controller.removeFromParent()
            controller.present(UIViewController(), animated: true)
            controller.dismiss(animated: true, completion: nil)
            let _: UINavigationController? = controller.navigationController
            let _: UITabBarController? = controller.tabBarController
            let _: UISplitViewController? = controller.splitViewController
            let _: UIStoryboard? = controller.storyboard
            controller.modalPresentationStyle = .fullScreen
            """
        ),
        (
            "UIStoryboard",
            """
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let _: UIViewController? = storyboard.instantiateInitialViewController()
            let _: UIViewController = storyboard.instantiateViewController(withIdentifier: "a")
            let _: UINavigationController? = storyboard.instantiateInitialViewController { (coder: NSCoder) in
                UINavigationController(coder: coder)
            }
            let _: UINavigationController = storyboard.instantiateViewController(identifier: "a")
            """
        ),
        (
            "UIScreen, UIDevice",
            """
            let _: UIScreen = UIScreen.main
            let _: [UIScreen] = UIScreen.screens
            let _: CGRect = UIScreen.main.bounds
            let _: CGFloat = UIScreen.main.scale
            let _: String = UIDevice.current.systemVersion + UIDevice.current.model + UIDevice.current.name
            let _: UIUserInterfaceIdiom = UIDevice.current.userInterfaceIdiom
            let _: UUID? = UIDevice.current.identifierForVendor
            """
        ),
    ]

    private static let views: [(String, String)] = [
        (
            "containers",
            """
            let navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.prefersLargeTitles = true
            navigation.pushViewController(UIViewController(), animated: true)
            let _: UIViewController? = navigation.popViewController(animated: false)
            let _: [UIViewController]? = navigation.popToRootViewController(animated: false)
            navigation.setViewControllers([controller], animated: false)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            tabs.selectedIndex = 0
            let _: UIViewController? = tabs.selectedViewController
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(controller, for: .primary)
            split.preferredDisplayMode = .oneBesideSecondary
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
            pages.setViewControllers([controller], direction: .forward, animated: false)
            controller.tabBarItem = UITabBarItem(title: "a", image: UIImage(systemName: "star"), tag: 0)
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .add, target: controller, action: Selector(("add:")))
            """
        ),
        (
            "views and controls",
            """
            view.backgroundColor = .systemBackground
            view.layer.cornerRadius = 8
            view.addGestureRecognizer(UITapGestureRecognizer(target: controller, action: Selector(("tap"))))
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .title1)
            label.textColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
            let button = UIButton(type: .system)
            button.setTitle("a", for: .normal)
            button.addTarget(controller, action: Selector(("tap:")), for: .touchUpInside)
            button.addAction(UIAction { (_: UIAction) in }, for: .touchUpInside)
            button.sendActions(for: .touchUpInside)
            let _: UIButton = UIButton(configuration: .filled(), primaryAction: UIAction(title: "a") { _ in })
            let stack = UIStackView(arrangedSubviews: [label, button, UITextField(), UISwitch(), UISlider(), UITextView()])
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
                stack.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
            ])
            UIView.animate(withDuration: 0.3) { view.alpha = 0 }
            let table = UITableView(frame: .zero, style: .insetGrouped)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
            let _: UITableViewCell = table.dequeueReusableCell(withIdentifier: "a", for: IndexPath(row: 0, section: 0))
            let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "b", style: .cancel))
            controller.present(alert, animated: true)
            """
        ),
        (
            "looks",
            """
            UINavigationBar.appearance().tintColor = .white
            UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 17)]
            UITabBar.appearance().barTintColor = .black
            UIBarButtonItem.appearance().tintColor = .red
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            UINavigationBar.appearance().standardAppearance = look
            UINavigationBar.appearance().scrollEdgeAppearance = look
            let _: UIColor = UIColor { (traits: UITraitCollection) in traits.userInterfaceStyle == .dark ? .black : .white }
            """
        ),
    ]
}
