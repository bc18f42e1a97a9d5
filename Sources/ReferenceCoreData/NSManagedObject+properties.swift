public import Foundation
public import ReferenceUIKit
internal import ReferenceObjectiveC

/// The code of properties and methods that are marked `@NSManaged`.
extension NSManagedObject {
    /// Returns the value of a property. A number that is nil is 0.
    ///
    /// The process ends if another value is nil and its type is not optional, as on Apple's systems.
    public func _managed<Value>(_ key: String) -> Value {
        if let value = loaded[key] {
            if let found = value as? Value { return found }
            if let number = (value as? NSNumber).map(\.doubleValue), let found = _converted(number, to: Value.self) {
                return found
            }
            if let found = _converted(value, to: Value.self) { return found }
            if let wrapped = (Value.self as? any NumberHolding.Type)?.number(value) as? Value { return wrapped }
        }
        if let type = Value.self as? any ExpressibleByNilLiteral.Type, let none = type.init(nilLiteral: ()) as? Value {
            return none
        }
        for zero in [0 as Any, false] {
            if let found = zero as? Value ?? _converted(zero, to: Value.self) { return found }
        }
        fatalError("\(key) of \(entity.name ?? "") is nil, and its type is not optional")
    }

    /// Sets a property.
    public func _setManaged<Value>(_ value: Value, _ key: String) {
        let isNil = (value as? any OptionalValue)?.isNil ?? false
        set(isNil ? nil : unwrapped(value), key)
    }

    /// Carries out a generated method: `addToPets(_:)`, `removeFromPets(_:)`, `insertIntoPets(_:at:)`.
    public func _sendManaged(_ method: String, _ arguments: [Any]) {
        for verb in ["addTo", "removeFrom", "insertInto", "replace"] where method.hasPrefix(verb) {
            let name = method.dropFirst(verb.count)
            let key = name.prefix(1).lowercased() + name.dropFirst()
            change(key, verb, arguments)
            return
        }
    }

    private func change(_ key: String, _ verb: String, _ arguments: [Any]) {
        let given = arguments.first.map(objects) ?? []
        var all = objects(loaded[key] as Any)
        let index = (arguments.last as? Int).map { min(max($0, 0), all.count) }
        switch (verb, index) {
        case ("addTo", _): all += given.filter { new in !all.contains { $0 === new } }
        case ("removeFrom", let index?) where given.isEmpty && index < all.count: all.remove(at: index)
        case ("removeFrom", _): all.removeAll { old in given.contains { $0 === old } }
        case ("insertInto", let index?): all.insert(contentsOf: given, at: index)
        default: return
        }
        let isOrdered = entity.relationshipsByName[key]?.isOrdered ?? false
        set(isOrdered ? NSOrderedSet(array: all) : NSSet(array: all), key)
    }

    private func unwrapped(_ value: Any) -> Any { (value as? any OptionalValue)?.wrapped ?? value }
}

/// Returns the objects of a relationship's value.
func objects(_ value: Any) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSSet:
        set.allObjects.compactMap { $0 as? NSManagedObject }.sorted { $0.objectID.precedes($1.objectID) }
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let array as [NSManagedObject]: array
    default: []
    }
}

extension NSManagedObject {
    /// The values, read from the store if they are not here yet.
    var loaded: [String: Any] {
        if let values { return values }
        let row = managedObjectContext?.values(of: objectID) ?? [:]
        values = row
        awakeFromFetch()
        return values ?? row
    }

    /// Sets a property, and the one that leads back.
    func set(_ value: Any?, _ key: String) {
        let old = loaded[key]
        values = loaded.with(value, key)
        managedObjectContext?.note(self, changed: key)
        guard let inverse = entity.relationshipsByName[key]?.inverseRelationship else { return }
        let (before, after) = (old.map(objects) ?? [], value.map(objects) ?? [])
        for object in before where !after.contains(where: { $0 === object }) { object.refer(to: self, inverse, false) }
        for object in after where !before.contains(where: { $0 === object }) { object.refer(to: self, inverse, true) }
    }

    /// Notes at the other end of a relationship that an object refers to this one, or no longer does.
    private func refer(to object: NSManagedObject, _ relationship: NSRelationshipDescription, _ refers: Bool) {
        let key = relationship.name
        var all = loaded[key].map(objects) ?? []
        guard relationship.isToMany else {
            guard refers || all.first === object else { return }
            // The object that this one referred to before no longer leads here.
            if refers, let former = all.first, former !== object, let back = relationship.inverseRelationship {
                former.values = former.loaded.with(back.isToMany ? former.without(self, back) : nil, back.name)
                former.managedObjectContext?.note(former, changed: back.name)
            }
            values = loaded.with(refers ? object : nil, key)
            managedObjectContext?.note(self, changed: key)
            return
        }
        all.removeAll { $0 === object }
        if refers { all.append(object) }
        values = loaded.with(relationship.isOrdered ? NSOrderedSet(array: all) : NSSet(array: all), key)
        managedObjectContext?.note(self, changed: key)
    }

    private func without(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) -> Any {
        let rest = (loaded[relationship.name].map(objects) ?? []).filter { $0 !== object }
        return relationship.isOrdered ? NSOrderedSet(array: rest) : NSSet(array: rest)
    }
}

extension NSManagedObject: _KeyedObject {
    /// Returns true for the name of a property of the entity.
    public func _hasKey(_ key: String) -> Bool { key == "objectID" || entity.propertiesByName[key] != nil }

    /// Returns the value of a property, for key-value coding, predicates and sorting.
    public func _value(_ key: String) -> Any? { key == "objectID" ? objectID : loaded[key] }

    /// Sets a property, for key-value coding.
    public func _setValue(_ value: Any?, _ key: String) { set(value is NSNull ? nil : value, key) }
}

extension [String: Any] {
    func with(_ value: Any?, _ key: String) -> [String: Any] {
        var changed = self
        changed[key] = value
        return changed
    }
}

private protocol OptionalValue {
    var isNil: Bool { get }
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var isNil: Bool { self == nil }
    fileprivate var wrapped: Any? { self.map { $0 as Any } }
}

/// A type of numbers as objects.
private protocol NumberHolding {
    static func number(_ value: Any) -> Self?
}

extension Optional: NumberHolding {
    fileprivate static func number(_ value: Any) -> Wrapped?? {
        let number: NSNumber? =
            switch value {
            case let flag as Bool: NSNumber(value: flag)
            case let whole as Int: NSNumber(value: whole)
            case let real as Double: NSNumber(value: real)
            default: nil
            }
        if let found = number as? Wrapped { return .some(found) }
        return number.flatMap { _converted($0.doubleValue, to: Wrapped.self) }.map { .some($0) }
    }
}
