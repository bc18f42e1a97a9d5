extension Surface {
    static let scenes: [(String, String)] = [
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
}
