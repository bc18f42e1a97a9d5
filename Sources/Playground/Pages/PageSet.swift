internal import Confinement
internal import Hummingbird
internal import Lifecycle
internal import Mustache
internal import NIOCore
internal import Runs
internal import Samples
internal import Techniques
internal import Traces
internal import Tutorials
internal import Wording

/// The HTML pages: templates, and the values put into them.
struct PageSet: Sendable {
    private let library: MustacheLibrary
    private let lessons: Lessons
    private let front: FrontPage
    private let hasDocumentation: Bool

    enum Template: String, CaseIterable {
        case play, project, missing, waiting, front, tutorials, tutorial, techniques, find, search, header, command
        case handoff, published, moved, sitemap, trace
        case ownProject = "own-project"
        case projectText = "own-project-text"
    }

    /// Reads the templates and tries each one.
    ///
    /// - Throws: `TemplatesUnusable` if one is missing or cannot be read.
    init(templates: String, lessons: Lessons, hasDocumentation: Bool = true) async throws {
        self.lessons = lessons
        front = try await FrontPage(lessons)
        self.hasDocumentation = hasDocumentation
        do {
            var library = try await MustacheLibrary(directory: templates)
            if lessons.project == nil { try library.register("", named: Template.ownProject.rawValue) }
            self.library = library
        } catch let error as MustacheLibrary.ParserError {
            throw TemplatesUnusable(
                "\(templates)/\(error.filename):\(error.context.lineNumber): \(error.error)")
        }
        for template in Template.allCases where library.getTemplate(named: template.rawValue) == nil {
            throw TemplatesUnusable("\(templates)/\(template.rawValue).mustache is not there.")
        }
        let page = missing("/")
        guard page.contains(Self.trial) else {
            throw TemplatesUnusable("\(templates)/missing.mustache does not say what is missing.")
        }
    }

    private static let trial = "There is no page at"

    /// Returns the page for an address that does not exist.
    func missing(_ path: String) -> String {
        render(
            .missing,
            MissingPage(
                title: "Not found", what: "\(Self.trial) \(path).", cure: "Choose a step, or begin at the first page.",
                tutorials: links(current: nil)))
    }

    /// Returns the answer in place of the documentation's pages as long as they are not there.
    func waiting(_ state: ServedDocumentation.State) -> Response {
        let page =
            switch state {
            case .failed(let why):
                WaitingPage(title: "The documentation could not be built", text: why, isGoingOn: false)
            case .building(let step): WaitingPage(title: "The documentation is being built, once", text: step)
            case .ready: WaitingPage(title: "The documentation was built", text: "This page opens again by itself.")
            }
        var response = Response.html(render(.waiting, page), status: .serviceUnavailable)
        response.headers[.cacheControl] = "no-store"
        if page.isGoingOn { response.headers[.retryAfter] = "2" }
        return response
    }

    /// The pages that are the same for everyone, by the names under which they are kept, and how each is made.
    var shared: [(name: String, make: @Sendable () -> String?)] {
        let own: [(String, @Sendable () -> String?)] = [
            ("/", { first() }), ("tutorials", { tutorials() }), ("techniques", { techniques() }),
            ("trace", { trace() }), ("search-index", { searchIndex() }),
        ]
        return own
            + lessons.tutorials.map { tutorial in
                ("tutorials/\(tutorial.name)", { self.tutorial(tutorial.name) })
            }
    }

    /// Returns the first page.
    func first() -> String { render(.front, front) }

    /// Returns the bar with the site's places, for pages that others make.
    func header() -> String { render(.header, [String: String]()) }

    /// Returns the techniques for an app; nil if they were not run.
    ///
    /// - Parameter documentation: The place of the documentation on the site; nil if it is left out.
    func find(_ needs: AppNeeds, documentation: String?) -> String? {
        guard let techniques = lessons.techniques, let results = lessons.results else { return nil }
        return render(.find, FindPage(needs, techniques, results, documentation: documentation))
    }

    /// Everything that the search finds, as JSON.
    func searchEntries() -> String { JSON.text(lessons.search.index.entries.map(ListedEntry.init)) }

    /// The index of the search, as JSON.
    func searchIndex() -> String { JSON.text(lessons.search.index) }

    /// Returns the page with what a search found.
    func search(_ query: String) -> String {
        render(.search, SearchPage(query, in: lessons.search.index, documentation: ServedDocumentation.place))
    }

    /// Returns the list of tutorials; nil if the playground has none to read.
    func tutorials() -> String? {
        lessons.guide.map { guide in
            var page = guide.contents
            page.numbers = lessons.numbers ?? ""
            return render(.tutorials, page)
        }
    }

    /// Returns a whole tutorial to read; nil if there is none of this name.
    func tutorial(_ name: String) -> String? {
        lessons.guide?.tutorial(name).map { render(.tutorial, $0) }
    }

    /// Returns the published techniques; nil if there are none.
    func techniques() -> String? {
        lessons.techniques.map { render(.techniques, TechniquesPage($0, lessons.results?.matrix.strips() ?? [:])) }
    }

    /// Returns the page that shows a trace from a file, or a recorded run in a frame.
    func trace() -> String { render(.trace, TracePage()) }

    /// Returns the page that asks for the one of the reader's own project.
    func project() -> String {
        render(.project, ["title": LessonPlace.ownProject])
    }

    /// Returns a lesson, ready to be played.
    ///
    /// - Parameter query: The values of a parameter of the page's address.
    func play(
        _ lesson: Lesson, query: (String) -> [String], limits: Limits, protections: [Protection.Measure]
    ) -> String {
        let command = lesson.index(ofNumber: query("command").first)
        let asked = LaunchConfiguration.asked(
            over: lesson.start(of: command), limits: limits.scheme(of: lesson), query: query)
        return play(
            lesson, command: command, launch: asked.launch, problems: asked.problems,
            protections: protections.map { ProtectionView(name: $0.name, on: $0.on, why: $0.why) })
    }

    /// Returns a lesson, ready to be played.
    ///
    /// - Parameters:
    ///   - command: The index of the command with which the page begins; nil if the lesson has none.
    ///   - launch: The launch that the controls show.
    ///   - problems: The parts of the page's address that are not available.
    func play(
        _ lesson: Lesson, command: Int?, launch: LaunchConfiguration, problems: [LaunchProblem] = [],
        protections: [ProtectionView]
    ) -> String {
        let data = StepData(lesson, command: command, launch: launch, hasDocumentation: hasDocumentation)
        let open = lesson.files.firstIndex { $0.isChanged } ?? 0
        let place = LessonPlace(lesson.name, among: lessons)
        return render(
            .play,
            PlayPage(
                title: "\(lesson.title) · \(place.whole)", place: place.view, address: lesson.name.playAddress,
                isOwnProject: lesson.project != nil,
                step: lesson.name.description,
                stepTitle: lesson.title, lesson: text(of: lesson), technique: place.technique.map(TechniqueView.init),
                variants: place.variants,
                files: lesson.files.enumerated().map { FileView(name: $1.name, text: $1.text, selected: $0 == open) },
                commands: lesson.commandLines(for: launch, of: command), tutorials: links(current: lesson.name),
                previous: place.previous ?? "", next: place.next ?? "",
                launch: LaunchView(
                    launch, after: command.flatMap { lesson.history(before: $0) }, problems: problems),
                device: launch.idiom.word, isRun: lesson.mainKind(of: launch) == .run, actions: ActionView.usual,
                windowActions: ActionView.ofWindows, furtherActions: ActionView.further,
                textActions: TextActionView.all,
                numbers: lessons.numbers ?? "", verdict: data.recordedVerdict?.sentence ?? "",
                verdictLabel: data.recordedVerdict == nil ? "Not run yet: \(data.title)" : "\(data.title), recorded",
                ending: data.recordedVerdict?.ending ?? "",
                facts: (data.recordedVerdict?.facts ?? []).map { FactView(name: $0.name, value: $0.value) },
                protections: protections, stepJSON: Escaping.jsonInScript(JSON.text(data))))
    }

    func render(_ template: Template, _ page: Any) -> String {
        guard let text = library.render(page, withTemplate: template.rawValue) else {
            preconditionFailure("The template \(template) was there at the start.")
        }
        return text
    }

    /// Returns the tutorials with their steps; beside a step, the other tutorials' steps are left to their own pages.
    private func links(current: SampleID?) -> [TutorialLink] {
        lessons.tutorials.map { tutorial in
            var sections: [SectionLinks] = []
            for step in tutorial.steps {
                let name = SampleID.step(SampleID.Step(tutorial: tutorial.name, slug: step.slug))
                if step.place.section > sections.count {
                    sections.append(
                        SectionLinks(title: "Section \(step.place.section): \(step.section)", steps: []))
                }
                sections[sections.count - 1].steps.append(
                    StepLink(
                        title: step.title, href: name.playAddress, current: name == current, trap: step.isTrap))
            }
            let isOpen = current.map { $0.tutorial == tutorial.name } ?? true
            return TutorialLink(
                title: tutorial.title, href: sections.first?.steps.first?.href ?? "",
                sections: isOpen ? sections : [])
        }
    }
}

/// An error that makes the site's templates unusable.
struct TemplatesUnusable: UserFacingError {
    let what: String
    let cure = "Restore the folder Site as it is in the project, or write what is missing."
    let blame = Blame.usage

    init(_ why: String) {
        what = "The site's templates cannot be used. \(why)"
    }
}
