internal import Foundation
internal import Lifecycle
internal import ReferenceObjectiveC

/// The connections of a file's objects.
extension NibLoading {
    /// Connects the outlets and actions of an element whose other end exists.
    ///
    /// Source: Apple, Resource Programming Guide, "The Nib Object Life Cycle": outlets are set by key-value coding, and
    /// actions added with a control's own method; for the First Responder, the target is nil.
    func connectOutlets(of element: Element) {
        guard let source = existing(element["id"]) else { return }
        let connections = element.child("connections")?.children ?? []
        var collections: [(property: String, objects: [AnyObject])] = []
        for connection in connections {
            guard let destination = connection["destination"] else { continue }
            switch connection.name {
            case "outlet", "outletCollection":
                guard let object = existing(destination), isNew(connection) else { continue }
                let property = connection["property"] ?? ""
                if connection.name == "outlet" {
                    setOutlet(property, of: source, to: object)
                } else if property == "gestureRecognizers", let recognizer = object as? UIGestureRecognizer {
                    (source as? UIView)?.addGestureRecognizer(recognizer)
                } else if let known = collections.firstIndex(where: { $0.property == property }) {
                    collections[known].objects.append(object)
                } else {
                    collections.append((property, [object]))
                }
            case "action":
                let target = existing(destination)
                guard target != nil || isFirstResponder(destination), isNew(connection) else { continue }
                addAction(connection, to: source, target)
            case "segue":
                guard let view = source as? UIView, isNew(connection) else { continue }
                prepare(connection, of: view)
            default:
                continue
            }
        }
        for collection in collections { setOutlet(collection.property, of: source, to: collection.objects) }
    }

    private func isNew(_ connection: Element) -> Bool {
        isNew(connection["id"] ?? "\(connection)")
    }

    private func isFirstResponder(_ id: String) -> Bool {
        element(id: id)?["placeholderIdentifier"] == "IBFirstResponder"
    }

    /// Sets an outlet as key-value coding does. An outlet that the class does not have ends the process, as in UIKit.
    private func setOutlet(_ property: String, of object: AnyObject, to value: Any) {
        let type: AnyClass = Swift.type(of: object)
        let name = _className(type)
        ArgumentMismatch.handler = { [file = self.name] value, wanted in
            CallbackDispatch.raise(
                "\(name).\(property)",
                """
                The nib \(file) connects the outlet \(property) of \(name) to \
                \(value.map { "an object of \(Swift.type(of: $0))" } ?? "nil"), but its type is \(wanted). On a device the \
                app goes on until it uses the property. Connect an object of that class.
                """)
        }
        defer { ArgumentMismatch.handler = nil }
        if let method = ClassTable.entry(
            for: type, Selector("set\(property.prefix(1).uppercased())\(property.dropFirst()):"))?.call
        {
            _ = method(object, MessageArguments([value]))
            return
        }
        if let object = object as? NSObject, let known = KeyedProperty.named(property, of: type)?.set {
            if known(object, value) { return }
            notModelled(
                "\(name).\(property) in a nib",
                "\(Swift.type(of: value)) is not an object that Swift takes for it, so it stays as it is")
            return
        }
        // UIKit's classes have outlets that the model does not have.
        guard CallbackDispatch.isAppClass(type), !Self.furtherOutlets.contains(property) else {
            notModelled("\(name).\(property) in a nib", "the outlet is not connected")
            return
        }
        CallbackDispatch.raise(
            "NSUnknownKeyException",
            """
            [<\(name)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(property).
            """)
    }

    /// Outlets of UIKit's view controllers and views that the model does not have.
    private static let furtherOutlets: Set<String> = [
        "inputAccessoryView", "inputView", "nextFocusedView", "prefetchDataSource", "searchDisplayController",
        "selectedBackgroundView", "backgroundView", "dropDelegate", "dragDelegate", "titleView",
    ]

    private func addAction(_ action: Element, to source: AnyObject, _ target: AnyObject?) {
        let selector = Selector(action["selector"] ?? "")
        switch source {
        case let control as UIControl:
            control.addTarget(target, action: selector, for: UIControl.Event(nib: action["eventType"]))
        case let item as UIBarButtonItem:
            item.target = target
            item.action = selector
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: selector) }
        default:
            notModelled("an action of \(_className(type(of: source))) in a nib", "it is not connected")
        }
    }
}

extension UIControl.Event {
    /// The events of an action, by their name in a nib.
    fileprivate init(nib name: String?) {
        self =
            switch name {
            case "touchDown": .touchDown
            case "touchDownRepeat": UIControl.Event(rawValue: 1 << 1)
            case "touchDragInside": .touchDragInside
            case "touchDragOutside": UIControl.Event(rawValue: 1 << 3)
            case "touchDragEnter": UIControl.Event(rawValue: 1 << 4)
            case "touchDragExit": UIControl.Event(rawValue: 1 << 5)
            case "touchUpInside": .touchUpInside
            case "touchUpOutside": .touchUpOutside
            case "touchCancel": .touchCancel
            case "valueChanged": .valueChanged
            case "primaryActionTriggered": .primaryActionTriggered
            case "editingDidBegin": .editingDidBegin
            case "editingChanged": .editingChanged
            case "editingDidEnd": .editingDidEnd
            case "editingDidEndOnExit": .editingDidEndOnExit
            default: .touchUpInside
            }
    }
}

extension CallbackDispatch {
    /// Returns true for a class of the app or the tests, and for one that derives from it.
    static func isAppClass(_ type: AnyClass) -> Bool {
        let name = _typeName(type, qualified: true)
        return !["ReferenceUIKit.", "ReferenceSwiftUI.", "Foundation."].contains { name.hasPrefix($0) }
    }
}
