/// What a process said of files that it was to read. It may have been led astray by them.
extension Sample {
    /// The sample, its names fit for commands and paths.
    func checked() throws(Mistake) -> Sample {
        for target in [app, tests].compactMap(\.self) {
            guard target.hasModuleName else { throw .noModuleName(target.module, target: target.name) }
        }
        return self
    }
}

extension Sample.Target {
    /// Whether its module's name is an identifier.
    fileprivate var hasModuleName: Bool {
        guard let first = module.first, first == "_" || first.isLetter else { return false }
        return module.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    }
}

extension LoweredSample {
    /// The same, if it is of the files that were to be lowered.
    func checked(for sample: Sample) throws(ReaderFault) -> LoweredSample {
        let isWhole = app.isOf(sample.app) && (tests.map { sample.tests.map($0.isOf) ?? false } ?? (sample.tests == nil))
        guard isWhole else { throw ReaderFault("It lowered other files than it was asked to.") }
        return self
    }
}

extension LoweredTarget {
    fileprivate func isOf(_ target: Sample.Target) -> Bool {
        files.map(\.path) == target.sources.map(\.path) && generated.path == LoweredTarget.generatedPath
    }
}
