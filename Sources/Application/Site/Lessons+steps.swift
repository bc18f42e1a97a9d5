internal import Lifecycle
package import Playground
internal import Samples
package import Techniques
package import Tutorials

extension Lessons {
    /// The steps of a catalog, and the techniques.
    package init(
        _ catalog: StepCatalog, _ records: StepRecords, _ links: PageLinks, guide: TutorialGuide,
        techniques: TechniqueCatalog, results: TechniqueResults, numbers: String
    ) {
        let lessons = Dictionary(
            catalog.tutorials.flatMap { tutorial in
                var before: [String: String] = [:]
                return tutorial.steps.map { step in
                    let lesson = Lesson(tutorial, step, records, links, before: before)
                    before = Dictionary(lesson.files.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
                    return (tutorial.name(of: step), lesson)
                }
            }, uniquingKeysWith: { first, _ in first })
        self.init(
            tutorials: catalog.tutorials.map { tutorial in
                Tutorial(
                    name: tutorial.name, title: tutorial.title,
                    steps: tutorial.steps.map { step in
                        Step(
                            number: step.number, slug: step.slug, title: step.title,
                            isTrap: lessons[tutorial.name(of: step)]?.isTrap ?? false)
                    })
            },
            guide: guide, techniques: techniques, results: results, numbers: numbers,
            lesson: { lessons[$0] })
    }
}

extension Lesson {
    /// - Parameter before: The texts of the step before by file name.
    init(
        _ tutorial: Tutorials.Tutorial, _ step: TutorialStep, _ records: StepRecords, _ links: PageLinks,
        before: [String: String]
    ) {
        let name = tutorial.name(of: step)
        let files = (try? StepProject(tutorial, step: step))?.files ?? []
        // A step that changes no file opens the one in which the reader goes on.
        let next = tutorial.steps.drop { $0.number <= step.number }.lazy.compactMap(\.code?.path)
            .first { path in files.contains { $0.path == path } }
        let shown = step.code?.path ?? next
        self.init(
            name: name, title: step.title,
            text: tutorial.lead(to: step).html(links) + (step.text + step.caption).html(links),
            files: files.map {
                File(name: $0.path, text: $0.text, isChanged: $0.path == shown, before: before[$0.path])
            },
            commands: Self.commands(of: step, records.runs(name)))
    }

    /// The commands of a step that launch something, each with its record.
    private static func commands(of step: TutorialStep, _ runs: [RecordedRun]) -> [Command] {
        step.commands.enumerated().compactMap { index, command in
            guard let asked = command.asked, let name = command.step else { return nil }
            let run = runs.indices.contains(index) && runs[index].command == command.line ? runs[index] : nil
            return Command(
                line: command.line, sample: .step(name), launch: asked.configuration, tests: asked.tests,
                state: asked.state,
                recorded: run)
        }
    }

    /// True if the tests met the production scene delegate although UIKit asked for no configuration: that is the trap.
    fileprivate var isTrap: Bool {
        guard let verdict = commands.last?.recorded?.events.last?.verdict, verdict.tests != nil else { return false }
        return !verdict.isolated && verdict.sessionsBefore > 0 && verdict.configurationRequests == 0
    }
}

extension TutorialStep {
    /// The first sentence of its text.
    fileprivate var title: String {
        let text = self.text.first?.plain ?? "Step \(number)"
        guard let end = text.firstRange(of: /[.:?!](\s|$)/) else { return text }
        return String(text[..<end.lowerBound])
    }
}

extension Tutorials.Tutorial {
    /// Returns what a reader of the whole tutorial reads just before a step: its section's introduction before the
    /// first one, or a text between steps.
    fileprivate func lead(to step: TutorialStep) -> [Prose] {
        guard let section = sections.first(where: { $0.steps.contains(step) }),
            let place = section.items.firstIndex(of: .step(step))
        else { return [] }
        let between = section.items[..<place].reversed().prefix { item in
            if case .prose = item { true } else { false }
        }
        let texts = between.reversed().compactMap { item in
            if case .prose(let prose) = item { prose } else { nil }
        }
        return section.steps.first == step
            ? [.heading(level: 1, text: section.title)] + section.introduction + texts : texts
    }
}
