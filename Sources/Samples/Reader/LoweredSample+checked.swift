/// Checks of the answer of a process that read files: they may have led it astray. Every build checks names besides.
extension LoweredSample {
    /// Returns the same, if it is of the files that were to be lowered.
    func checked(for sample: Sample) throws(ReaderFault) -> LoweredSample {
        let isWhole =
            app.isOf(sample.app) && (tests.map { sample.tests.map($0.isOf) ?? false } ?? (sample.tests == nil))
        guard isWhole else { throw ReaderFault("It lowered other files than it was asked to.") }
        return self
    }
}

extension LoweredTarget {
    fileprivate func isOf(_ target: Sample.Target) -> Bool {
        files.map(\.path) == target.sources.map(\.path) && generated.path == LoweredTarget.generatedPath
    }
}
