extension TutorialSource {
    /// The titles that the author gave to the steps, in order; nil for a step without one.
    ///
    /// A title is a comment at the beginning of the step, `@Comment { Call it before the scene connects }`, because
    /// DocC has none: its pages only number the steps.
    var stepTitles: [String?] {
        text.matches(of: /@Step\s*\{(?:\s*@Comment\s*\{([^{}]*)\})?/).map { match in
            match.output.1.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        }
    }
}
