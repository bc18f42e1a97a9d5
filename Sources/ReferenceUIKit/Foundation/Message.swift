internal import Foundation
internal import ReferenceObjectiveC

/// A message that Foundation sends later, by its name: that of an observer, a timer or a delayed request.
struct Message: @unchecked Sendable {
    // Objective-C lets any thread send to any object; an app that does so answers for it, as on a device.

    let selector: Selector
    let argument: Any?

    /// Sends the message on this thread. A receiver that does not answer ends the process, as on a device.
    ///
    /// On the main thread, all objects answer that answer `perform(_:with:)`; on others, those with methods of the app.
    func send(to receiver: AnyObject) {
        let arguments = MessageArguments([argument])
        if Thread.isMainThread {
            // This is the main thread already, so neither goes to another one.
            nonisolated(unsafe) let receiver = receiver
            nonisolated(unsafe) let arguments = arguments
            MainActor.assumeIsolated {
                let answer = CallbackDispatch.answer(selector, by: receiver)
                guard let method = answer?.entry.call ?? SystemMessages.method(selector, of: type(of: receiver)) else {
                    CallbackDispatch.raise("NSInvalidArgumentException", unrecognised(by: receiver))
                }
                _ = method(answer?.receiver ?? receiver, arguments)
            }
        } else {
            guard let method = ClassTable.entry(for: type(of: receiver), selector)?.call else {
                fatalError("NSInvalidArgumentException: \(unrecognised(by: receiver))")
            }
            // The same function without its actor: an app that sends from another thread answers for it.
            typealias Anywhere = (AnyObject, MessageArguments) -> Any?
            _ = unsafeBitCast(method, to: Anywhere.self)(receiver, arguments)
        }
    }

    private func unrecognised(by receiver: AnyObject) -> String {
        "-[\(_className(type(of: receiver))) \(selector)]: unrecognized selector sent to instance"
    }
}
