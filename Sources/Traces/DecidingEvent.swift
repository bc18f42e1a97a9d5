package import Lifecycle

/// Finds the event of each launch that shows why its scene has this delegate and no other.
package struct DecidingEvent: Hashable, Sendable {
    private var isFound = false

    /// Nothing has happened yet.
    package init() {}

    /// Takes the next event of a trace.
    ///
    /// - Returns: True for the first event of its launch that decides.
    package mutating func isFound(at event: TraceEvent) -> Bool {
        if event.seq == 1 { isFound = false }
        guard !isFound, event.decides else { return false }
        isFound = true
        return true
    }
}

extension TraceEvent {
    /// True if UIKit settles on a scene's configuration, or asks the app delegate for one because it knows of none.
    fileprivate var decides: Bool {
        if case .configuration(let step)? = state, step.isDecisive { return true }
        return rule == Rule.sessionUnknown.id
    }
}
