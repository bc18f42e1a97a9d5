public import Foundation
public import ReferenceObjectiveC

/// Objective-C's messages by name. Apple's declare these on `NSObject` itself.
extension NSObject {
    /// Returns true if an object of this class answers a message.
    @preconcurrency @MainActor
    public func responds(to selector: Selector!) -> Bool {
        CallbackDispatch.answer(selector, by: self) != nil
            || SystemMessages.method(selector, of: type(of: self)) != nil
    }

    /// Returns true if objects of this class answer a message.
    @preconcurrency @MainActor
    public class func instancesRespond(to selector: Selector!) -> Bool {
        ClassTable.entry(for: self, selector) != nil || SystemMessages.method(selector, of: self) != nil
    }

    /// Sends a message without arguments. Ends the process where the class does not answer it.
    @preconcurrency @MainActor @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        perform(selector, [])
    }

    /// Sends a message with one argument. Ends the process where the class does not answer it.
    @preconcurrency @MainActor @discardableResult
    public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        perform(selector, [object])
    }

    /// Sends a message with two arguments. Ends the process where the class does not answer it.
    @preconcurrency @MainActor @discardableResult
    public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
        perform(selector, [first, second])
    }

    @MainActor
    private func perform(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>! {
        let answer = CallbackDispatch.answer(selector, by: self)
        // A method that overrides one of UIKit's has no call of its own: Swift finds it from UIKit's.
        guard let method = answer?.entry.call ?? SystemMessages.method(selector, of: type(of: self)) else {
            let name = "-[\(_className(type(of: self))) \(selector)]"
            CallbackDispatch.raise(
                "NSInvalidArgumentException",
                answer == nil
                    ? "\(name): unrecognized selector sent to instance"
                    : "\(name): Understudy cannot send this message by its name. Call the method in Swift.")
        }
        guard let result = method(answer?.receiver ?? self, MessageArguments(arguments)), !(result is Void) else {
            return nil
        }
        return Unmanaged.passUnretained(Autoreleased.keep(result as AnyObject))
    }
}

/// Results of messages that no object holds yet: they live until the main run loop's next turn.
@MainActor
private enum Autoreleased {
    private static var objects: [AnyObject] = []

    static func keep(_ object: AnyObject) -> AnyObject {
        if objects.isEmpty {
            DispatchQueue.main.async { MainActor.assumeIsolated { objects = [] } }
        }
        objects.append(object)
        return object
    }
}
