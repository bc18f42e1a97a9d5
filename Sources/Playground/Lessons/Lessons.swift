public import Techniques

/// The tutorials and techniques that the playground plays, and how to get at their steps.
public struct Lessons: Sendable {
    public var tutorials: [Tutorial]
    /// A step with its files; nil where the tutorial has none of this number. Asked for at each visit, so it should
    /// remember what costs time.
    public var lesson: @Sendable (LessonName) async throws -> Lesson?
    /// The tutorials as plain pages; nil where there are none.
    public var guide: TutorialGuide?
    /// The published techniques; nil where there are none.
    public var techniques: TechniqueCatalog?
    /// How much of all this is run, in a sentence.
    public var numbers: String?

    public init(
        tutorials: [Tutorial], guide: TutorialGuide? = nil, techniques: TechniqueCatalog? = nil, numbers: String? = nil,
        lesson: @escaping @Sendable (LessonName) async throws -> Lesson?
    ) {
        self.tutorials = tutorials
        self.guide = guide
        self.techniques = techniques
        self.numbers = numbers
        self.lesson = lesson
    }

    /// A tutorial's steps in order; the first has number 1.
    public struct Tutorial: Hashable, Sendable {
        /// As in addresses and commands: `hackworth`.
        public var name: String
        public var title: String
        public var steps: [Step]

        public init(name: String, title: String, steps: [Step]) {
            self.name = name
            self.title = title
            self.steps = steps
        }
    }

    public struct Step: Hashable, Sendable {
        public var number: Int
        public var title: String
        /// Whether the tests meet the production scene delegate here after a normal run.
        public var isTrap: Bool

        public init(number: Int, title: String, isTrap: Bool = false) {
            self.number = number
            self.title = title
            self.isTrap = isTrap
        }
    }

    /// What a first visit shows: the first trap of the first tutorial that has one, else the first step of all.
    public var first: LessonName? {
        let steps = tutorials.flatMap { tutorial in tutorial.steps.map { (tutorial.name, $0) } }
        let shown = steps.first { $0.1.isTrap } ?? steps.first
        return shown.map { LessonName(tutorial: $0.0, number: $0.1.number) }
    }
}
