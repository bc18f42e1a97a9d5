package import Lifecycle
internal import Samples

extension Sample {
    /// The risk of conditions that ask for a module which is neither a framework of Apple's nor a module of the sample: whether it
    /// is there on a device is not known. nil if there are none.
    package var importRisk: LeftOutFacts.Risk? {
        let known = AppleFrameworks.names.union(targets.map(\.module)).union(CompilationCondition.modulesMissingOnIOS)
        let asked = targets.flatMap(\.sources).lazy.flatMap { file in
            file.text.contains("canImport") ? file.text.matches(of: /canImport\(\s*(\w+)/).map { String($0.1) } : []
        }
        guard let module = asked.first(where: { !known.contains($0) }) else { return nil }
        return LeftOutFacts.Risk("the sources ask if \(module) can be imported, which is not known here")
    }
}
