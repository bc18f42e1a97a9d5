internal import Building
package import Runs
internal import Samples
internal import Wording

/// A sample whose code could not be built, and the compiler's reasons in words for a terminal.
package struct UnbuiltSample: Error {
    /// The reason in short, as a clause.
    package var reason: String
    package var message: String
    package var status: ExitStatus

    /// Calls `build`, and turns its errors that are the sample's into this one.
    static func catching<Result>(_ sample: Sample, _ build: () async throws -> Result) async throws -> Result {
        do {
            return try await build()
        } catch let failure as CompileFailure {
            throw UnbuiltSample(
                reason: "the app does not compile", message: failure.rendered(original: sample.texts),
                status: .didNotCompile)
        } catch let start as Mistake where start == sample.foreignStart {
            throw UnbuiltSample(
                reason: "the app begins in another language than Swift", message: "\(start)",
                status: ExitStatus(start.blame))
        } catch var late as BuildTimedOut {
            late.option = "--build-limit"
            throw UnbuiltSample(
                reason: "the build took too long", message: late.terminalMessage, status: ExitStatus(late.blame))
        }
    }
}
