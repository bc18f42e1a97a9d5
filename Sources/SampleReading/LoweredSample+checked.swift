internal import Lowering
internal import Samples

/// The check of an answer from a process that read files, which may have misled it. Every build also checks the names.
extension LoweredSample {
    /// Returns the lowered sample if it has the files that were to be lowered.
    func checked(for sample: Sample) throws(ReaderFault) -> LoweredSample {
        let isWhole =
            app.isOf(sample.app) && libraries.count == sample.libraries.count
            && zip(libraries, sample.libraries).allSatisfy { $0.isOf($1) }
            && (tests.map { sample.tests.map($0.isOf) ?? false } ?? (sample.tests == nil))
        guard isWhole else { throw ReaderFault("It lowered other files than it was asked to.") }
        return self
    }
}

extension LoweredTarget {
    fileprivate func isOf(_ target: Sample.Target) -> Bool {
        files.map(\.path) == target.sources.map(\.path) && generated.path == LoweredTarget.generatedPath
    }
}
