extension Surface {
    static let views: [(String, String)] = [
        (
            "gestures, traits and units",
            """
            let edge: UIScreenEdgePanGestureRecognizer = .init()
            edge.edges = .left
            let rotation = UIRotationGestureRecognizer(target: controller, action: Selector(("turn:")))
            let _: CGFloat = rotation.rotation + rotation.velocity
            view.addGestureRecognizer(UIHoverGestureRecognizer())
            let registration: any UITraitChangeRegistration = controller.registerForTraitChanges(
                [UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]
            ) { (controller: UIViewController, previous: UITraitCollection) in controller.view.setNeedsLayout() }
            controller.unregisterForTraitChanges(registration)
            view.registerForTraitChanges([UITraitHorizontalSizeClass.self], action: Selector(("change")))
            let _: UInt64 = NSEC_PER_SEC / NSEC_PER_MSEC
            """
        ),
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
