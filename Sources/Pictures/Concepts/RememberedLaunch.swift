package import Lifecycle
internal import Traces

/// The part of a launch that concerns the stored configuration, taken from its trace.
package struct RememberedLaunch: Hashable, Sendable {
    /// True for a launch by Test.
    var isTest: Bool
    /// True if tests removed the session before UIKit looked it up.
    var isRemoved: Bool
    /// True if the stored class was not in the process.
    var isUnresolved: Bool
    /// The class that UIKit asked for a configuration; nil if it did not ask.
    var asked: String?
    /// The class of the scene delegate that connected.
    var connected: String?
    /// True if no session was stored before it.
    var isFirst: Bool

    /// Reads a trace.
    package init(_ events: [TraceEvent]) {
        let verdict = events.last?.verdict
        isTest = events.first?.launch == .test
        isRemoved = events.contains { $0.rule == Rule.sessionRemovedPrivately.id }
        isUnresolved = events.contains { $0.rule == Rule.sessionUnresolvedConfiguration.id }
        asked = events.first { event in
            event.kind == .call && event.name == "application(_:configurationForConnecting:options:)"
        }?.class.map(ClassName.short)
        connected = verdict?.sceneDelegates.last.map(ClassName.short)
        isFirst = verdict?.sessionsBefore == 0
    }
}
