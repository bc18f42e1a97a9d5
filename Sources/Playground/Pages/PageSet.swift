internal import Hummingbird
internal import Lifecycle
internal import Mustache
internal import NIOCore
internal import Traces
internal import Wording

/// The HTML pages: templates, and what is put into them.
struct PageSet: Sendable {
    private let library: MustacheLibrary
    private let lessons: Lessons

    private enum Template: String, CaseIterable {
        case play, missing, tutorials, tutorial, techniques
    }

    /// Reads the templates and tries each one.
    ///
    /// - Throws: `TemplatesUnusable` where one is missing or cannot be read.
    init(templates: String, lessons: Lessons) async throws {
        self.lessons = lessons
        do {
            library = try await MustacheLibrary(directory: templates)
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

    private static let trial = "There is nothing at"

    /// The page for an address where nothing is.
    func missing(_ path: String) -> String {
        render(
            .missing,
            MissingPage(
                title: "Not found", what: "\(Self.trial) \(path).", cure: "Choose a step, or begin at the first page.",
                tutorials: links(current: nil)))
    }

    /// The tutorials there are; nil where the playground has none to read.
    func tutorials() -> String? {
        lessons.guide.map { guide in
            var page = guide.contents
            page.numbers = lessons.numbers ?? ""
            return render(.tutorials, page)
        }
    }

    /// A whole tutorial to read; nil where there is none of this name.
    func tutorial(_ name: String) -> String? {
        lessons.guide?.tutorials[name].map { render(.tutorial, $0) }
    }

    /// The published techniques; nil where there are none.
    func techniques() -> String? {
        lessons.techniques.map { render(.techniques, TechniquesPage($0)) }
    }

    /// A lesson, ready to be played.
    func play(_ lesson: Lesson, wish: PlayWish, protections: [ProtectionView]) -> String {
        let answer = StepAnswer(lesson)
        let open = lesson.files.firstIndex { $0.isChanged } ?? 0
        let place = LessonPlace(lesson.name, among: lessons)
        return render(
            .play,
            PlayPage(
                title: "\(lesson.title) · \(place.whole)", place: place.view, step: lesson.name.description,
                stepTitle: lesson.title, lesson: lesson.text, technique: place.technique.map(TechniqueView.init),
                variants: place.variants,
                files: lesson.files.enumerated().map { FileView($1, index: $0, selected: $0 == open) },
                commands: lesson.commands(for: wish.choice, then: wish.actions), tutorials: links(current: lesson.name),
                previous: place.previous ?? "", next: place.next ?? "",
                launch: LaunchView(wish.choice, problems: wish.problems),
                device: (lesson.recorded.isEmpty ? wish.choice : lesson.start).idiom.word, actions: ActionView.usual,
                windowActions: ActionView.ofWindows, furtherActions: ActionView.further,
                textActions: TextActionView.all,
                then: wish.actions.map(\.name).joined(separator: ","),
                numbers: lessons.numbers ?? "", verdict: answer.recordedVerdict?.sentence ?? "",
                ending: answer.recordedVerdict?.ending ?? "",
                facts: (answer.recordedVerdict?.facts ?? []).map { FactView(name: $0.name, value: $0.value) },
                protections: protections, stepJSON: Escaping.jsonInScript(JSON.text(answer))))
    }

    private func render(_ template: Template, _ page: Any) -> String {
        guard let text = library.render(page, withTemplate: template.rawValue) else {
            preconditionFailure("The template \(template) was there at the start.")
        }
        return text
    }

    /// The tutorials with their steps; beside a step, the others' steps are left to their own pages.
    private func links(current: SampleName?) -> [TutorialLink] {
        lessons.tutorials.map { tutorial in
            let steps = current.map { $0.tutorial == tutorial.name } ?? true ? tutorial.steps : []
            return TutorialLink(
                name: tutorial.name, title: tutorial.title,
                steps: steps.map { step in
                    let name = SampleName(LessonName(tutorial: tutorial.name, number: step.number))
                    return StepLink(
                        number: step.number, title: step.title, href: "/play/\(name)", current: name == current,
                        trap: step.isTrap)
                })
        }
    }
}

/// The site's templates cannot be used.
struct TemplatesUnusable: Error, CustomStringConvertible {
    let description: String

    init(_ why: String) {
        description = "The site's templates cannot be used. \(why)"
    }
}

extension FileView {
    init(_ file: Lesson.File, index: Int, selected: Bool) {
        self.init(
            index: index, name: file.name, shortName: file.shortName, text: file.text, changed: file.isChanged,
            belongsToTests: file.belongsToTests, selected: selected)
    }
}
