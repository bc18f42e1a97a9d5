internal import Foundation
internal import ReferenceObjectiveC

/// A property of one of UIKit's own classes, as Objective-C knows it.
@MainActor
struct KeyedProperty {
    let key: String
    let get: (NSObject) -> Any?
    /// The function that sets the value and returns true if the value has the property's type.
    ///
    /// It is nil if key-value coding cannot set the property either.
    let set: ((NSObject, Any?) -> Bool)?
    /// True if there is a setter to send a message to. Key-value coding does not need one.
    let hasSetter: Bool

    /// Returns a property that is never nil.
    static func value<Root: NSObject, Value>(
        _ key: String, _ path: ReferenceWritableKeyPath<Root, Value>, hasSetter: Bool = true
    ) -> KeyedProperty {
        KeyedProperty(
            key: key, get: { ($0 as? Root)?[keyPath: path] },
            set: { object, value in
                guard let root = object as? Root, let value = value.flatMap({ _converted($0, to: Value.self) }) else {
                    return false
                }
                root[keyPath: path] = value
                return true
            }, hasSetter: hasSetter)
    }

    /// Returns a property that may be nil.
    static func optional<Root: NSObject, Value>(
        _ key: String, _ path: ReferenceWritableKeyPath<Root, Value?>, hasSetter: Bool = true
    ) -> KeyedProperty {
        KeyedProperty(
            key: key, get: { ($0 as? Root)?[keyPath: path] },
            set: { object, value in
                guard let root = object as? Root else { return false }
                guard let value else {
                    root[keyPath: path] = nil
                    return true
                }
                guard let value = _converted(value, to: Value.self) else { return false }
                root[keyPath: path] = value
                return true
            }, hasSetter: hasSetter)
    }

    /// Returns a property that may be nil and whose getter has an effect: a key path would call it before the setter.
    static func assigned<Root: NSObject, Value>(
        _ key: String, _ get: @escaping (Root) -> Value?, _ set: @escaping (Root, Value?) -> Void
    ) -> KeyedProperty {
        KeyedProperty(
            key: key, get: { ($0 as? Root).flatMap(get) },
            set: { object, value in
                guard let root = object as? Root else { return false }
                guard let value else {
                    set(root, nil)
                    return true
                }
                guard let value = value as? Value else { return false }
                set(root, value)
                return true
            }, hasSetter: true)
    }

    /// Returns a property that is computed from others.
    static func computed<Root: NSObject>(_ key: String, _ get: @escaping (Root) -> Any?) -> KeyedProperty {
        KeyedProperty(key: key, get: { ($0 as? Root).flatMap(get) }, set: nil, hasSetter: false)
    }

    /// Returns the property with a key, of a class or of one that it inherits from.
    static func named(_ key: String, of type: AnyClass) -> KeyedProperty? {
        find(type) { $0.key == key }
    }

    /// Returns the method of one of UIKit's objects that reads or sets a property.
    static func message(_ selector: Selector, of type: AnyClass) -> ClassImage.Method? {
        let name = selector.description
        if let property = named(name, of: type) {
            return { receiver, _ in (receiver as? NSObject).flatMap(property.get) }
        }
        guard let property = find(type, where: { $0.hasSetter && $0.setter == name }), let set = property.set else {
            return nil
        }
        return { receiver, arguments in
            if let receiver = receiver as? NSObject { _ = set(receiver, arguments[0]) }
            return nil
        }
    }

    private var setter: String { "set\(key.prefix(1).uppercased())\(key.dropFirst()):" }

    private static func find(_ type: AnyClass, where isWanted: (KeyedProperty) -> Bool) -> KeyedProperty? {
        var next: AnyClass? = type
        while let current = next {
            if let found = tables[ObjectIdentifier(current)]?.first(where: isWanted) { return found }
            next = _getSuperclass(current)
        }
        return nil
    }

    private static let tables: [ObjectIdentifier: [KeyedProperty]] = [
        ObjectIdentifier(UIApplication.self): application,
        ObjectIdentifier(UIScene.self): scene,
        ObjectIdentifier(UIWindowScene.self): windowScene,
        ObjectIdentifier(UISceneSession.self): sceneSession,
        ObjectIdentifier(UISceneConfiguration.self): sceneConfiguration,
        ObjectIdentifier(UIScene.ConnectionOptions.self): connectionOptions,
        ObjectIdentifier(UIOpenURLContext.self): openURLContext,
        ObjectIdentifier(UIScene.OpenURLOptions.self): openURLOptions,
        ObjectIdentifier(UIView.self): view,
        ObjectIdentifier(UIWindow.self): window,
        ObjectIdentifier(UIViewController.self): viewController,
        ObjectIdentifier(CALayer.self): layer,
        ObjectIdentifier(UIControl.self): control,
        ObjectIdentifier(UILabel.self): label,
        ObjectIdentifier(UITextField.self): textField,
        ObjectIdentifier(UITextView.self): textView,
        ObjectIdentifier(UIScrollView.self): scrollView,
        ObjectIdentifier(UITableView.self): tableView,
        ObjectIdentifier(UICollectionView.self): collectionView,
        ObjectIdentifier(UITableViewController.self): tableViewController,
        ObjectIdentifier(UITableViewCell.self): tableViewCell,
        ObjectIdentifier(UISearchBar.self): searchBar,
        ObjectIdentifier(UIGestureRecognizer.self): gestureRecognizer,
        ObjectIdentifier(UINavigationController.self): navigationController,
        ObjectIdentifier(UINavigationItem.self): navigationItem,
        ObjectIdentifier(UIBarItem.self): barItem,
        ObjectIdentifier(NSLayoutConstraint.self): constraint,
    ]
}
