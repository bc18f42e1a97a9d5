internal import Foundation

extension NSObject {
    /// The value of a property that Swift knows as never nil. Objects that an app makes by Objective-C's means have
    /// none until it is set; there, Swift code that reads it would go on with a nil that it does not expect.
    @MainActor
    func unlessMissing<Value>(_ value: Value?, _ key: String) -> Value {
        guard let value else {
            let name = _className(type(of: self))
            CallbackDispatch.raise(
                "\(name).\(key)",
                """
                -[\(name) \(key)] is nil: the app made this object itself, and Swift takes the property for one that is \
                never nil. Set it first: setValue(_:forKey: "\(key)").
                """)
        }
        return value
    }
}
