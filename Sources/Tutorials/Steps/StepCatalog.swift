package import Confinement
package import FoundationEssentials
package import Samples

/// The tutorials of a catalog, and their steps as samples.
package struct StepCatalog: Sendable {
    package var tutorials: [Tutorial]
    package var cache: BuildCache

    package init(tutorials: [Tutorial], cache: BuildCache) {
        self.tutorials = tutorials
        self.cache = cache
    }

    /// Reads a catalog: about a second once for each state of it, no time after.
    ///
    /// - Parameter protection: The bounds within which `docc` runs.
    /// - Throws: `Mistake` where there is no catalog, no `docc` or no place for what it makes.
    package init(
        catalog: URL, environment: [String: String], protection: Protection = .none,
        progress: @Sendable (DocumentationArchive.Progress) -> Void = { _ in }
    ) async throws {
        guard let cache = BuildCache.standard(environment: environment) else {
            throw Mistake(
                .usage, what: "There is no place for what is built.",
                cure: "Set HOME, or XDG_CACHE_HOME to a folder that may be written to.")
        }
        let toolchain = try? await Toolchain.find(environment: environment, cache: cache)
        let docc = try DocC.find(beside: toolchain, environment: environment, protection: protection)
        let archive = try await DocumentationArchive.convert(
            catalog: catalog, docc: docc, cache: cache, progress: progress)
        self.init(tutorials: try archive.tutorials(), cache: cache)
    }

    /// A step by its name, such as `hackworth/4`.
    ///
    /// - Throws: `Mistake` that lists the tutorials or the steps that exist.
    package func step(named name: String) throws(Mistake) -> (tutorial: Tutorial, step: TutorialStep) {
        guard let parts = StepName(name) else {
            throw Mistake(
                .usage, what: "\(name) is no step.",
                cure: (tutorials.contains { $0.name == name }
                    ? "" : Spelling.question(name, among: tutorials.map(\.name)))
                    + "Name one by tutorial and number. \(existing)")
        }
        guard let tutorial = tutorials.first(where: { $0.name == parts.tutorial.lowercased() }) else {
            let meant = Spelling.nearest(to: parts.tutorial, among: tutorials.map(\.name))
            throw Mistake(
                .usage, what: "There is no tutorial \(parts.tutorial).",
                cure: (meant.map { "Did you mean \($0)/\(parts.number)? " } ?? "") + existing)
        }
        let steps = tutorial.steps
        guard steps.indices.contains(parts.number - 1) else {
            throw Mistake(
                .usage, what: "\(tutorial.name) has no step \(parts.number).",
                cure: steps.isEmpty ? "It has no steps at all." : "\(Self.range(tutorial)).")
        }
        return (tutorial, steps[parts.number - 1])
    }

    /// The project as it stands after a step, written below the cache.
    package func folder(named name: String) throws(Mistake) -> StepFolder {
        let (tutorial, step) = try step(named: name)
        let project = try StepProject(tutorial, step: step.number)
        do {
            return try StepFolder(project, cache: cache)
        } catch {
            throw Mistake(
                .usage, what: "The step \(name) cannot be written: \(error)", place: cache.folder,
                cure: "Check that the folder may be written to, or name another one in XDG_CACHE_HOME.")
        }
    }

    /// The project after a step as a sample.
    ///
    /// - Throws: `Mistake` that lists what exists where the name is wrong, or says what the step's project lacks.
    package func sample(
        named name: String, app: String? = nil, tests: String? = nil, needsTests: Bool
    ) throws(Mistake) -> Sample {
        try folder(named: name).sample(app: app, tests: tests, needsTests: needsTests)
    }

    /// A line for each step: its name and what it is about.
    package func list() -> [Listed] {
        tutorials.flatMap { tutorial in
            tutorial.sections.flatMap { section in
                section.steps.map {
                    Listed(
                        name: StepName(tutorial: tutorial.name, number: $0.number), tutorial: tutorial.title,
                        section: section.title, text: $0.text.first?.plain ?? "")
                }
            }
        }
    }

    /// A step as a list shows it.
    package struct Listed: Hashable, Sendable {
        package var name: StepName
        package var tutorial: String
        package var section: String
        /// The step's first paragraph.
        package var text: String
    }

    private var existing: String {
        if tutorials.isEmpty { return "The catalog has no tutorials." }
        return tutorials.map(Self.range).joined(separator: "; ") + "."
    }

    private static func range(_ tutorial: Tutorial) -> String {
        switch tutorial.steps.count {
        case 0: "\(tutorial.name) has no steps"
        case 1: "\(tutorial.name) has step 1"
        case let count: "\(tutorial.name) has steps 1 to \(count)"
        }
    }
}
