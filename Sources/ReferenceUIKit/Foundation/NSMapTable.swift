public import Foundation

/// A dictionary whose keys need not be `Hashable`, and that may hold keys and values weakly. Linux's Foundation has none.
///
/// An entry is gone when its key or its value is. Keys that `isEqual(_:)` calls equal are one, unless the options compare
/// addresses. Apple's leaves the order of its entries open; here it is that in which they were added.
///
/// Source: [NSMapTable](https://developer.apple.com/documentation/foundation/nsmaptable).
open class NSMapTable<KeyType, ObjectType>: NSObject {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var entries: [(key: TableObject, value: TableObject)] = []

    /// Creates an empty table.
    ///
    /// - Parameters:
    ///   - keyOptions: How the table holds and compares keys.
    ///   - valueOptions: How the table holds values.
    ///   - capacity: The number of entries to make room for.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
        super.init()
        entries.reserveCapacity(capacity)
    }

    /// Creates an empty table that holds its keys and values.
    override public convenience init() { self.init(keyOptions: []) }

    /// Returns an empty table that holds its keys and values.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    /// Returns an empty table that does not keep its keys alive.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }

    /// Returns an empty table that does not keep its values alive.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }

    /// Returns an empty table that keeps neither its keys nor its values alive.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The entries that are still there.
    private var pairs: [(key: KeyType, value: ObjectType)] {
        entries.compactMap { entry in
            guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType else {
                return nil
            }
            return (key, value)
        }
    }

    /// The number of entries that are still there.
    open var count: Int { pairs.count }

    /// Returns the value of a key; nil if there is none.
    open func object(forKey key: KeyType?) -> ObjectType? {
        guard let key else { return nil }
        return entries.first { $0.key.isSame(as: key) }?.value.object as? ObjectType
    }

    /// Gives a key a value, in place of the one that it has.
    ///
    /// - Parameters:
    ///   - object: The value; nil changes nothing.
    ///   - key: The key; nil changes nothing.
    open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        guard let object, let key else { return }
        removeObject(forKey: key)
        entries.append((TableObject(key, keyOptions), TableObject(object, valueOptions)))
    }

    /// Removes a key and its value if they are there.
    open func removeObject(forKey key: KeyType?) {
        guard let key else { return }
        entries.removeAll { $0.key.object == nil || $0.value.object == nil || $0.key.isSame(as: key) }
    }

    /// Removes every entry.
    open func removeAllObjects() { entries = [] }

    /// Returns the keys, one after the other.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: pairs.map(\.key)).objectEnumerator() }

    /// Returns the values, one after the other.
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: pairs.map(\.value)).objectEnumerator() }
}

extension NSMapTable where KeyType: Hashable {
    /// Returns the entries as a dictionary, which holds them.
    public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var dictionary: [AnyHashable: ObjectType] = [:]
        for case let key as KeyType in keyEnumerator() { dictionary[key] = object(forKey: key) }
        return dictionary
    }
}
