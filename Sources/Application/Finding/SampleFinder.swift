internal import Foundation
package import Projects
package import Runs
package import SampleReading
internal import Samples
internal import Storage
internal import Techniques
package import Tutorials
package import Wording

/// The finder of what a name stands for: a step of a tutorial, a technique, or a sample of the user's by its path.
package struct SampleFinder: Sendable {
    let folders: CarriedFolders
    private let environment: [String: String]
    private let readTutorials: @Sendable () async throws -> StepCatalog

    /// - Parameter tutorials: Reads the tutorials, if a name needs them.
    package init(
        _ folders: CarriedFolders, environment: [String: String],
        tutorials: @escaping @Sendable () async throws -> StepCatalog
    ) {
        self.folders = folders
        self.environment = environment
        readTutorials = tutorials
    }

    /// A finder that reads the tutorials which the program carries along.
    package init(_ folders: CarriedFolders, environment: [String: String], output: ProgramOutput) {
        self.init(folders, environment: environment) {
            try await folders.tutorials(environment, output: output)
        }
    }

    /// Returns the tutorials.
    package func tutorials() async throws -> StepCatalog { try await readTutorials() }

    /// Returns the sample with a name, ready to be built. A path that exists wins over a step or a technique of that name.
    ///
    /// - Throws: `Mistake` with the name that was probably meant.
    package func sample(
        _ name: String, _ choice: SampleDiscovery.Choice, by reader: any SampleReader
    ) async throws -> FoundSample {
        if FileManager.default.fileExists(atPath: name) {
            return try await own(try await reader.sample(at: name, choice), at: name, choice, by: reader)
        }
        let id = try Self.name(name)
        if case .path = id, let path = SampleDiscovery.path(like: name) {
            var sample = try await reader.sample(at: path, choice)
            sample.notes.insert("\(name) is \(path): a Mac does not mind the case of names.", at: 0)
            return try await own(sample, at: path, choice, by: reader)
        }
        switch id {
        case .technique(let technique):
            try choice.requireNoScheme(of: name)
            return try FoundSample(
                TechniqueApps(technique, in: try folders.techniques()), choice,
                below: BuildCache.required(environment: environment).folder)
        case .step(let step):
            try choice.requireNoScheme(of: name)
            let catalog = try await tutorials()
            // Words on both sides of a slash may be a path that does not exist.
            if step.number == nil, catalog.library.likely(step) == nil,
                !catalog.tutorials.contains(where: { $0.name == step.tutorial })
            {
                throw MissingPath(name, tutorials: []).mistake
            }
            let folder = try catalog.folder(named: name)
            if choice.needsTests, choice.tests == nil { try catalog.requireTests(in: folder.project) }
            return try FoundSample(folder, choice)
        case .path:
            // A word without a slash or an extension may be meant for a tutorial; a path is not.
            let isWord = name.allSatisfy(\.isLetter)
            throw MissingPath(name, tutorials: isWord ? try await tutorials().tutorials : []).mistake
        }
    }

    /// Returns what a name can mean by its form.
    static func name(_ text: String) throws(Mistake) -> SampleID {
        switch SampleID.parse(text) {
        case .success(let name): name
        case .failure(let problem): throw problem.mistake
        }
    }

    /// A sample that was named by its path, with the app that ships if only the tests' host was read.
    func own(
        _ sample: Sample, at path: String, _ choice: SampleDiscovery.Choice, by reader: any SampleReader
    ) async throws -> FoundSample {
        guard let shipped = sample.shipped else { return FoundSample(sample, isReaders: true) }
        let production = try await reader.sample(
            at: path,
            SampleDiscovery.Choice(
                app: shipped.target, scheme: choice.scheme, configuration: shipped.configuration, needsTests: false))
        return FoundSample(sample, production: production, isReaders: true)
    }
}

extension FoundSample {
    /// A step's project.
    package init(_ step: StepFolder, _ choice: SampleDiscovery.Choice) throws(Mistake) {
        self.init(
            try step.sample(app: choice.app, tests: choice.tests, needsTests: choice.needsTests), naming: step.naming)
    }

    /// A technique, its projects written below the cache.
    fileprivate init(
        _ technique: TechniqueApps, _ choice: SampleDiscovery.Choice, below cache: String
    ) throws {
        func sample(_ project: TechniqueProject) throws -> Sample {
            try SampleDiscovery().sample(at: try project.write(below: cache + "/techniques"), choice)
        }
        guard choice.needsTests else {
            self.init(try sample(technique.production))
            return
        }
        self.init(
            technique.technique.hostSettings.applied(to: try sample(technique.host)),
            production: technique.hasOwnHost ? try sample(technique.production) : nil)
    }
}
