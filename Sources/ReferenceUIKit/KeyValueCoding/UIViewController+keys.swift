internal import Foundation

extension KeyedProperty {
    static let viewController: [KeyedProperty] = [
        .optional("title", \UIViewController.title), .optional("view", \UIViewController.view),
        .computed("viewLoaded") { (controller: UIViewController) in controller.isViewLoaded },
        .computed("parentViewController") { (controller: UIViewController) in controller.parent },
        .computed("childViewControllers") { (controller: UIViewController) in controller.children },
        .computed("presentedViewController") { (controller: UIViewController) in controller.presentedViewController },
        .computed("storyboard") { (controller: UIViewController) in controller.storyboard },
    ]
}
