extension Surface {
    static let windows: [(String, String)] = [
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
}
