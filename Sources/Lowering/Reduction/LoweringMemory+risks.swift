internal import Lifecycle
package import Samples
package import Wording

extension LoweringMemory {
    /// Returns a reduction with the risks that what it removes brings along.
    ///
    /// - Parameters:
    ///   - reduction: The whole reduction.
    ///   - sample: The sample as the reader wrote it.
    ///   - watch: Called with each file's path before the file is parsed.
    /// - Throws: `Mistake` if a file is nested too deeply.
    package mutating func assess(
        _ reduction: Reduction, of sample: Sample, watch: (String) -> Void = { _ in }
    ) throws(Mistake) -> Reduction {
        let facts = RemovalFacts(
            try declarations(of: sample, watch: watch), reduction, CutSurroundings(sample, Reduction()),
            nestingLimit: nestingLimit)
        var reduction = reduction
        reduction.setRisks { path, cut in
            watch(path)
            return facts.risks(of: cut, in: path)
        }
        reduction.tests = facts.tests
        reduction.foreignRisks = sample.foreignRisks
        reduction.questionRisks = moduleRisks(of: sample) + (try objectRisks(of: sample))
        reduction.reach = facts.reach(for: reduction.risks)
        return reduction
    }
}
