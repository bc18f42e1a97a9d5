package import Samples

/// A tutorial as data: the content of its file, as DocC converted it.
package struct Tutorial: Hashable, Sendable {
    /// The short name, as in `hackworth/flush`: that of the file, in lower case.
    package var name: String
    package var title: String
    /// The chapter of the table of contents that has the tutorial.
    package var chapter: String?
    /// The minutes that it takes to read.
    package var minutes: Int?
    package var introduction: [Prose]
    /// The files of the project before the first step.
    package var start: [CodeFile] = []
    package var sections: [Section]
    package var questions: [Question]
    /// The path of its page in a built archive: `/tutorials/understudy/hackworth`.
    package var path: String

    /// The steps of all sections. They are numbered through the whole tutorial, from 1.
    package var steps: [TutorialStep] { sections.flatMap(\.steps) }

    /// Returns the name of one of its steps.
    package func name(of step: TutorialStep) -> SampleID.Step {
        SampleID.Step(tutorial: name, slug: step.slug)
    }

    /// A part of a tutorial under its own heading.
    package struct Section: Hashable, Sendable {
        package var title: String
        /// The heading's place on the page.
        package var anchor: String
        package var introduction: [Prose]
        package var picture: Picture?
        package var items: [Item]

        package var steps: [TutorialStep] {
            items.compactMap { if case .step(let step) = $0 { step } else { nil } }
        }

        /// A piece of content among the steps of a section.
        package enum Item: Hashable, Sendable {
            case step(TutorialStep)
            case prose(Prose)
        }
    }

    /// A question of the assessment, with its answers.
    package struct Question: Hashable, Sendable {
        package var title: [Prose]
        package var content: [Prose]
        package var answers: [Answer]

        /// An answer to choose, and why it is right or wrong.
        package struct Answer: Hashable, Sendable {
            package var content: [Prose]
            package var isCorrect: Bool
            package var reaction: String?
            package var justification: [Prose]
        }
    }
}

/// A picture on a page.
package struct Picture: Hashable, Sendable {
    /// The file's name in the catalog.
    package var file: String
    /// The text that describes it.
    package var alternative: String
    /// Its path in a built archive.
    package var path: String?
}
