/// What a process said of files that it was to read. It may have been led astray by them; names are checked by every build.
extension LoweredSample {
    /// The same, if it is of the files that were to be lowered.
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
