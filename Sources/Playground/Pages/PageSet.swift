internal import Hummingbird
internal import Lifecycle
internal import Mustache
internal import NIOCore
internal import TraceViews

/// The HTML pages: templates, and what is put into them.
struct PageSet: Sendable {
    private let library: MustacheLibrary
    private let lessons: Lessons

    private enum Template: String, CaseIterable {
        case play, missing, tutorials, tutorial
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
        guard page.contains(Self.trial) else { throw TemplatesUnusable("\(templates)/missing.mustache does not say what is missing.") }
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
        lessons.guide.map { render(.tutorials, $0.contents) }
    }

    /// A whole tutorial to read; nil where there is none of this name.
    func tutorial(_ name: String) -> String? {
        lessons.guide?.tutorials[name].map { render(.tutorial, $0) }
    }

    /// A step, ready to be played.
    func play(_ lesson: Lesson, wish: PlayWish, protections: [ProtectionView]) -> String {
        let steps = lessons.tutorials.first { $0.name == lesson.name.tutorial }?.steps ?? []
        let tutorialTitle = lessons.tutorials.first { $0.name == lesson.name.tutorial }?.title ?? lesson.name.tutorial
        let answer = StepAnswer(lesson)
        let open = lesson.files.firstIndex { $0.isChanged } ?? 0
        return render(
            .play,
            PlayPage(
                title: "\(lesson.title) · \(tutorialTitle)", tutorial: lesson.name.tutorial, tutorialTitle: tutorialTitle,
                step: lesson.name.description, stepNumber: lesson.name.number, stepCount: steps.count,
                stepTitle: lesson.title, lesson: lesson.text,
                files: lesson.files.enumerated().map { FileView($1, index: $0, selected: $0 == open) },
                commands: lesson.commands, tutorials: links(current: lesson.name),
                previous: address(lesson.name, by: -1, among: steps), next: address(lesson.name, by: 1, among: steps),
                scenarios: answer.scenarios.map { ChoiceView(value: $0.id, title: $0.title, selected: $0.id == "afterRun") },
                systems: PlayWish.systems.map {
                    ChoiceView(value: $0.description, title: "iOS \($0.major)", selected: $0 == wish.system)
                },
                devices: [ChoiceView(value: "iphone", title: "iPhone", selected: true)],
                actions: Self.actions.map { ActionView(name: $0.name, title: $0.title) },
                then: wish.actions.map(\.name).joined(separator: ","),
                verdict: answer.recordedVerdict?.sentence ?? "",
                facts: (answer.recordedVerdict?.facts ?? []).map { FactView(name: $0.name, value: $0.value) },
                protections: protections, stepJSON: JSON.safeInScript(JSON.text(answer))))
    }

    private func render(_ template: Template, _ page: Any) -> String {
        guard let text = library.render(page, withTemplate: template.rawValue) else {
            preconditionFailure("The template \(template) was there at the start.")
        }
        return text
    }

    /// The tutorials with their steps; beside a step, the others' steps are left to their own pages.
    private func links(current: LessonName?) -> [TutorialLink] {
        lessons.tutorials.map { tutorial in
            let steps = current.map { $0.tutorial == tutorial.name } ?? true ? tutorial.steps : []
            return TutorialLink(
                name: tutorial.name, title: tutorial.title,
                steps: steps.map { step in
                    let name = LessonName(tutorial: tutorial.name, number: step.number)
                    return StepLink(
                        number: step.number, title: step.title, href: "/play/\(name)", current: name == current,
                        trap: step.isTrap)
                })
        }
    }

    private func address(_ name: LessonName, by distance: Int, among steps: [Lessons.Step]) -> String {
        guard let step = steps.first(where: { $0.number == name.number + distance }) else { return "" }
        return "/play/\(name.tutorial)/\(step.number)"
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

extension PageSet {
    /// What the page's buttons do.
    private static let actions: [Action] = [
        .home, .suspend, .activate, .switcher, .swipe(card: 1), .terminate, .reinstall,
    ]
}

extension Action {
    /// What a button says.
    fileprivate var title: String {
        switch self {
        case .home: "Home"
        case .suspend: "Suspend"
        case .activate: "Open"
        case .switcher: "App Switcher"
        case .controlCenter: "Control Centre"
        case .swipe: "Swipe away"
        case .newWindow: "New window"
        case .split: "Split view"
        case .unsplit: "End split view"
        case .front: "Choose card"
        case .backgroundLaunch: "Launch in background"
        case .reclaim: "Reclaim memory"
        case .memoryWarning: "Memory warning"
        case .connectDisplay: "Connect display"
        case .disconnectDisplay: "Disconnect display"
        case .openURL: "Open URL"
        case .continueActivity: "Continue activity"
        case .shortcut: "Icon action"
        case .terminate: "Terminate"
        case .reinstall: "Reinstall"
        }
    }
}
