internal import Synchronization

/// The ways in which an object keeps another that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The object does not keep the other alive. Here it becomes nil when the other goes.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The object keeps the other alive.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// The object keeps a copy. Swift's values are copies by themselves; a class's object is kept as it is.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The object keeps the other alive, and several threads may ask for it.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// The object keeps a copy, and several threads may ask for it.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object, under the address of a variable; nil removes what is there.
///
/// Without Objective-C, nothing says that an object goes. What was associated with it is released when another object
/// takes its address, or at a later association.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let object = object as AnyObject
    let value = value.map { AssociatedValue($0, policy) }
    let released = AssociatedObjects.table.withLock { $0.set(value, key, of: object) }
    withExtendedLifetime(released) {}
}

/// Returns the value that is associated with an object under the address of a variable; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let object = object as AnyObject
    return AssociatedObjects.table.withLock { $0.value(key, of: object) }?.value
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    let object = object as AnyObject
    let released = AssociatedObjects.table.withLock { $0.objects.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(released) {}
}

/// A value that is associated with an object.
///
/// It crosses threads as the app's code sends it, which Objective-C leaves to that code, too.
private final class AssociatedValue: @unchecked Sendable {
    private let kept: Any?
    private weak let object: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        let isKept = policy != .OBJC_ASSOCIATION_ASSIGN || !(type(of: value) is AnyClass)
        kept = isKept ? value : nil
        object = isKept ? nil : value as AnyObject
    }

    var value: Any? { kept ?? object }
}

/// All associations of the process.
private struct AssociatedObjects {
    static let table = Mutex(AssociatedObjects())

    /// The weak reference may be to any object; the lock of the table guards it.
    struct Owner: @unchecked Sendable {
        weak let object: AnyObject?
        var values: [UnsafeRawPointer: AssociatedValue] = [:]
    }

    var objects: [ObjectIdentifier: Owner] = [:]
    private var limit = 64

    /// Sets a value, and returns what is to be released once the table is unlocked: its end may ask for the table.
    mutating func set(_ value: AssociatedValue?, _ key: UnsafeRawPointer, of object: AnyObject) -> [Owner] {
        var released: [Owner] = []
        if objects.count >= limit {
            let gone = objects.filter { $0.value.object == nil }
            for name in gone.keys { objects[name] = nil }
            released += gone.values
            limit = max(64, objects.count * 2)
        }
        var owner = Owner(object: object)
        if let known = objects[ObjectIdentifier(object)] {
            released.append(known)
            if known.object === object { owner.values = known.values }
        }
        owner.values[key] = value
        objects[ObjectIdentifier(object)] = owner.values.isEmpty ? nil : owner
        return released
    }

    func value(_ key: UnsafeRawPointer, of object: AnyObject) -> AssociatedValue? {
        guard let owner = objects[ObjectIdentifier(object)], owner.object === object else { return nil }
        return owner.values[key]
    }
}
