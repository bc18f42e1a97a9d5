public import Foundation
public import ReferenceObjectiveC

/// An order by keys. Apple's Foundation has it; Linux's has key paths alone.
extension NSSortDescriptor {
    /// An order by the value of a key.
    public convenience init(key: String?, ascending: Bool) {
        let path = key ?? ""
        self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
            ValueOrder.compare(KeyedValue.of(one, path), KeyedValue.of(other, path), [])
        }
    }

    /// An order by the value of a key, as a message to the values compares them: without regard to case if it is
    /// `caseInsensitiveCompare:` or a localised one.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let path = key ?? ""
        let name = selector?.description ?? ""
        let options: String.CompareOptions =
            name.contains("aseInsensitive") || name.contains("localizedStandard") ? .caseInsensitive : []
        self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
            ValueOrder.compare(KeyedValue.of(one, path), KeyedValue.of(other, path), options)
        }
    }

    /// An order by the value of a key, as a function compares two values.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        let path = key ?? ""
        self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
            switch (KeyedValue.of(one, path), KeyedValue.of(other, path)) {
            case (let one?, let other?): cmptr(one, other)
            case (nil, nil): .orderedSame
            case (nil, _): .orderedAscending
            case (_, nil): .orderedDescending
            }
        }
    }
}

/// The order of two values, as predicates and lists see it: nil is the least.
enum ValueOrder {
    static func compare(_ one: Any?, _ other: Any?, _ options: String.CompareOptions) -> ComparisonResult {
        switch (plain(one), plain(other)) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        case (let one as String, let other as String): one.compare(other, options: options)
        case (let one as Date, let other as Date): one.compare(other)
        case (let one?, let other?): compare(number(one), number(other))
        }
    }

    /// Returns true for equal values. A text that spells a number equals the number.
    static func areEqual(_ one: Any?, _ other: Any?, _ options: String.CompareOptions) -> Bool {
        switch (plain(one), plain(other)) {
        case (nil, nil): return true
        case (nil, _), (_, nil): return false
        case (let one as String, let other as String): return one.compare(other, options: options) == .orderedSame
        case (let one as Date, let other as Date): return one == other
        case (let one?, let other?):
            if let one = number(one), let other = number(other) { return one == other }
            if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
            return one as AnyObject === other as AnyObject
        }
    }

    /// Returns a value without `NSNull`, and an enumeration's raw value.
    private static func plain(_ value: Any?) -> Any? {
        switch value {
        case is NSNull: nil
        // One row is one value in every context.
        case let keyed as any _KeyedObject where keyed._hasKey("objectID"): keyed._value("objectID")
        case let text as NSString: text as String
        case let date as NSDate: date as Date
        case let raw as any RawRepresentable: raw.rawValue
        default: value
        }
    }

    static func number(_ value: Any) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let flag as Bool: flag ? 1 : 0
        case let whole as any BinaryInteger: Double(whole)
        case let real as any BinaryFloatingPoint: Double(real)
        case let text as String: Double(text)
        default: nil
        }
    }

    private static func compare(_ one: Double?, _ other: Double?) -> ComparisonResult {
        let (one, other) = (one ?? 0, other ?? 0)
        return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    }
}
