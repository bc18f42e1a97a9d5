public import Foundation
internal import ReferenceObjectiveC

/// Key-value coding, which Apple declares on `NSObject` itself.
///
/// In an app's own classes, it reads and sets the properties that Objective-C sees: those that are marked `@objc`, and
/// those that a protocol of UIKit requires. In UIKit's classes, it reads and sets the properties that the model has,
/// also those that only UIKit may set.
///
/// Methods of an extension cannot be overridden here, so `value(forUndefinedKey:)` and `setValue(_:forUndefinedKey:)`
/// do not exist: a key without a property ends the process as in UIKit, with an `NSUnknownKeyException`.
extension NSObject {
    /// Returns the value of a property, by its name in Objective-C. `UserDefaults` returns the value of the key.
    @preconcurrency @MainActor
    public func value(forKey key: String) -> Any? {
        if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
        if let keyed = self as? any _KeyedObject, keyed._hasKey(key) { return keyed._value(key) }
        for name in [key, "is\(key.capitalisedFirst)"] {
            if let method = ClassTable.entry(for: type(of: self), Selector(name))?.call {
                return method(self, MessageArguments([]))
            }
        }
        guard let property = KeyedProperty.named(key, of: type(of: self)) else {
            CallbackDispatch.raise(
                "NSUnknownKeyException",
                "[<\(_className(type(of: self)))> valueForUndefinedKey:]: \(Self.notCompliant(key))")
        }
        return property.get(self)
    }

    /// Sets a property, by its name in Objective-C. `UserDefaults` sets the value of the key.
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKey key: String) {
        if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
        if let keyed = self as? any _KeyedObject, keyed._hasKey(key) { return keyed._setValue(value, key) }
        if let method = ClassTable.entry(for: type(of: self), Selector("set\(key.capitalisedFirst):"))?.call {
            _ = method(self, MessageArguments([value]))
            return
        }
        guard let set = KeyedProperty.named(key, of: type(of: self))?.set else {
            CallbackDispatch.raise(
                "NSUnknownKeyException",
                "[<\(_className(type(of: self)))> setValue:forUndefinedKey:]: \(Self.notCompliant(key))")
        }
        guard set(self, value) else {
            CallbackDispatch.raise(
                "NSInvalidArgumentException",
                """
                -[\(_className(type(of: self))) setValue:forKey:]: \(value.map { "an object of \(type(of: $0))" } ?? "nil") \
                is no value for the key \(key).
                """)
        }
    }

    /// Returns the value at the end of a path of keys with dots between them.
    @preconcurrency @MainActor
    public func value(forKeyPath keyPath: String) -> Any? {
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        let value = value(forKey: keys[0])
        return keys.count == 1 ? value : (value as? NSObject)?.value(forKeyPath: keys[1])
    }

    /// Sets the property at the end of a path of keys with dots between them. Nothing happens if the path ends early at
    /// nil.
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard keys.count > 1 else { return setValue(value, forKey: keyPath) }
        (self.value(forKey: keys[0]) as? NSObject)?.setValue(value, forKeyPath: keys[1])
    }

    /// Sets several properties, in the order of their names.
    @preconcurrency @MainActor
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
            setValue(value is NSNull ? nil : value, forKey: key)
        }
    }

    /// Returns the values of several properties; `NSNull` for nil.
    @preconcurrency @MainActor
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
    }

    private static func notCompliant(_ key: String) -> String {
        "this class is not key value coding-compliant for the key \(key)."
    }
}

extension String {
    /// The spelling of a name inside another one in Objective-C: `Session` for `session`.
    fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
