internal import Foundation
package import Samples
internal import Storage
package import Wording
internal import XcodeProjects

/// The file that notes, in a test host, how UIKit launched the app.
package struct RecorderFile: Hashable, Sendable {
    /// The file's name in a target of tests.
    package static let fileName = XcodeProject.recorderName

    package let text: String

    /// Reads the file, which travels with the program.
    ///
    /// - Throws: `Mistake` if the program was moved without it.
    package init(_ folders: CarriedFolders) throws {
        let file = try folders.catalog.appending(path: "Recorder/\(Self.fileName)")
        text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }

    /// Returns a sample whose tests are recorded: the file comes first in their target, and a scheme's choice leaves its
    /// tests in.
    ///
    /// A project that has the file already keeps its own.
    ///
    /// - Throws: `Mistake` if the sample has no tests.
    package func added(to sample: Sample) throws(Mistake) -> Sample {
        guard var tests = sample.tests else {
            throw Mistake(
                .usage, what: "\(sample.name) has no tests, so no recorder runs in its app.",
                cure: "Name a step or a project with tests.")
        }
        var sample = sample
        if !tests.sources.contains(where: { Path.name($0.path) == Self.fileName }) {
            let folder = tests.sources.first.map { Path.folder($0.path) } ?? "/"
            tests.sources.insert(SourceFile(path: Path.join(folder, Self.fileName), text: text), at: 0)
        }
        sample.tests = tests
        if let selected = sample.scheme?.tests.selected { sample.scheme?.tests.selected = selected + Self.suites }
        return sample
    }

    /// The test cases of the file.
    private static let suites = ["AALaunchRecorderTests", "ZZLaunchRecorderTests"]
}
