/// The place of a step as DocC's pages number it: within its section.
package struct StepPlace: Hashable, Sendable {
    /// From 1.
    package var section: Int
    /// Within the section, from 1.
    package var step: Int

    package init(section: Int, step: Int) {
        self.section = section
        self.step = step
    }

    /// `Section 2, step 3`.
    package var words: String { "Section \(section), step \(step)" }
}

extension Tutorial {
    /// The places of its steps, in order.
    package var places: [StepPlace] {
        sections.enumerated().flatMap { section, content in
            content.steps.indices.map { StepPlace(section: section + 1, step: $0 + 1) }
        }
    }
}
