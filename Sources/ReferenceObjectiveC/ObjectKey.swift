/// An object or a class by which a table finds something.
///
/// Without Objective-C, a conversion of a class to an object makes a new box around it each time.
struct ObjectKey {
    let name: ObjectIdentifier
    /// The object; nil for a class.
    let object: AnyObject?

    init(_ value: Any) {
        if let type = value as? AnyClass {
            (name, object) = (ObjectIdentifier(type), nil)
        } else {
            let made = value as AnyObject
            (name, object) = (ObjectIdentifier(made), made)
        }
    }
}
