internal import Lifecycle
package import Playground
internal import Samples
internal import Synchronization
package import Techniques
package import Tutorials

extension Lessons {
    /// The steps of a catalog, and the techniques.
    ///
    /// A lesson is made when it is first asked for: to parse the commands of all steps takes seconds.
    package init(
        _ catalog: StepCatalog, _ records: StepRecords, _ links: PageLinks, guide: TutorialGuide,
        techniques: TechniqueCatalog, results: TechniqueResults, numbers: String
    ) {
        let made = Mutex<[SampleID.Step: Lesson]>([:])
        self.init(
            tutorials: catalog.tutorials.map { tutorial in
                Tutorial(
                    name: tutorial.name, title: tutorial.title,
                    steps: zip(tutorial.steps, tutorial.places).map { step, place in
                        Step(
                            place: place, section: tutorial.sections[place.section - 1].title, slug: step.slug,
                            title: step.title, isTrap: records.isTrap(step, of: tutorial))
                    })
            },
            guide: guide, techniques: techniques, results: results, numbers: numbers,
            lesson: { name in
                if let lesson = made.withLock({ $0[name] }) { return lesson }
                guard let tutorial = catalog.tutorials.first(where: { $0.name == name.tutorial }),
                    let index = tutorial.steps.firstIndex(where: { $0.slug == name.slug })
                else { return nil }
                let lesson = Lesson(tutorial, index, records, links)
                made.withLock { $0[name] = lesson }
                return lesson
            })
    }
}

extension Lesson {
    /// - Parameter index: The place of the step in the tutorial.
    fileprivate init(_ tutorial: Tutorials.Tutorial, _ index: Int, _ records: StepRecords, _ links: PageLinks) {
        let step = tutorial.steps[index]
        let name = tutorial.name(of: step)
        func project(_ step: TutorialStep) -> [StepProject.File] {
            (try? StepProject(tutorial, step: step))?.files ?? []
        }
        let files = project(step)
        let earlier = index > 0 ? project(tutorial.steps[index - 1]) : []
        let before = Dictionary(earlier.map { ($0.path, $0.text) }, uniquingKeysWith: { $1 })
        // A step that changes no file opens the one in which the reader goes on.
        let next = tutorial.steps.drop { $0.number <= step.number }.lazy.compactMap(\.code?.path)
            .first { path in files.contains { $0.path == path } }
        let shown = step.code?.path ?? next
        self.init(
            name: name, title: step.title,
            text: tutorial.lead(to: step).html(links) + (step.text + step.caption).html(links)
                + tutorial.tail(of: step).html(links),
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
}

extension StepRecords {
    /// Returns true if the tests met the production scene delegate although UIKit asked for no configuration: that is the
    /// trap.
    fileprivate func isTrap(_ step: TutorialStep, of tutorial: Tutorials.Tutorial) -> Bool {
        let commands = step.commands
        guard let index = commands.lastIndex(where: \.launches) else { return false }
        let runs = runs(tutorial.name(of: step))
        guard runs.indices.contains(index), runs[index].command == commands[index].line,
            let verdict = runs[index].events.last?.verdict, verdict.tests != nil
        else { return false }
        return !verdict.isolated && verdict.sessionsBefore > 0 && verdict.configurationRequests == 0
    }
}

extension Tutorials.Tutorial {
    /// Returns what stands after the last step of a section, which no other step begins with.
    fileprivate func tail(of step: TutorialStep) -> [Prose] {
        guard let section = sections.first(where: { $0.steps.last == step }),
            let place = section.items.firstIndex(of: .step(step))
        else { return [] }
        return section.items[place...].compactMap { item in
            if case .prose(let prose) = item { prose } else { nil }
        }
    }

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
