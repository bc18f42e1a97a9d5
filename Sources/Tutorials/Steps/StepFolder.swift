package import Building
internal import FoundationEssentials
internal import Projects
package import Samples
package import Storage
package import Wording

/// A step's project on disk: a plain folder sample.
package struct StepFolder: Hashable, Sendable {
    package var project: StepProject
    /// Absolute. It belongs to the cache, and is not edited.
    package var path: String

    /// Writes the project below the cache; one that is there already is taken as it is.
    package init(_ project: StepProject, cache: BuildCache) throws {
        self.project = project
        let key = "\(project.name.tutorial)-\(project.name.slug)-\(project.identity)"
        path = try ContentFolder("steps", in: cache).folder(key) { staging in
            for file in project.files {
                let path = staging + "/" + file.path
                try FileManager.default.createDirectory(
                    atPath: Files.parent(path), withIntermediateDirectories: true)
                try Data(file.text.utf8).write(to: URL(filePath: path))
            }
        }
    }

    /// A step's project that is at its own place, such as an Xcode project.
    package init(_ project: StepProject, at path: String) {
        self.project = project
        self.path = path
    }

    /// The step as a sample, under the step's name.
    package func sample(app: String? = nil, tests: String? = nil, needsTests: Bool) throws(Mistake) -> Sample {
        var sample = try SampleDiscovery().sample(at: path, app: app, tests: tests, needsTests: needsTests)
        sample.name = "\(project.name)"
        return sample
    }

    /// The file of the catalog behind an absolute path in this folder.
    package func origin(of file: String) -> String? {
        guard file.hasPrefix(path + "/") else { return nil }
        let relative = file.dropFirst(path.count + 1)
        return project.files.first { $0.path == relative }?.origin
    }

    /// The failure with a note at each file's first message that says where the tutorial has that file.
    package func naming(_ failure: CompileFailure) -> CompileFailure {
        var failure = failure
        var named: Set<String> = []
        failure.diagnostics = failure.diagnostics.flatMap { diagnostic -> [Diagnostic] in
            guard let path = diagnostic.path, let origin = origin(of: path), named.insert(path).inserted else {
                return [diagnostic]
            }
            let note = Diagnostic(
                path: path, line: diagnostic.line, column: diagnostic.column, severity: .note,
                message: "in the tutorial, this file is \(origin)")
            return [diagnostic, note]
        }
        return failure
    }

    /// A text in which paths into this folder begin at the project, and the folder's own is the step's name.
    package func relative(_ text: String) -> String {
        text.replacing(path + "/", with: "").replacing(path, with: "\(project.name)")
    }
}
