internal import Foundation
internal import Lifecycle

/// A delegate or an app that was chosen and is being made: its type is certain before its initial values have run.
///
/// The trace tells it once it is there. If code in its initial values is left out and may end or change the
/// launch, the trace tells it before that code.
@MainActor
package enum StageEntrance {
    private static var waiting: (() -> Void)?

    /// Makes a delegate, and tells it once: after it was made, or before left-out code that it comes to.
    ///
    /// - Parameters:
    ///   - tell: Traces that the delegate is there.
    ///   - make: Makes it.
    package static func enter<Delegate>(telling tell: @escaping () -> Void, _ make: () -> Delegate?) -> Delegate? {
        waiting = tell
        defer { waiting = nil }
        guard let delegate = make() else { return nil }
        waiting?()
        return delegate
    }

    /// Tells the delegate that is being made, if there is one: left-out code was reached.
    nonisolated static func hasReachedLeftOutCode() {
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated {
            waiting?()
            waiting = nil
        }
    }
}
