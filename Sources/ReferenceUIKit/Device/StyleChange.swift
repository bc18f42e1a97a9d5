internal import Foundation
internal import ReferenceObjectiveC

/// A part of the interface with a style that code may set. What is inside it gets the same style.
@MainActor
protocol Styled: AnyObject {
    /// The style that code set; `.unspecified` for none.
    var overrideUserInterfaceStyle: UIUserInterfaceStyle { get }
    /// The style that code set around this part; `.unspecified` for none.
    var styleAround: UIUserInterfaceStyle { get }
    /// The parts inside this one.
    var styledInside: [any Styled] { get }
}

extension Styled {
    /// The style that code set for this part or around it; `.unspecified` for none.
    var style: UIUserInterfaceStyle {
        overrideUserInterfaceStyle == .unspecified ? styleAround : overrideUserInterfaceStyle
    }

    /// Notes that code set another style. A device tells the objects that asked to hear of changed traits; the model does
    /// not.
    func styleWasSet(from old: UIUserInterfaceStyle) {
        let around = styleAround
        let styles = [old, overrideUserInterfaceStyle].map { style in
            UITraitCollection.ofDevice(styled: style == .unspecified ? around : style).userInterfaceStyle
        }
        guard styles[0] != styles[1], let listener = firstListener else { return }
        CallbackDispatch.uncertain(
            "\(type(of: self)).overrideUserInterfaceStyle",
            "Understudy does not tell \(type(of: listener)) that its traits changed, and a device does")
    }

    /// The first part of this one that would hear of another style of it; nil if there is none.
    private var firstListener: (any Styled)? {
        if TraitChangeRegistration.hearsOfStyle(self) || CallbackDispatch.hasOwn(Self.changed, type(of: self)) {
            return self
        }
        return styledInside.lazy.filter { $0.overrideUserInterfaceStyle == .unspecified }.compactMap(\.firstListener)
            .first
    }

    private static var changed: Selector { "traitCollectionDidChange:" }
}

extension UIView: Styled {
    var styleAround: UIUserInterfaceStyle { (controller as (any Styled)? ?? superview)?.style ?? .unspecified }

    var styledInside: [any Styled] {
        let root = (self as? UIWindow)?.rootViewController
        return [root].compactMap(\.self) + subviews.map { $0.controller as (any Styled)? ?? $0 }
    }
}

extension UIViewController: Styled {
    var styleAround: UIUserInterfaceStyle {
        (parent as (any Styled)? ?? viewIfLoaded?.superview ?? window)?.style ?? .unspecified
    }

    var styledInside: [any Styled] { [viewIfLoaded].compactMap(\.self) + children }
}
