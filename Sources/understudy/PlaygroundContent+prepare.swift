internal import Building
internal import Foundation
internal import Lifecycle
internal import PackageResources
internal import Playground
internal import Samples
internal import Techniques
internal import Tutorials

extension PlaygroundContent {
    /// Reads the tutorials and builds the documentation, where the cache does not have it.
    ///
    /// Documentation that does not build is said and left out: the playground does not need it.
    static func prepare(builder: SampleBuilder, environment: [String: String]) async throws -> PlaygroundContent {
        guard let site = PackageResources.site else { throw Launch.left }
        let catalog = try await StepCatalog.carried(environment)
        guard let folder = PackageResources.catalog else { throw Launch.left }
        let techniques = try TechniqueCatalog(folder: folder)
        let claims = try ClaimCatalog(folder: folder)
        let records = StepRecords(
            catalog: try StepCatalog.folder(), traces: try Launch.records().appending(path: "Steps"))
        let documentation = await documentation(builder, environment)
        let names = SiteNames(claims, techniques, catalog)
        let links = PageLinks(documentation: documentation == nil ? nil : "/docs", named: names.addresses)
        let archive = documentation.map { ServedArchive(folder: URL(filePath: $0)) }
        let downloads = archive?.downloads ?? [:]
        var lessons = Lessons(
            catalog, records, links,
            guide: TutorialGuide(
                tutorials: catalog.tutorials, records: records, links: links, downloads: downloads),
            techniques: techniques,
            results: TechniqueResults(
                matrix: try Matrix(recordedIn: Launch.records(), of: techniques),
                choosing: try Choosing(folder: folder)),
            numbers: try Statistics(catalog).sentence)
        lessons.downloads = downloads
        lessons.compared = ["first-test", "launch-test"].map { SampleID.Step(tutorial: "hackworth", slug: $0) }
        lessons.moved = try MovedPages(
            folder: folder, techniques: techniques, claims: claims, documentation: "/docs")
        if let archive { lessons.entries = (try? archive.entries()).map { $0 + names.entries } ?? [] }
        return PlaygroundContent(site: site.path, documentation: documentation, lessons: lessons)
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
