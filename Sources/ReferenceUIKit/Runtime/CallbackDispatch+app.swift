internal import Lifecycle
internal import ReferenceObjectiveC

/// Calls of a delegate by the app itself: the system calls nothing, so nothing is traced.
extension CallbackDispatch {
    /// Sends a callback in the app's own name.
    ///
    /// - Returns: What the method returned, `()` where it has no result; nil if the class has no such method.
    @discardableResult
    static func pass(_ callback: Callback, to receiver: AnyObject, _ arguments: Any?...) -> Any? {
        guard let (receiver, method) = implementation(of: callback, by: receiver) else { return nil }
        return method(receiver, MessageArguments(arguments)) ?? ()
    }

    /// The object that a method returned; nil if it has no result, or where the class has no such method.
    static func result(of answer: Any?) -> Any? {
        answer is Void ? nil : answer
    }

    /// The value of a property that a class may have.
    static func value<Value>(_ getter: Callback, of object: AnyObject) -> Value?? {
        guard let (object, method) = implementation(of: getter, by: object) else { return nil }
        return .some(method(object, MessageArguments([])) as? Value)
    }

    /// Sets a property that a class may have; nothing happens if it has not.
    static func set(_ setter: Callback, of object: AnyObject, _ value: Any?) {
        guard let (object, method) = implementation(of: setter, by: object) else { return }
        _ = method(object, MessageArguments([value]))
    }

    /// A method with one argument that a class may have.
    static func method<Argument, Result>(_ callback: Callback, of object: AnyObject) -> ((Argument) -> Result)? {
        guard let (object, method) = implementation(of: callback, by: object) else { return nil }
        return { argument in
            let result = method(object, MessageArguments([argument]))
            // The entry of a method without a result gives nil. Any other gives what Apple's selector promises: UIKit
            // would trust the selector, too.
            return () as? Result ?? result as! Result
        }
    }

    private static func implementation(
        of callback: Callback, by object: AnyObject
    ) -> (receiver: AnyObject, method: ClassImage.Method)? {
        guard let (receiver, entry) = answer(Selector(callback.selector), by: object), let method = entry.call
        else { return nil }
        return (receiver, method)
    }
}

/// An object that passes on the messages that its own class does not answer, as Objective-C's objects do by
/// `forwardingTarget(for:)`.
@MainActor
package protocol ForwardsMessages: AnyObject {
    /// The object that the messages are for; nil for none.
    var forwardingTarget: AnyObject? { get }
}

extension CallbackDispatch {
    /// The object that answers a message, the receiver or the one to whom it passes messages on, and its answer.
    static func answer(
        _ selector: Selector, by receiver: AnyObject
    ) -> (receiver: AnyObject, entry: ClassImage.Entry)? {
        if let entry = ClassTable.entry(for: type(of: receiver), selector) { return (receiver, entry) }
        guard let target = (receiver as? any ForwardsMessages)?.forwardingTarget else { return nil }
        return answer(selector, by: target)
    }
}
