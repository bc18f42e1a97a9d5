package import Wording

/// An error in the sources of a module, which do not compile or link.
package struct CompileFailure: Hashable, Sendable {
    /// The module concerned.
    package var module: String
    package var phase: Phase
    /// Errors, and the warnings and notes that came with them, in the order in which they were printed; of a module in parts
    /// the errors with their notes, by files. The last one may say what ended the tool.
    package var diagnostics: [Diagnostic]
    /// The text that the tool printed.
    package var output: String

    package enum Phase: String, Hashable, Sendable {
        case compiling, linking
    }

    package init(module: String, phase: Phase, diagnostics: [Diagnostic], output: String) {
        self.module = module
        self.phase = phase
        self.diagnostics = diagnostics
        self.output = output
    }

    package var description: String {
        rendered()
    }

    /// The diagnostics that people are shown: a thousand, errors before others if there are more. The last one may say what
    /// ended the tool.
    package var shown: [Diagnostic] {
        let most = 1000
        guard diagnostics.count > most, let last = diagnostics.last else { return diagnostics }
        let first = diagnostics.dropLast()
        let sorted = first.filter { $0.severity == .error } + first.filter { $0.severity != .error }
        return sorted.prefix(most - 1) + [last]
    }

    /// Returns the failure as text for a user whose files are `original`, by path.
    package func rendered(original: [String: String] = [:]) -> String {
        let verb = phase == .compiling ? "compile" : "link"
        let cures: [String] = diagnostics.compactMap(\.cure).reduce(into: []) { all, cure in
            if !all.contains(cure) { all.append(cure) }
        }
        return
            (["\(module) does not \(verb):"] + shown.map { $0.rendered(original: original) } + cures
            + (outside.map { [$0] } ?? [])).joined(separator: "\n")
    }

    /// The note about names that were not found, for the user; nil if all were found.
    package var outside: String? {
        let missing = diagnostics.contains { diagnostic in
            // A symbol that UIKit lacks has a note at its own line.
            diagnostic.severity == .error && !diagnostic.message.contains("'UI")
                && ["cannot find ", "has no member "].contains { diagnostic.message.contains($0) }
        }
        guard missing else { return nil }
        return
            "Of Apple's frameworks, Understudy has what launch code needs. If a name of an Apple framework was not found, Understudy does not have it."
    }
}

extension CompileFailure: UserFacingError {
    package var what: String { "\(module) does not \(phase == .compiling ? "compile" : "link")." }
    package var blame: Blame { .sources }
    /// The compiler's own form: each message begins with its file.
    package var terminalMessage: String { rendered() }
}
