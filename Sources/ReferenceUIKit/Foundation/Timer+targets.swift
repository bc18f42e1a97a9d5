public import Foundation
public import ReferenceObjectiveC

/// Timers that send a message. Apple's Foundation has them; Linux's has blocks alone.
extension Timer {
    /// Creates a timer for a message to a target, which it keeps alive until it is invalidated.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo, repeats: yesOrNo)
    }

    /// Creates a timer that first fires at a date.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        // As with `Message`: the thread whose run loop has the timer sends to the target.
        nonisolated(unsafe) let target = t as AnyObject
        self.init(fire: date, interval: ti, repeats: rep) { timer in
            Message(selector: s, argument: timer).send(to: target)
        }
        if ui != nil, Thread.isMainThread {
            MainActor.assumeIsolated {
                CallbackDispatch.notModelled("Timer.userInfo", "Linux's timers keep none, so it is nil")
            }
        }
    }

    /// Creates a timer for a message to a target and adds it to the run loop of this thread.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}
