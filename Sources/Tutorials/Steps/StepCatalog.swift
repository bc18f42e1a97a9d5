internal import Building
package import Confinement
package import FoundationEssentials
package import Samples
package import Storage
package import Wording

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
    /// - Throws: `Mistake` if there is no catalog, no `docc` or no place for what it makes.
    package init(
        catalog: URL, environment: [String: String], protection: Protection = .none,
        progress: @Sendable (DocumentationArchive.Progress) -> Void = { _ in }
    ) async throws {
        let cache = try BuildCache.required(environment: environment)
        let toolchain = try? await Toolchain.find(environment: environment, cache: cache)
        let docc = try DocC.find(beside: toolchain, environment: environment, protection: protection)
        let archive = try await DocumentationArchive.convert(
            catalog: catalog, docc: docc, cache: cache, progress: progress)
        self.init(tutorials: try archive.tutorials(), cache: cache)
    }

    /// The names of the steps.
    package var library: SampleLibrary { Self.library(of: tutorials) }

    /// Returns the names of the steps of some tutorials.
    static func library(of tutorials: [Tutorial]) -> SampleLibrary {
        SampleLibrary(tutorials: tutorials.map { .init(name: $0.name, slugs: $0.steps.map(\.slug)) })
    }

    /// Returns the step with a name, such as `hackworth/flush`, or with a number.
    ///
    /// - Throws: `Mistake` that lists the tutorials or the steps that exist.
    package func step(named text: String) throws(Mistake) -> (tutorial: Tutorial, step: TutorialStep) {
        let library = library
        guard case .success(.step(let name)) = SampleID.parse(text) else {
            throw Mistake(
                .usage, what: "\(text) is not a step.",
                cure: (tutorials.contains { $0.name == text }
                    ? "" : Spelling.question(text, among: tutorials.map(\.name)))
                    + "Name one by its tutorial and its own name or number. \(library.steps)")
        }
        let found = try library.step(name)
        for tutorial in tutorials where tutorial.name == found.tutorial {
            for step in tutorial.steps where step.slug == found.slug { return (tutorial, step) }
        }
        preconditionFailure("The library names a step that the catalog does not have: \(found)")
    }

    /// The project as it stands after a step, written below the cache.
    package func folder(named name: String) throws(Mistake) -> StepFolder {
        let (tutorial, step) = try step(named: name)
        let project = try StepProject(tutorial, step: step)
        do {
            return try StepFolder(project, cache: cache)
        } catch {
            throw Mistake(
                .usage, what: "The step \(project.name) cannot be written: \(error)", place: cache.folder,
                cure: "Check that the folder may be written to, or name another one in XDG_CACHE_HOME.")
        }
    }
}
