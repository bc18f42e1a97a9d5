import PackageResources
import Foundation
import Lifecycle
import Playground
import Samples
import Techniques
import Tutorials

extension PlaygroundContent {
    /// Reads the tutorials and builds the documentation, where the cache does not have it.
    ///
    /// Documentation that does not build is said and left out: the playground does not need it.
    static func prepare(builder: SampleBuilder, environment: [String: String]) async throws -> PlaygroundContent {
        guard let site = PackageResources.site else { throw Launch.left }
        let catalog = try await StepCatalog.carried(environment)
        guard let techniques = PackageResources.catalog else { throw Launch.left }
        let records = StepRecords(
            catalog: try StepCatalog.folder(), traces: try Launch.records().appending(path: "Steps"))
        let documentation = await documentation(builder, environment)
        return PlaygroundContent(
            site: site.path, documentation: documentation,
            lessons: Lessons(
                catalog, records,
                guide: TutorialGuide(
                    tutorials: catalog.tutorials, records: records, documentation: documentation == nil ? nil : "/docs"),
                techniques: try TechniqueCatalog(folder: techniques), numbers: try Statistics(catalog).sentence))
    }

    private static func documentation(_ builder: SampleBuilder, _ environment: [String: String]) async -> String? {
        do {
            let builder = builder.modules
            let graphs = try await SymbolGraphs.extract(
                of: builder.reference, texts: try SymbolTexts.recorded(), toolchain: builder.toolchain,
                cache: builder.cache)
            let build = DocumentationBuild(
                catalog: try StepCatalog.folder(), graphs: graphs,
                docc: try DocC.find(
                    beside: builder.toolchain, environment: environment, protection: builder.protection),
                hostingBasePath: "docs", projects: try await StepCatalog.carried(environment).projects(),
                treatsWarningsAsErrors: false)
            return try await build.kept(in: builder.cache) {
                Terminal.show($0 == .converting ? "Building the documentation, once" : nil)
            }.path
        } catch {
            Terminal.say("The playground runs without the documentation. \(error)")
            return nil
        }
    }
}

extension Lessons {
    /// The steps of a catalog, and the techniques.
    init(
        _ catalog: StepCatalog, _ records: StepRecords, guide: TutorialGuide, techniques: TechniqueCatalog,
        numbers: String
    ) {
        let lessons = Dictionary(
            catalog.tutorials.flatMap { tutorial in
                tutorial.steps.map { step in
                    (tutorial.name(of: step), Lesson(tutorial, step, records))
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
            guide: guide, techniques: techniques, numbers: numbers,
            lesson: { lessons[$0] })
    }
}

extension Lesson {
    init(_ tutorial: Tutorials.Tutorial, _ step: TutorialStep, _ records: StepRecords) {
        let name = tutorial.name(of: step)
        let files = (try? StepProject(tutorial, step: step))?.files ?? []
        // A step that changes no file opens the one in which the reader goes on.
        let next = tutorial.steps.drop { $0.number <= step.number }.lazy.compactMap(\.code?.path)
            .first { path in files.contains { $0.path == path } }
        let shown = step.code?.path ?? next
        self.init(
            name: name, title: step.title, text: (step.text + step.caption).html(documentation: "/docs"),
            files: files.map { File(name: $0.path, text: $0.text, isChanged: $0.path == shown) },
            commands: Self.commands(of: step, records.runs(name)))
    }

    /// The commands of a step that launch something, each with its record.
    private static func commands(of step: TutorialStep, _ runs: [RecordedRun]) -> [Command] {
        step.commands.enumerated().compactMap { index, command in
            guard let launch = command.launch, let name = command.step else { return nil }
            let run = runs.indices.contains(index) && runs[index].command == command.line ? runs[index] : nil
            return Command(
                line: command.line, step: name, launch: launch, tests: command.testTarget, state: command.state,
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
