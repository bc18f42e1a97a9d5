internal import Foundation
internal import ReferenceObjectiveC

/// The messages that Foundation's and UIKit's own objects answer by name, as far as the model has them.
@MainActor
enum SystemMessages {
    static func method(_ selector: Selector, of type: AnyClass) -> ClassImage.Method? {
        var next: AnyClass? = type
        while let current = next {
            if let method = methods[ObjectIdentifier(current)]?[selector] { return method }
            next = _getSuperclass(current)
        }
        return KeyedProperty.message(selector, of: type)
    }

    private static let methods: [ObjectIdentifier: [Selector: ClassImage.Method]] = [
        ObjectIdentifier(NSObject.self): object,
        ObjectIdentifier(UIApplication.self): application,
        ObjectIdentifier(UIView.self): view,
        ObjectIdentifier(UIWindow.self): window,
        ObjectIdentifier(UIViewController.self): viewController,
    ]

    private static let object: [Selector: ClassImage.Method] = [
        "description": { receiver, _ in (receiver as? NSObject)?.description },
        "hash": { receiver, _ in (receiver as? NSObject)?.hash },
        "isEqual:": { receiver, arguments in (receiver as? NSObject)?.isEqual(arguments[0] as Any?) },
        "class": { receiver, _ in type(of: receiver) },
        "superclass": { receiver, _ in _getSuperclass(type(of: receiver)) },
    ]

    private static let application: [Selector: ClassImage.Method] = [
        "_removeSessionFromSessionSet:": { receiver, arguments in
            (receiver as? UIApplication)?.removeSessionFromSessionSet(arguments[0])
        }
    ]

    private static let view: [Selector: ClassImage.Method] = [
        "addSubview:": { receiver, arguments in (receiver as? UIView)?.addSubview(arguments[0]) },
        "removeFromSuperview": { receiver, _ in (receiver as? UIView)?.removeFromSuperview() },
        "layoutSubviews": { receiver, _ in (receiver as? UIView)?.layoutSubviews() },
    ]

    private static let window: [Selector: ClassImage.Method] = [
        "makeKeyAndVisible": { receiver, _ in (receiver as? UIWindow)?.makeKeyAndVisible() },
        "makeKeyWindow": { receiver, _ in (receiver as? UIWindow)?.makeKey() },
        "becomeKeyWindow": { receiver, _ in (receiver as? UIWindow)?.becomeKey() },
        "resignKeyWindow": { receiver, _ in (receiver as? UIWindow)?.resignKey() },
    ]

    private static let viewController: [Selector: ClassImage.Method] = [
        "loadView": { receiver, _ in (receiver as? UIViewController)?.loadView() },
        "loadViewIfNeeded": { receiver, _ in (receiver as? UIViewController)?.loadViewIfNeeded() },
        "viewDidLoad": { receiver, _ in (receiver as? UIViewController)?.viewDidLoad() },
        "viewWillAppear:": { receiver, arguments in (receiver as? UIViewController)?.viewWillAppear(arguments[0]) },
        "viewDidAppear:": { receiver, arguments in (receiver as? UIViewController)?.viewDidAppear(arguments[0]) },
        "viewWillDisappear:": { receiver, arguments in (receiver as? UIViewController)?.viewWillDisappear(arguments[0])
        },
        "viewDidDisappear:": { receiver, arguments in (receiver as? UIViewController)?.viewDidDisappear(arguments[0]) },
        "awakeFromNib": { receiver, _ in (receiver as? UIViewController)?.awakeFromNib() },
    ]
}
