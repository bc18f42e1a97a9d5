package import Lowering
package import Projects
package import Samples
package import Wording

/// Finds samples and lowers them: everything that parses a file of unknown origin.
///
/// A file may hold anything, and a parser may break on it. `ReaderProcess` reads in its own process;
/// `LocalSampleReader` reads in this one and is for files that are trusted.
package protocol SampleReader: Sendable {
    /// Returns the sample at a path, see `SampleDiscovery`.
    ///
    /// - Throws: `Mistake` if there is none, `ReaderFault`, `CancellationError`.
    func sample(at path: String, _ choice: SampleDiscovery.Choice) async throws -> Sample
    /// Returns a sample's files as Linux compiles them, and the names of its classes.
    ///
    /// - Throws: `Mistake` if a file cannot be parsed, `ReaderFault`, `CancellationError`.
    func lowered(_ sample: Sample) async throws -> LoweredSample
    /// Returns the same for a sample that is not asked for again, as in a round of leaving out.
    ///
    /// - Throws: `Mistake` if a file cannot be parsed, `ReaderFault`, `CancellationError`.
    func lowered(once sample: Sample) async throws -> LoweredSample
    /// Returns the pieces of a sample to leave out because of a compiler's errors.
    ///
    /// - Parameters:
    ///   - sample: The sample as the reader wrote it.
    ///   - target: The number of the target with the errors among the sample's.
    ///   - reduction: The pieces that are left out already.
    ///   - errors: The errors, at places of the reader's files.
    /// - Throws: `Mistake` if a file cannot be parsed, `ReaderFault`, `CancellationError`.
    func reduction(
        of sample: Sample, target: Int, after reduction: Reduction, _ errors: [Diagnostic]
    ) async throws -> Reduction
    /// Returns a reduction with the risks of what it removes, once nothing more has to be left out.
    ///
    /// - Throws: `Mistake` if a file cannot be parsed, `ReaderFault`, `CancellationError`.
    func assessed(_ reduction: Reduction, of sample: Sample) async throws -> Reduction
    /// Returns the facts of a sample's sources.
    ///
    /// - Throws: `Mistake` if a file cannot be parsed, `ReaderFault`, `CancellationError`.
    func facts(of sample: Sample) async throws -> SourceFacts
    /// A folder whose files the reader sees, for texts that lie nowhere else; nil if it sees every folder.
    var workFolder: String? { get }
}

extension SampleReader {
    package func lowered(once sample: Sample) async throws -> LoweredSample { try await lowered(sample) }

    /// Returns the sample at a path, with the scheme that Xcode would take.
    package func sample(at path: String, app: String?, tests: String?, needsTests: Bool) async throws -> Sample {
        try await sample(at: path, SampleDiscovery.Choice(app: app, tests: tests, needsTests: needsTests))
    }
}
