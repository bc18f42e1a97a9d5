package import Lowering
package import Projects
package import Samples
internal import Synchronization
package import Wording

/// Reads samples in this process. A file that breaks a parser ends the process: it is for files that are trusted.
package final class LocalSampleReader: SampleReader {
    /// The files lowered already: an edit of one file lowers only that file.
    private let memory = Mutex(LoweringMemory())

    package init() {}

    package var workFolder: String? { nil }

    package func sample(at path: String, _ choice: SampleDiscovery.Choice) throws -> Sample {
        try SampleDiscovery().sample(at: path, choice)
    }

    package func reduction(of sample: Sample, target: Int, after reduction: Reduction, _ errors: [Diagnostic])
        -> Reduction
    {
        ReductionQuestion(sample: sample, target: target, reduction: reduction, errors: errors).answer()
    }

    package func assessed(_ reduction: Reduction, of sample: Sample) throws -> Reduction {
        try memory.withLock { try $0.assess(reduction, of: sample) }
    }

    package func facts(of sample: Sample) throws -> SourceFacts { try SourceFacts(sample) }

    package func lowered(_ sample: Sample) throws -> LoweredSample {
        try memory.withLock { try $0.lower(sample) }
    }
}
