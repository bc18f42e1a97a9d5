/// Finds samples and lowers them: everything that parses a file of unknown origin.
///
/// A file may hold anything, and a parser may break on it. `ReaderProcess` reads in a process of its own;
/// `LocalSampleReader` reads in this one and is for files that are trusted.
package protocol SampleReader: Sendable {
    /// Returns the sample at a path, see `SampleDiscovery`.
    ///
    /// - Throws: `Mistake` if there is none, `ReaderFault`, `CancellationError`.
    func sample(at path: String, app: String?, tests: String?, needsTests: Bool) async throws -> Sample
    /// Returns a sample's files as Linux compiles them, and the names of its classes.
    ///
    /// - Throws: `Mistake` if a file cannot be parsed, `ReaderFault`, `CancellationError`.
    func lowered(_ sample: Sample) async throws -> LoweredSample
    /// Returns the facts of a sample's sources.
    ///
    /// - Throws: `Mistake` if a file cannot be parsed, `ReaderFault`, `CancellationError`.
    func facts(of sample: Sample) async throws -> SourceFacts
    /// A folder whose files the reader sees, for texts that lie nowhere else; nil if it sees every folder.
    var workFolder: String? { get }
}

/// A sample as Linux compiles it.
package struct LoweredSample: Hashable, Sendable, Codable {
    package var app: LoweredTarget
    package var tests: LoweredTarget?
    /// The classes of the app, as `NSStringFromClass` names them.
    package var appClasses: Set<String>
    /// The classes of the tests.
    package var testClasses: Set<String>
    /// The classes that a storyboard names and the app lacks.
    package var missing: [StoryboardCheck.MissingClass]
}

extension LoweredSample {
    /// The notes for the user: things that cannot work here, and classes that a storyboard names and the app lacks.
    var notes: [String] {
        (app.notes + (tests?.notes ?? [])).map(\.description) + missing.map(\.description)
    }
}
