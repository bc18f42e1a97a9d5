package import Samples
package import Techniques
package import Tutorials

/// The tutorials and techniques that the playground plays, and how to get at their steps.
package struct Lessons: Sendable {
    package var tutorials: [Tutorial]
    /// A step with its files, by its slug; nil if the tutorial has none of it. Asked for at each visit, so it should
    /// remember what costs time.
    package var lesson: @Sendable (SampleID.Step) async throws -> Lesson?
    /// The tutorials as plain pages; nil if there are none.
    package var guide: TutorialGuide?
    /// The published techniques; nil if there are none.
    package var techniques: TechniqueCatalog?
    /// The recorded runs of the techniques; nil if there are none.
    package var results: TechniqueResults?
    /// The numbers of things that are run, in a sentence.
    package var numbers: String?
    /// The steps whose recorded runs the front page compares: production, then the tests' own classes.
    package var compared: [SampleID.Step] = []
    /// The addresses of the tutorials' Xcode projects, by the tutorials' names.
    package var downloads: [String: String] = [:]
    /// The index of the search, made when it is first asked for.
    package var search = KeptIndex { SearchIndex([]) }
    /// The reader's own project; nil if none was named.
    package var project: OwnProject?
    /// The pages that moved; nil if none did.
    package var moved: MovedPages?

    package init(
        tutorials: [Tutorial], guide: TutorialGuide? = nil, techniques: TechniqueCatalog? = nil,
        results: TechniqueResults? = nil, numbers: String? = nil,
        lesson: @escaping @Sendable (SampleID.Step) async throws -> Lesson?
    ) {
        self.tutorials = tutorials
        self.guide = guide
        self.techniques = techniques
        self.results = results
        self.numbers = numbers
        self.lesson = lesson
    }

    /// A tutorial's steps in order.
    package struct Tutorial: Hashable, Sendable {
        /// As in addresses and commands: `hackworth`.
        package var name: String
        package var title: String
        package var steps: [Step]

        package init(name: String, title: String, steps: [Step]) {
            self.name = name
            self.title = title
            self.steps = steps
        }
    }

    package struct Step: Hashable, Sendable {
        package var place: StepPlace
        /// The title of the section that it belongs to.
        package var section: String
        /// As in addresses and commands: `flush`.
        package var slug: String
        package var title: String
        /// True if the tests meet the production scene delegate here after a normal run.
        package var isTrap: Bool

        package init(place: StepPlace, section: String, slug: String, title: String, isTrap: Bool = false) {
            self.place = place
            self.section = section
            self.slug = slug
            self.title = title
            self.isTrap = isTrap
        }
    }

    /// The step that a first visit shows: the one in which production runs of those that the front page compares; else the
    /// trap of Hackworth's tutorial, the first trap of all, or the first step.
    package var first: SampleID.Step? {
        let steps = tutorials.flatMap { tutorial in tutorial.steps.map { (tutorial.name, $0) } }
        if let production = compared.first,
            steps.contains(where: { $0.0 == production.tutorial && $0.1.slug == production.slug })
        {
            return production
        }
        let traps = steps.filter { $0.1.isTrap }
        let shown = traps.first { $0.0 == "hackworth" } ?? traps.first ?? steps.first
        return shown.map { SampleID.Step(tutorial: $0.0, slug: $0.1.slug) }
    }
}

/// The recorded runs of the techniques, and the advice that people give from them.
package struct TechniqueResults: Sendable {
    package var matrix: Matrix
    package var choosing: Choosing

    package init(matrix: Matrix, choosing: Choosing) {
        self.matrix = matrix
        self.choosing = choosing
    }
}
