internal import Lifecycle

extension TraceEvent {
    /// The event in words.
    var statement: String {
        switch kind {
        case .call, .return: signature
        case .console: text ?? ""
        case .state: described([title, joined([`class`.map(ClassName.short), text])])
        case .test: described(["test \(signature)", text])
        case .launch, .action, .request, .fault, .verdict: described([kind.rawValue, signature, text])
        }
    }

    /// The mark before the lines of an event.
    var mark: String {
        switch kind {
        case .console: lane == .system ? "┆ " : "│ "
        case .state: "· "
        default: ""
        }
    }

    private func described(_ parts: [String?]) -> String {
        parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ": ")
    }

    private func joined(_ parts: [String?]) -> String {
        parts.compactMap { $0 }.joined(separator: ", ")
    }
}
