public import Foundation

/// A trait that code can ask to hear of.
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The value that the trait has if nothing sets it.
    static var defaultValue: Value { get }
}

/// A kind of trait.
public typealias UITrait = any UITraitDefinition.Type

/// A registration for changes of traits, by which it is ended.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object with traits whose changes code can register for.
///
/// The traits of the simulated device never change, so what is registered is never called. Code may set a style by
/// `overrideUserInterfaceStyle`: if a device would call something that is registered, the verdict is not certain.
@available(iOS 17.0, *)
@preconcurrency @MainActor
public protocol UITraitChangeObservable {}

@available(iOS 17.0, *)
extension UITraitChangeObservable {
    /// Registers a closure for changes of some traits.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        TraitChangeRegistration(self, traits)
    }

    /// Registers a message to another object for changes of some traits.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        TraitChangeRegistration(self, traits)
    }

    /// Registers a message to the object itself for changes of some traits.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        TraitChangeRegistration(self, traits)
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (registration as? TraitChangeRegistration)?.end()
    }
}

/// A registration for changes of an object's traits, kept until it is ended.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
    @MainActor private static var all: [TraitChangeRegistration] = []

    private weak var object: AnyObject?
    private let traits: [UITrait]

    @MainActor
    init(_ object: Any, _ traits: [UITrait]) {
        self.object = object as AnyObject
        self.traits = traits
        super.init()
        Self.all.append(self)
    }

    @MainActor
    func end() {
        Self.all.removeAll { $0 === self }
    }

    /// Returns true if an object is registered for changes of the style.
    @MainActor
    static func hearsOfStyle(_ object: AnyObject) -> Bool {
        all.contains { $0.object === object && $0.traits.contains { $0 == UITraitUserInterfaceStyle.self } }
    }
}

@available(iOS 17.0, *) extension UIView: UITraitChangeObservable {}
@available(iOS 17.0, *) extension UIViewController: UITraitChangeObservable {}
@available(iOS 17.0, *) extension UIPresentationController: UITraitChangeObservable {}
@available(iOS 17.0, *) extension UIWindowScene: UITraitChangeObservable {}

/// The style of the interface: light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// The class of the interface's width.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The class of the interface's height.
public struct UITraitVerticalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The number of pixels in a point.
public struct UITraitDisplayScale: UITraitDefinition {
    public static let defaultValue: CGFloat = 0
}

/// The direction in which the interface is read.
public struct UITraitLayoutDirection: UITraitDefinition {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The text size that the user prefers.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static let defaultValue = UIContentSizeCategory.unspecified
}
