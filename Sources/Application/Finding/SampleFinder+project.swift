internal import Foundation
package import Projects
package import Runs
package import SampleReading
internal import Wording

extension SampleFinder {
    /// Returns the project at a path, to look at in a page: with its tests, or without them if they cannot be read.
    ///
    /// - Returns: The project; and the reason why it has no tests here, if the app is all that can be read.
    /// - Throws: `Mistake` if there is no project.
    package func ownProject(
        _ path: String, _ choice: SampleDiscovery.Choice, by reader: any SampleReader
    ) async throws -> (found: FoundSample, untested: String?) {
        guard FileManager.default.fileExists(atPath: path) else {
            throw Mistake(
                .usage, what: "There is no project at \(path).",
                cure: "Name an .xcodeproj, a workspace, or the folder of an app: understudy serve MyApp.xcodeproj")
        }
        do {
            return (try await own(try await reader.sample(at: path, choice), at: path, choice, by: reader), nil)
        } catch let mistake as Mistake where choice.tests == nil {
            var appAlone = choice
            appAlone.needsTests = false
            guard let sample = try? await reader.sample(at: path, appAlone) else { throw mistake }
            return (
                FoundSample(sample, isReaders: true), "Only normal runs are offered. \(mistake.what) \(mistake.cure)"
            )
        }
    }
}
