public import Foundation
internal import Lifecycle

/// An object with a look that an app can set for all objects of a class at once.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIAppearance where Self: UIView {
    /// Returns an object that stands for all objects of the class. It keeps the values that you set.
    ///
    /// Nothing is drawn, so no other object takes the values over.
    public static func appearance() -> Self {
        AppearanceProxies.proxy(for: self)
    }

    /// Returns an object that stands for all objects of the class inside others.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.proxy(for: self, within: containerTypes)
    }
}

extension UIAppearance where Self: UIBarButtonItem {
    /// Returns an object that stands for all objects of the class. It keeps the values that you set.
    public static func appearance() -> Self {
        AppearanceProxies.proxy(for: self)
    }

    /// Returns an object that stands for all objects of the class inside others.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.proxy(for: self, within: containerTypes)
    }
}

extension UIAppearance where Self: UITabBarItem {
    /// Returns an object that stands for all objects of the class. It keeps the values that you set.
    public static func appearance() -> Self {
        AppearanceProxies.proxy(for: self)
    }
}

/// An object that may contain objects with a look.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// The objects that stand for classes.
@MainActor
private enum AppearanceProxies {
    private static var kept: [String: AnyObject] = [:]

    static func proxy<Object: NSObject>(
        for type: Object.Type, within containers: [any UIAppearanceContainer.Type] = []
    ) -> Object {
        let key = ([type] + containers as [Any.Type]).map { String(reflecting: $0) }.joined(separator: " in ")
        if let proxy = kept[key] as? Object { return proxy }
        guard let proxy = made(type) as? Object else {
            preconditionFailure("\(type) derives from NSObject, so it has an init().")
        }
        kept[key] = proxy
        return proxy
    }

    /// Makes an object of a class. A few of UIKit's own have no initialiser without an argument.
    private static func made(_ type: NSObject.Type) -> NSObject? {
        if type == UICollectionView.self {
            return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        }
        if type == UIListContentView.self { return UIListContentView(configuration: .cell()) }
        return Instances.make(type, .window)
    }
}
