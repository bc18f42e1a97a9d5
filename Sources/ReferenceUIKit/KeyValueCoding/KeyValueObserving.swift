public import Foundation

// The words of key-value observing, by which declarations of functions compile. Objects cannot be observed here: the model
// does not see that a property is set. Code that asks for it is left out, and reports itself when a launch comes to it.

/// The values that a change of a property brings along, and whether its observer hears at once.
///
/// Source: [Apple: NSKeyValueObservingOptions](https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions)
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = Self(rawValue: 1)
    /// The value before the change.
    public static let old = Self(rawValue: 2)
    /// A change at once, before the request returns.
    public static let initial = Self(rawValue: 4)
    /// A change before each change, too.
    public static let prior = Self(rawValue: 8)
}

/// The kinds of changes of a property.
public enum NSKeyValueChange: UInt, Sendable {
    /// It was set.
    case setting = 1
    /// Objects came into its collection.
    case insertion = 2
    /// Objects left its collection.
    case removal = 3
    /// Objects of its collection were replaced.
    case replacement = 4
}

/// The keys of what `observeValue(forKeyPath:of:change:context:)` is given about a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A key by its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of the change.
    public static let kindKey = Self(rawValue: "kind")
    /// The value after the change.
    public static let newKey = Self(rawValue: "new")
    /// The value before the change.
    public static let oldKey = Self(rawValue: "old")
    /// The places in a collection.
    public static let indexesKey = Self(rawValue: "indexes")
    /// True for a change that is still to come.
    public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// An observation of a property, as a class's property has it until it ends.
public final class NSKeyValueObservation: NSObject {
    override private init() { super.init() }

    /// Ends the observation.
    public func invalidate() {}
}
