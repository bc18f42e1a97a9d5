package import Lifecycle

extension TraceEvent {
    /// `Class.name`, or what there is of it.
    package var signature: String {
        [`class`.map(ClassName.short), name].compactMap { $0 }.joined(separator: ".")
    }
}
