package import Lifecycle

/// Returns a short text that describes a picture of a trace, for people who do not see it.
package func altText(for events: [TraceEvent], roles: ClassRoles = .unknown) -> String {
    var classes: [String] = []
    for event in events where event.kind == .call || event.kind == .test {
        guard let name = event.class.map(ClassName.short), !classes.contains(name) else { continue }
        classes.append(name)
    }
    let launches = events.count { $0.kind == .launch }
    let subject = launches > 1 ? "The trace of \(launches) launches" : "The trace of a launch"
    let order = classes.isEmpty ? " in which nothing of the app is called." : ", in this order: \(ClassList(classes))."
    var messages: [String] = []
    for event in events where event.kind == .console && event.lane == .system {
        guard let text = event.text, !messages.contains(text) else { continue }
        messages.append(text)
    }
    let called = ([subject + order] + messages.map { "The system logs: \($0)" }).joined(separator: " ")
    guard let summary = VerdictSummary(of: events, roles: roles) else { return called.oneLine }
    return "\(called) \(summary.sentence)".oneLine
}
