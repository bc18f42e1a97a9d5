package import Lifecycle

/// An event in words for a page, which formats each part by its style. The event's class comes before them.
package struct EventPhrase: Encodable, Hashable, Sendable {
    /// The parts in order.
    package var parts: [Part]

    /// A part of a phrase.
    package struct Part: Encodable, Hashable, Sendable {
        /// The style of the part.
        package var style: Style
        /// The text of the part.
        package var text: String
    }

    /// The styles of a part.
    package enum Style: String, Encodable, Hashable, Sendable, CaseIterable {
        /// Prose, in which names of classes have their colours.
        case plain
        /// The name of an API.
        case code
        /// The name of a user's action, or the word Fault.
        case strong
        /// A line that was printed.
        case printed
        /// The value that a call returned.
        case returned
        /// The end of a test.
        case ending
    }

    /// Puts an event into words.
    package init(_ event: TraceEvent) {
        let (name, text) = (event.title ?? "", event.text ?? "")
        switch event.kind {
        case .call: parts = [.code(name)]
        case .return: parts = [.init(style: .returned, text: "returns \(text)")]
        case .console: parts = [.init(style: .printed, text: text)]
        case .launch: parts = [.plain("Launched \(text)")]
        case .action: parts = [.plain("You: ")] + Self.action(name)
        case .request: parts = [.plain("asked for "), .code(name)] + (text.isEmpty ? [] : [.plain(" \(text)")])
        case .test: parts = [.code(name), .plain(" "), .init(style: .ending, text: text)]
        case .fault:
            parts = [
                .strong("Fault"), .plain(" " + [event.name, event.text].compactMap { $0 }.joined(separator: ": ")),
            ]
        case .verdict: parts = [.plain("The run ended: \(event.verdict?.exit.words ?? "")")]
        case .state:
            switch event.state {
            case .appDelegate: parts = [.plain("is made the app delegate")]
            case .sceneDelegate: parts = [.plain("is made the scene’s delegate")]
            case .rootViewController: parts = [.plain("is in the window: \(text)")]
            default: parts = [.code(name), .plain(": \(text)")]
            }
        }
    }

    /// Returns an action as its button is called, with the word for a terminal if that is another.
    private static func action(_ word: String) -> [Part] {
        guard let title = Action(word)?.info.title else { return [.strong(word)] }
        return [.strong(title)] + (title.lowercased() == word ? [] : [.plain(" "), .code(word)])
    }

    /// Writes the parts as a list.
    package func encode(to encoder: any Encoder) throws {
        try parts.encode(to: encoder)
    }
}

extension EventPhrase.Part {
    fileprivate static func plain(_ text: String) -> Self { Self(style: .plain, text: text) }
    fileprivate static func code(_ text: String) -> Self { Self(style: .code, text: text) }
    fileprivate static func strong(_ text: String) -> Self { Self(style: .strong, text: text) }

    /// Writes the part as an object with its style as the key.
    package func encode(to encoder: any Encoder) throws {
        try [style.rawValue: text].encode(to: encoder)
    }
}
