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

/// Associates a value with an object or a class, under the address of a variable; nil removes what is there.
///
/// Without Objective-C, nothing says that an object goes. What was associated with it is released at the next
/// association, or before the main run loop's next turn.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let owner = ObjectKey(object)
    let value = value.map { AssociatedValue($0, policy) }
    let released = AssociatedObjects.table.withLock { $0.set(value, key, of: owner) }
    withExtendedLifetime(released) {}
}

/// Returns the value that is associated with an object or a class under the address of a variable; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let owner = ObjectKey(object)
    return AssociatedObjects.table.withLock { $0.value(key, of: owner) }?.value
}

/// Removes all values that are associated with an object or a class.
public func objc_removeAssociatedObjects(_ object: Any) {
    let owner = ObjectKey(object)
    let released = AssociatedObjects.table.withLock { $0.objects.removeValue(forKey: owner.name) }
    withExtendedLifetime(released) {}
}

/// Releases what was associated with objects that are gone.
public func _releaseAssociations() {
    let released = AssociatedObjects.table.withLock { $0.withoutOwners() }
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
        let isClass: Bool
        var values: [UnsafeRawPointer: AssociatedValue] = [:]
    }

    /// Objects that are released once the table is unlocked, since their ends may ask for the table. Nothing else has
    /// this value: it leaves the lock and ends.
    struct Released: @unchecked Sendable {
        var owners: [Owner] = []
        var objects: [AnyObject] = []
    }

    var objects: [ObjectIdentifier: Owner] = [:]
    private var limit = 256

    mutating func set(_ value: AssociatedValue?, _ key: UnsafeRawPointer, of named: ObjectKey) -> Released {
        var released = Released()
        if objects.count < 256 || objects.count >= limit {
            released = withoutOwners()
            limit = max(256, objects.count * 2)
        }
        var owner = Owner(object: named.object, isClass: named.object == nil)
        if let known = objects[named.name] {
            released.owners.append(known)
            if known.isClass || known.object === named.object { owner.values = known.values }
        }
        owner.values[key] = value
        objects[named.name] = owner.values.isEmpty ? nil : owner
        return released
    }

    /// Removes the entries of objects that are gone.
    mutating func withoutOwners() -> Released {
        var released = Released()
        for (name, owner) in objects where !owner.isClass {
            if let object = owner.object {
                released.objects.append(object)
            } else {
                released.owners.append(owner)
                objects[name] = nil
            }
        }
        return released
    }

    func value(_ key: UnsafeRawPointer, of named: ObjectKey) -> AssociatedValue? {
        guard let owner = objects[named.name], owner.isClass || owner.object === named.object else { return nil }
        return owner.values[key]
    }
}
