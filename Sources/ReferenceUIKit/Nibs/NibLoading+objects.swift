internal import Foundation
internal import Lifecycle
internal import ReferenceObjectiveC

/// The creation of a file's objects.
extension NibLoading {
    /// Returns the object of an element, which is created if it does not exist.
    func object(_ element: Element) -> AnyObject? {
        if let known = existing(element["id"]) { return known }
        switch element.name {
        case "barButtonItem": return barButtonItem(element)
        case "navigationItem":
            let item = UINavigationItem()
            begin(element)
            register(item, for: element)
            configure(item, element)
            return item
        case "customObject": return customObject(element)
        case "constraint": return constraint(element)
        case _ where element.name.hasSuffix("GestureRecognizer"): return gestureRecognizer(element)
        default: return view(element)
        }
    }

    /// Creates a view of its own class by `init(coder:)`.
    func view(_ element: Element) -> UIView? {
        if let known = existing(element["id"]) { return known as? UIView }
        guard let base = Self.viewType(element.name) else {
            guard element["id"] != nil, !Self.invisible.contains(element.name) else { return nil }
            notModelled("\(element.name) in a nib", "it is a plain view here")
            return view(element, as: UIView.self)
        }
        return view(element, as: base)
    }

    private func view(_ element: Element, as base: UIView.Type) -> UIView? {
        let type: AnyClass = customClass(of: element) ?? base
        guard let type = type as? UIView.Type else {
            CallbackDispatch.raise(
                "NSInvalidArgumentException",
                "-[\(_className(type)) initWithCoder:]: unrecognized selector sent to instance")
        }
        begin(element)
        let coder = NibCoder(element, self)
        let view = CallbackDispatch.call("initWithCoder:", ofClass: type, .window) { type.init(coder: coder) }
        guard let view else {
            CallbackDispatch.raise("NSInternalInconsistencyException", "\(_className(type)).init(coder:) returned nil.")
        }
        register(view, for: element)
        return view
    }

    /// Returns the class that an element names; nil for the plain class, also if the process has no such class.
    ///
    /// Source: UIKit prints "Unknown class" and goes on (rule `view.unknown-storyboard-class`).
    func customClass(of element: Element) -> AnyClass? {
        guard let name = element["customClass"] else { return nil }
        if let type = _classNamed(name) { return type }
        if UIKitProcess.holds(.viewUnknownStoryboardClass) {
            let kind = storyboard == nil ? "Nib" : "Storyboard"
            CallbackDispatch.log(
                "[\(kind)] Unknown class \(name) in Interface Builder file.", rule: .viewUnknownStoryboardClass)
            ClassLookup.traceNear(name, of: "customClass")
        }
        return nil
    }

    /// Creates an object that is not a view, by `init()`.
    ///
    /// Source: Apple, Resource Programming Guide, "The Nib Object Life Cycle": other objects receive `init`.
    private func customObject(_ element: Element) -> AnyObject? {
        begin(element)
        let made: NSObject? = customClass(of: element).flatMap { Instances.make($0, .window) }
        let object = made ?? NSObject()
        register(object, for: element)
        return object
    }

    private func constraint(_ element: Element) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(constant: element.number("constant") ?? 0)
        constraint.identifier = element["identifier"]
        constraint.isActive = element.flag("active") ?? true
        if let priority = element.number("priority") { constraint.priority = UILayoutPriority(Float(priority)) }
        begin(element)
        register(constraint, for: element)
        return constraint
    }

    private func gestureRecognizer(_ element: Element) -> UIGestureRecognizer {
        let recognizer: UIGestureRecognizer =
            switch element.name {
            case "tapGestureRecognizer":
                {
                    let tap = UITapGestureRecognizer()
                    tap.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 1
                    return tap
                }()
            case "panGestureRecognizer": UIPanGestureRecognizer()
            case "swipeGestureRecognizer": UISwipeGestureRecognizer()
            case "pinchGestureRecognizer": UIPinchGestureRecognizer()
            case "pongPressGestureRecognizer", "longPressGestureRecognizer": UILongPressGestureRecognizer()
            default: UIGestureRecognizer()
            }
        recognizer.isEnabled = element.flag("enabled") ?? true
        begin(element)
        register(recognizer, for: element)
        return recognizer
    }

    /// Elements with an identifier that do not create their own object.
    private static let invisible: Set<String> = [
        "segue", "outlet", "outletCollection", "action", "viewLayoutGuide", "layoutGuide",
        "userDefinedRuntimeAttribute",
    ]
}
