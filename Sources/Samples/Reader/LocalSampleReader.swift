internal import Synchronization

/// Reads samples in this process. A file that breaks a parser ends the process: it is for files that are trusted.
package final class LocalSampleReader: SampleReader {
    /// The files lowered already: an edit of one file lowers only that file.
    private let memory = Mutex(LoweringMemory())

    package init() {}

    package var workFolder: String? { nil }

    package func sample(at path: String, app: String?, tests: String?, needsTests: Bool) throws -> Sample {
        try SampleDiscovery().sample(at: path, app: app, tests: tests, needsTests: needsTests)
    }

    package func facts(of sample: Sample) throws -> SourceFacts { try SourceFacts(sample) }

    package func lowered(_ sample: Sample) throws -> LoweredSample {
        try memory.withLock { try $0.lower(sample) }
    }
}
