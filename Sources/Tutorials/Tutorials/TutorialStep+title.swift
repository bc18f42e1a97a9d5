extension TutorialStep {
    /// The title that its author gave it; without one, the first sentence of its text.
    package var title: String {
        if let writtenTitle { return writtenTitle }
        let text = self.text.first?.plain ?? slug
        guard let end = text.firstRange(of: /[.:?!](\s|$)/) else { return text }
        return String(text[..<end.lowerBound])
    }
}

extension Tutorial {
    /// Gives its steps the titles that their author wrote, in the order of the steps.
    mutating func entitle(_ titles: [String?]) {
        var titles = titles[...]
        for section in sections.indices {
            for item in sections[section].items.indices {
                guard case .step(var step) = sections[section].items[item] else { continue }
                step.writtenTitle = titles.popFirst().flatMap(\.self)
                sections[section].items[item] = .step(step)
            }
        }
    }
}
