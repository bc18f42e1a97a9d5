internal import Foundation
internal import Lifecycle
internal import ReferenceObjectiveC

extension CallbackDispatch {
    /// Sends a callback in the app's own name: the app asks, not the system, so nothing is traced.
    ///
    /// - Returns: What the method returned, `()` where it has no result; nil where the class has no such method.
    @discardableResult
    static func pass(_ name: String, to receiver: AnyObject, _ arguments: Any?...) -> Any? {
        guard let callback = Callback.named[name] else { preconditionFailure("\(name) is no callback") }
        guard let (receiver, entry) = answer(Selector(callback.selector), by: receiver), let method = entry.call
        else { return nil }
        return method(receiver, MessageArguments(arguments)) ?? ()
    }
}
