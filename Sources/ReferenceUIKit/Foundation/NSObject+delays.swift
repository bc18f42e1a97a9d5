public import Foundation
public import ReferenceObjectiveC
internal import Synchronization

/// Messages that are sent later or on another thread.
extension NSObject {
    /// Sends a message from the run loop of this thread after a delay, in seconds.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        let request = DelayedRequest(Message(selector: aSelector, argument: anArgument), to: self, after: delay)
        RunLoop.current.add(request.timer, forMode: .default)
        DelayedRequest.waiting.withLock { $0.append(request) }
    }

    /// Sends a message from the run loop of this thread after a delay, in seconds. The modes of a run loop are not
    /// modelled.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        perform(aSelector, with: anArgument, afterDelay: delay)
    }

    /// Cancels all messages that are to be sent to a target later.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedRequest.cancel { $0.target === aTarget as AnyObject }
    }

    /// Cancels the messages of a name and an argument that are to be sent to a target later.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedRequest.cancel {
            $0.target === aTarget as AnyObject && $0.message.selector == aSelector
                && DelayedRequest.areEqual($0.message.argument, anArgument)
        }
    }

    /// Sends a message on the main thread. From there, with `waitUntilDone`, it is sent at once.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        let message = Message(selector: aSelector, argument: arg)
        // As with `Message`: Objective-C lets any thread send to any object.
        nonisolated(unsafe) let receiver = self
        if wait, Thread.isMainThread {
            message.send(to: receiver)
        } else if wait {
            DispatchQueue.main.sync { message.send(to: receiver) }
        } else {
            DispatchQueue.main.async { message.send(to: receiver) }
        }
    }

    /// Sends a message on another thread than the main one.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        let message = Message(selector: aSelector, argument: arg)
        // As with `Message`: Objective-C lets any thread send to any object.
        nonisolated(unsafe) let receiver = self
        DispatchQueue.global().async { message.send(to: receiver) }
    }
}

/// A message that waits for its time.
private final class DelayedRequest: @unchecked Sendable {
    // Nothing changes after `init`; the timer belongs to the run loop of the thread that made it.

    let message: Message
    let target: NSObject
    private(set) var timer = Timer(timeInterval: 0, repeats: false) { _ in }

    init(_ message: Message, to target: NSObject, after delay: TimeInterval) {
        self.message = message
        self.target = target
        timer = Timer(timeInterval: delay, repeats: false) { [unowned self] _ in fire() }
    }

    static let waiting = Mutex<[DelayedRequest]>([])

    private func fire() {
        let request = self
        Self.waiting.withLock { $0.removeAll { $0 === request } }
        message.send(to: target)
    }

    static func cancel(_ isMeant: (DelayedRequest) -> Bool) {
        let cancelled = waiting.withLock { waiting in
            let cancelled = waiting.filter(isMeant)
            waiting.removeAll(where: isMeant)
            return cancelled
        }
        for request in cancelled { request.timer.invalidate() }
    }

    static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return one as AnyObject === other as AnyObject
    }
}
