/// A tutorial as data: what DocC made of its file.
public struct Tutorial: Hashable, Sendable {
    /// The short name, as in `hackworth/4`: the file's, in lower case.
    public var name: String
    public var title: String
    /// The chapter of the table of contents that it stands in.
    public var chapter: String?
    /// How long it takes to read.
    public var minutes: Int?
    public var introduction: [Prose]
    public var sections: [Section]
    public var questions: [Question]
    /// Where its page is in a built archive: `/tutorials/understudy/hackworth`.
    public var path: String

    /// The steps of all sections. They are numbered through the whole tutorial, from 1.
    public var steps: [TutorialStep] { sections.flatMap(\.steps) }

    /// A part of a tutorial under its own heading.
    public struct Section: Hashable, Sendable {
        public var title: String
        /// The heading's place on the page.
        public var anchor: String
        public var introduction: [Prose]
        public var picture: Picture?
        public var items: [Item]

        public var steps: [TutorialStep] {
            items.compactMap { if case .step(let step) = $0 { step } else { nil } }
        }

        /// What stands among the steps of a section.
        public enum Item: Hashable, Sendable {
            case step(TutorialStep)
            case prose(Prose)
        }
    }

    /// A question of the assessment, with its answers.
    public struct Question: Hashable, Sendable {
        public var title: [Prose]
        public var content: [Prose]
        public var answers: [Answer]

        /// An answer to choose, and why it is right or wrong.
        public struct Answer: Hashable, Sendable {
            public var content: [Prose]
            public var isCorrect: Bool
            public var reaction: String?
            public var justification: [Prose]
        }
    }
}

/// A picture on a page.
public struct Picture: Hashable, Sendable {
    /// The file's name in the catalog.
    public var file: String
    /// What it shows, in words.
    public var alternative: String
    /// Where it is in a built archive.
    public var path: String?
}
