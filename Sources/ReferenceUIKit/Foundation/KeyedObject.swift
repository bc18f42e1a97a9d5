internal import Foundation

/// An object that knows the values of its keys, on any thread.
public protocol _KeyedObject: AnyObject {
    /// Returns true if it has the key.
    func _hasKey(_ key: String) -> Bool
    /// Returns the value of a key.
    func _value(_ key: String) -> Any?
    /// Sets the value of a key.
    func _setValue(_ value: Any?, _ key: String)
}

/// The values that predicates and the order of a list look at.
package enum KeyedValue {
    /// Returns the value at the end of a path of keys; nil if the path ends early.
    package static func of(_ object: Any?, _ path: String) -> Any? {
        guard path.uppercased() != "SELF", !path.isEmpty else { return object }
        var value = object
        for key in path.split(separator: ".") where key.uppercased() != "SELF" { value = of(value, key: String(key)) }
        return value
    }

    private static func of(_ object: Any?, key: String) -> Any? {
        switch (object, key) {
        case (let keyed as any _KeyedObject, _) where keyed._hasKey(key): return keyed._value(key)
        case (let dictionary as [String: Any], _): return dictionary[key]
        case (let set as NSSet, "@count"): return set.count
        case (let set as NSOrderedSet, "@count"): return set.count
        case (let array as [Any], "@count"): return array.count
        case (let text as String, "length"): return text.utf16.count
        // The values of a collection's objects.
        case (let set as NSSet, _) where !key.hasPrefix("@"): return set.allObjects.compactMap { of($0, key: key) }
        case (let set as NSOrderedSet, _) where !key.hasPrefix("@"): return set.array.compactMap { of($0, key: key) }
        case (let array as [Any], _) where !key.hasPrefix("@"): return array.compactMap { of($0, key: key) }
        case (let object as NSObject, _):
            // Other objects' properties are the main thread's, where Apple's would read them on any.
            guard Thread.isMainThread else { return nil }
            nonisolated(unsafe) let (object, key) = (object, key)
            nonisolated(unsafe) var value: Any?
            MainActor.assumeIsolated { value = object.value(forKey: key) }
            return value
        default: return nil
        }
    }
}
