/// The methods that a delegate's class leaves out.
///
/// Swift on Linux has no optional requirements. The default implementation of one marks that the class has none of its
/// own, so that an optional call returns nil as it does on Apple's systems.
@MainActor
enum Unimplemented {
    private static var isMarked = false

    /// Marks that the default implementation of a method was called.
    static func mark() { isMarked = true }

    /// Marks the same, and returns the value that counts in place of the method's.
    static func returns<Value>(_ value: Value) -> Value {
        isMarked = true
        return value
    }

    /// Returns the result of a call; nil if the default implementation was called.
    static func asNil<Value>(_ call: () -> Value) -> Value? {
        let outer = isMarked
        defer { isMarked = outer }
        isMarked = false
        let value = call()
        return isMarked ? nil : value
    }
}
