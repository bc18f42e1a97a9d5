public import Foundation
public import ReferenceObjectiveC

/// Objective-C's messages by name. Apple's declare these on `NSObject` itself.
extension NSObject {
    /// Whether an object of this class answers a message.
    @preconcurrency @MainActor
    public func responds(to selector: Selector!) -> Bool {
        UIKitMessages.register()
        return Door.answer(selector, by: self)?.entry.call != nil
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
        UIKitMessages.register()
        guard let (receiver, entry) = Door.answer(selector, by: self), let method = entry.call else {
            Door.raise(
                "NSInvalidArgumentException",
                "-[\(_className(type(of: self))) \(selector)]: unrecognized selector sent to instance")
        }
        let result = method(receiver, MessageArguments(arguments))
        guard let result, !(result is Void) else { return nil }
        return Unmanaged.passUnretained(result as AnyObject)
    }
}

/// The messages that UIKit's own objects answer by name.
@MainActor
enum UIKitMessages {
    private static var registered = false

    static func register() {
        guard !registered else { return }
        registered = true
        ClassTable.add(
            ClassImage.Declaration(
                type: UIApplication.self, objcName: nil,
                entries: [
                    ClassImage.Entry("_removeSessionFromSessionSet:", "_removeSessionFromSessionSet(_:)") {
                        receiver, arguments in
                        (receiver as? UIApplication)?.removeSessionFromSessionSet(arguments[0])
                    }
                ]))
    }
}
