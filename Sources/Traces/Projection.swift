internal import Lifecycle

extension Sequence<TraceEvent> {
    /// The calls of some APIs, in order, each as `Class.name` with the class by its last component.
    ///
    /// A published log agrees with a trace when it equals the trace's projection on the APIs that the log's author
    /// wrote down.
    package func projected(on names: Set<String>) -> [String] {
        compactMap { event in
            guard event.kind == .call, let name = event.name, names.contains(name) else { return nil }
            return event.signature
        }
    }
}

extension TraceEvent {
    /// `Class.name`, or what there is of it.
    var signature: String {
        [`class`.map(ClassName.short), name].compactMap { $0 }.joined(separator: ".")
    }
}
