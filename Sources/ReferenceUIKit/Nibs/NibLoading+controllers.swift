internal import Foundation
internal import Lifecycle

/// The view controllers of a storyboard, and the items of their bars.
extension NibLoading {
    /// Configures a view controller by its element. Its view is loaded later, when it is first needed.
    ///
    /// Source: Apple, UIViewController, "View management".
    func configure(_ controller: UIViewController, _ element: Element) {
        controller.storyboard = storyboard
        controller.nib = self
        controller.nibElement = element
        controller.restorationIdentifier = element["restorationIdentifier"]
        controller.hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed") ?? false
        controller.definesPresentationContext = element.flag("definesPresentationContext") ?? false
        controller.extendedLayoutIncludesOpaqueBars = element.flag("extendedLayoutIncludesOpaqueBars") ?? false
        if let style = element["modalPresentationStyle"].flatMap(UIModalPresentationStyle.init(nib:)) {
            controller.modalPresentationStyle = style
        }
        if let style = element["modalTransitionStyle"].flatMap(UIModalTransitionStyle.init(nib:)) {
            controller.modalTransitionStyle = style
        }
        let title = element.string("title")
        if let item = element.child("navigationItem") {
            adopt(controller.navigationItem, for: item)
            configure(controller.navigationItem, item)
        }
        if let item = element.child("tabBarItem") { controller.tabBarItem = tabBarItem(item) }
        if let title {
            controller.title = title
        } else if let title = controller.navigationItem.title {
            controller.title = title
        }
    }

    func configure(_ item: UINavigationItem, _ element: Element) {
        item.title = element.string("title")
        item.prompt = element.string("prompt")
        item.hidesBackButton = element.flag("hidesBackButton") ?? false
        item.leftBarButtonItems = buttons(of: element, "leftBarButtonItem")
        item.rightBarButtonItems = buttons(of: element, "rightBarButtonItem")
        item.backBarButtonItem = element.value("backBarButtonItem").flatMap { object($0) as? UIBarButtonItem }
        item.titleView = element.value("titleView").flatMap { view($0) }
    }

    /// Returns the buttons at an end of a bar: one, or a list.
    private func buttons(of element: Element, _ key: String) -> [UIBarButtonItem]? {
        let elements = element.value(key).map { [$0] } ?? element.value(key + "s")?.children
        return elements?.compactMap { object($0) as? UIBarButtonItem }
    }

    func barButtonItem(_ element: Element) -> UIBarButtonItem {
        let item = UIBarButtonItem()
        begin(element)
        register(item, for: element)
        item.title = element.string("title")
        item.image = element["image"].flatMap { image(named: $0, catalog: element["catalog"]) }
        item.style = element["style"] == "done" ? .done : .plain
        item.tag = element.integer("tag") ?? 0
        item.isEnabled = element.flag("enabled") ?? true
        item.width = element.number("width") ?? 0
        item.customView = element.value("customView").flatMap { view($0) }
        return item
    }

    func tabBarItem(_ element: Element) -> UITabBarItem {
        let item = UITabBarItem(
            title: element.string("title") ?? element["systemItem"]?.capitalized,
            image: element["image"].flatMap { image(named: $0, catalog: element["catalog"]) },
            selectedImage: element["selectedImage"].flatMap { image(named: $0, catalog: element["catalog"]) })
        item.tag = element.integer("tag") ?? 0
        item.badgeValue = element["badgeValue"]
        begin(element)
        register(item, for: element)
        return item
    }

    /// Returns true if the scene has a view for a controller.
    func hasView(for controller: Element) -> Bool { controller.value("view") != nil }

    /// Loads the view of the scene's controller with all that belongs to it.
    func loadView(of controller: UIViewController, _ element: Element) {
        guard let root = element.value("view"), let view = view(root) else { return }
        if root.child("rect") == nil { view.frame = UIScreen.main.bounds }
        controller.view = view
        makeTopLevel()
        connect()
        performEmbeddings(of: controller)
        end()
    }
}
