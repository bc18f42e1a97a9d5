public import Foundation
public import ReferenceUIKit
internal import ReferenceObjectiveC

/// The code of properties and methods that are marked `@NSManaged`.
extension NSManagedObject {
    /// Returns the value of a property. A number that is nil is 0, and a text or a collection that is nil is empty: bridging
    /// to a type that is not optional makes them so on Apple's systems.
    ///
    /// The process ends if another value is nil and its type is not optional.
    public func _managed<Value>(_ key: String) -> Value {
        if let type = Value.self as? any RawRepresentable.Type, let made = Self.raw(type, loaded[key] ?? 0) as? Value {
            return made
        }
        if let value = current(key) {
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
        for zero in [0 as Any, false, "", NSSet(), NSOrderedSet(), NSArray(), NSDictionary(), [Any](), Data()] {
            if let found = zero as? Value ?? _converted(zero, to: Value.self) { return found }
        }
        fatalError("\(key) of \(entity.name ?? "") is nil, and its type is not optional")
    }

    /// Returns the case of an enumeration for a number in the store.
    private static func raw<Case: RawRepresentable>(_ type: Case.Type, _ value: Any) -> Case? {
        _converted(value, to: Case.RawValue.self).flatMap(Case.init(rawValue:))
    }

    /// The value of a property. A relationship to several objects is never nil.
    func current(_ key: String) -> Any? {
        if let value = loaded[key] { return value }
        guard let relationship = entity.relationshipsByName[key], relationship.isToMany else { return nil }
        return relationship.isOrdered ? NSOrderedSet() : NSSet()
    }

    /// Sets a property. An enumeration is stored as its number.
    public func _setManaged<Value>(_ value: Value, _ key: String) {
        let isNil = (value as? any OptionalValue)?.isNil ?? false
        let wrapped = unwrapped(value)
        let isKept = entity.attributesByName[key]?.attributeType == .transformableAttributeType
        set(isNil ? nil : isKept ? wrapped : (wrapped as? any RawRepresentable)?.rawValue ?? wrapped, key)
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
        guard let relationship = entity.relationshipsByName[key] else {
            CoreDataException.raise(
                "NSInvalidArgumentException", "The entity \(entity.name ?? "") has no relationship named \"\(key)\".")
        }
        let given = arguments.map(objects).first { !$0.isEmpty } ?? []
        var all = objects(current(key) as Any)
        let places = arguments.lazy.compactMap(Self.places).first
        if let last = places?.last, last >= all.count + (verb == "insertInto" ? given.count : 0) {
            CoreDataException.raise(
                "NSRangeException", "index \(last) of \(key) is beyond the \(all.count) objects of the relationship")
        }
        switch (verb, places) {
        case ("addTo", _): all += given.filter { new in !all.contains { $0 === new } }
        case ("removeFrom", let places?): for place in places.reversed() { all.remove(at: place) }
        case ("removeFrom", nil): all.removeAll { old in given.contains { $0 === old } }
        case ("insertInto", let places?): for (place, object) in zip(places, given) { all.insert(object, at: place) }
        case ("replace", let places?): for (place, object) in zip(places, given) { all[place] = object }
        default:
            CoreDataException.raise(
                "NSInvalidArgumentException", "\(verb) of the relationship \(key) has no place among its objects.")
        }
        set(relationship.isOrdered ? NSOrderedSet(array: all) : NSSet(array: all), key)
    }

    /// Returns the places that an argument names, in their order.
    private static func places(_ argument: Any) -> [Int]? {
        switch argument {
        case let place as Int: [place]
        case let places as NSIndexSet: Array(places as IndexSet)
        case let places as IndexSet: Array(places)
        default: nil
        }
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
        if entity.relationshipsByName[key] != nil, let value {
            for object in objects(value) where isApart(from: object) {
                CoreDataException.raise(
                    "NSInvalidArgumentException",
                    "Illegal attempt to establish a relationship '\(key)' between objects in different contexts")
            }
        }
        let old = loaded[key]
        values = loaded.with(value, key)
        managedObjectContext?.note(self, changed: key)
        guard let inverse = entity.relationshipsByName[key]?.inverseRelationship else { return }
        let (before, after) = (old.map(objects) ?? [], value.map(objects) ?? [])
        for object in before where !after.contains(where: { $0 === object }) { object.refer(to: self, inverse, false) }
        for object in after where !before.contains(where: { $0 === object }) { object.refer(to: self, inverse, true) }
    }

    private func isApart(from object: NSManagedObject) -> Bool {
        guard let mine = managedObjectContext, let other = object.managedObjectContext else { return false }
        return mine !== other
    }

    /// Notes at the other end of a relationship that an object refers to this one, or no longer does.
    private func refer(to object: NSManagedObject, _ relationship: NSRelationshipDescription, _ refers: Bool) {
        let key = relationship.name
        var all =
            relationship.isToMany && !relationship.isOrdered && loaded[key] is NSMutableSet
            ? [] : loaded[key].map(objects) ?? []
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
        if !relationship.isOrdered {
            // In place: code that adds many would copy each time.
            let set = loaded[key] as? NSMutableSet ?? NSMutableSet(array: all)
            if refers { set.add(object) } else { set.remove(object) }
            values = loaded.with(set, key)
            managedObjectContext?.note(self, changed: key)
            return
        }
        all.removeAll { $0 === object }
        if refers { all.append(object) }
        values = loaded.with(NSOrderedSet(array: all), key)
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
    public func _value(_ key: String) -> Any? { key == "objectID" ? objectID : current(key) }

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
