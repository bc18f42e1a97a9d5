/// Returns a value as another type, a number also as one of another kind, as key-value coding does; nil if it is none.
public func _converted<T>(_ value: Any, to type: T.Type) -> T? {
    if let wanted = value as? T { return wanted }
    // The run time's casts from a number to another are Foundation's own, and CGFloat is not among them.
    let number: Double? =
        switch value {
        case let real as Double: real
        case let whole as Int: Double(whole)
        default: nil
        }
    guard let number else { return nil }
    if let real = type as? any BinaryFloatingPoint.Type { return real.init(number) as? T }
    if let whole = type as? any FixedWidthInteger.Type { return whole.init(exactly: number) as? T }
    return nil
}

/// The end of a process in which an argument of a message has another type than the method's parameter.
public enum ArgumentMismatch {
    /// The function that says what happened and ends the process; nil for a plain trap.
    ///
    /// The main thread alone sets it, while it loads a nib, and a mismatch on another thread does not read it.
    nonisolated(unsafe) public static var handler: ((_ value: Any?, _ wanted: Any.Type) -> Never)?
}
