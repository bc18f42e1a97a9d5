internal import Foundation
internal import Lifecycle
internal import ReferenceObjectiveC

/// The attributes that the user of Interface Builder defines: `IBInspectable` properties and key paths.
extension NibLoading {
    /// Sets the attributes of an element's object.
    ///
    /// Source: Apple, Interface Builder Help, "Set user-defined runtime attributes": by `setValue(_:forKeyPath:)`. An
    /// attribute that the class does not have is reported in the console, and the app goes on.
    func setAttributes(of element: Element) {
        guard let attributes = element.child("userDefinedRuntimeAttributes")?.children, let id = element["id"],
            isNew("attributes of \(id)"), let object = existing(id) as? NSObject
        else { return }
        for attribute in attributes {
            guard let path = attribute["keyPath"], !path.isEmpty else { continue }
            set(attribute, at: path, of: object)
        }
    }

    private func set(_ attribute: Element, at path: String, of object: NSObject) {
        let keys = path.split(separator: ".").map(String.init)
        var owner = object
        for key in keys.dropLast() {
            guard owner.hasValue(forKey: key) else { return failed(path, of: object) }
            guard let next = owner.value(forKey: key) as? NSObject else { return }
            owner = next
        }
        guard let key = keys.last, owner.canSetValue(forKey: key) else { return failed(path, of: object) }
        let name = _className(type(of: object))
        ArgumentMismatch.handler = { [file = self.name] value, wanted in
            CallbackDispatch.raise(
                "\(name).\(path)",
                """
                The nib \(file) sets the attribute \(path) of \(name) to \
                \(value.map { "a value of \(Swift.type(of: $0))" } ?? "nil"), but its type is \(wanted).
                """)
        }
        defer { ArgumentMismatch.handler = nil }
        let value = value(of: attribute)
        guard owner.setKnownValue(value, forKey: key) else {
            return notModelled("\(name).\(path) in a nib", "the value is not one that Swift takes, so it is not set")
        }
    }

    private func failed(_ path: String, of object: NSObject) {
        let type = type(of: object)
        guard CallbackDispatch.isAppClass(type), !path.contains(".") else {
            return notModelled("\(_className(type)).\(path) in a nib", "the attribute is not set")
        }
        CallbackDispatch.log(
            """
            Failed to set (\(path)) user defined inspected property on (\(_className(type))): \
            [<\(_className(type))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \
            \(path).
            """)
    }

    private func value(of attribute: Element) -> Any? {
        let inside = attribute.value("value")
        switch attribute["type"] {
        case "nil": return nil
        case "boolean": return attribute.flag("value") ?? false
        case "number":
            guard let number = inside?["value"] ?? attribute["value"] else { return nil }
            return Int(number) ?? Double(number)
        case "color": return inside?.color(in: bundle)
        case "image": return (inside?["name"] ?? attribute["value"]).flatMap { image(named: $0) }
        case "point": return inside.map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
        case "size": return inside.map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
        case "rect": return inside?.rectangle
        default: return attribute.string("value")
        }
    }
}

extension NSObject {
    /// Returns true if key-value coding finds a value for a key.
    @MainActor
    fileprivate func hasValue(forKey key: String) -> Bool {
        let type = type(of: self)
        return ClassTable.entry(for: type, Selector(key))?.call != nil || KeyedProperty.named(key, of: type) != nil
    }

    @MainActor
    fileprivate func canSetValue(forKey key: String) -> Bool {
        setter(key) != nil || KeyedProperty.named(key, of: type(of: self))?.set != nil
    }

    /// Sets a value, and returns false if it is of another type than a property of UIKit's.
    @MainActor
    fileprivate func setKnownValue(_ value: Any?, forKey key: String) -> Bool {
        if let method = setter(key) {
            _ = method(self, MessageArguments([value]))
            return true
        }
        return KeyedProperty.named(key, of: type(of: self))?.set?(self, value) ?? false
    }

    @MainActor
    private func setter(_ key: String) -> ClassImage.Method? {
        ClassTable.entry(for: type(of: self), Selector("set\(key.prefix(1).uppercased())\(key.dropFirst()):"))?.call
    }
}
