package import Lifecycle
package import Samples

/// The pieces of a sample's files that are left out so that the rest compiles.
package struct Reduction: Hashable, Sendable, Codable {
    /// The cuts of each file, by its path: in the order of the text, none within another.
    package private(set) var cuts: [String: [Cut]] = [:]

    /// The number of tests in them.
    package var tests = 0

    /// The risks of files that are not Swift.
    package var foreignRisks: [LeftOutFacts.Risk] = []

    /// The risks of questions that a build for iOS answers in another way: for modules, and for conformances of objects.
    package var questionRisks: [LeftOutFacts.Risk] = []

    /// The code that launches may come to; nil if every risk counts for each launch.
    package var reach: CodeReach?

    package init() {}

    package var isEmpty: Bool { cuts.isEmpty }

    /// The number of pieces.
    package var count: Int { cuts.values.reduce(0) { $0 + $1.count } }

    /// Adds a cut in place of those that it contains.
    ///
    /// - Returns: False if a cut contains it already, so that nothing changes.
    @discardableResult
    package mutating func add(_ cut: Cut, to path: String) -> Bool {
        var kept = cuts[path] ?? []
        if kept.contains(where: { $0.range == cut.range && $0.kind == cut.kind }) { return false }
        if kept.contains(where: { $0.range != cut.range && $0.range.contains(cut.range) }) { return false }
        kept.removeAll { cut.range.contains($0.range) }
        // Two cuts never overlap in part: both are nodes of one tree.
        guard !kept.contains(where: { $0.range.overlaps(cut.range) }) else { return false }
        kept.append(cut)
        kept.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
        cuts[path] = kept
        return true
    }

    /// Returns a file's text without its cuts: each stands at its line and column, with its stub in place of the piece.
    package func applied(to file: SourceFile) -> SourceFile {
        guard let cuts = cuts[file.path], !cuts.isEmpty else { return file }
        var stubs = CutStubs(file: file)
        for cut in cuts { stubs.put(cut) }
        return SourceFile(path: file.path, text: stubs.text)
    }

    /// Returns the sample without the cuts.
    package func applied(to sample: Sample) -> Sample {
        guard !isEmpty else { return sample }
        var sample = sample
        for index in sample.libraries.indices {
            sample.libraries[index].sources = sample.libraries[index].sources.map(applied)
        }
        sample.app.sources = sample.app.sources.map(applied)
        if let tests = sample.tests { sample.tests?.sources = tests.sources.map(applied) }
        return sample
    }

    /// Returns the cuts of each file that another reduction does not have.
    package func cuts(notIn other: Reduction) -> [String: [Cut]] {
        let pairs = cuts.map { path, cuts in (path, cuts.filter { !(other.cuts[path] ?? []).contains($0) }) }
        return Dictionary(uniqueKeysWithValues: pairs).filter { !$1.isEmpty }
    }

    /// Replaces reasons in the compiler's words that follow from other cuts; `origin` returns the new reason.
    mutating func setOrigins(_ origin: (String) -> String?) {
        for (path, all) in cuts {
            for (index, cut) in all.enumerated() where !cut.isConsequence {
                guard let reason = origin(cut.reason) else { continue }
                cuts[path]?[index].reason = reason
                cuts[path]?[index].isConsequence = true
            }
        }
    }

    /// Replaces the risks of the cuts.
    mutating func setRisks(_ risks: (String, Cut) -> [LeftOutFacts.Risk]) {
        for path in cuts.keys {
            cuts[path] = cuts[path]?.map { cut in
                var cut = cut
                cut.risks = risks(path, cut)
                for index in cut.risks.indices { cut.risks[index].place = SourcePlace(file: path, line: cut.line) }
                return cut
            }
        }
    }

    /// The parts in the order of paths and lines.
    package var parts: [LeftOutPart] {
        cuts.sorted { $0.key < $1.key }.flatMap { path, cuts in cuts.map { $0.part(in: path) } }
    }

    /// The risks of the removals, each once.
    package var risks: [LeftOutFacts.Risk] {
        let ofCuts = cuts.sorted { $0.key < $1.key }.flatMap(\.value).flatMap(\.risks)
        return (foreignRisks + questionRisks + ofCuts).reduce(into: []) { all, risk in
            let isKnown = all.contains {
                $0.reason == risk.reason && $0.type == risk.type && $0.condition == risk.condition
            }
            if !isKnown { all.append(risk) }
        }
    }
}

extension Range<Int> {
    func contains(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
