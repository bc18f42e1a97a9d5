package import Samples
internal import SwiftParser
internal import SwiftSyntax
package import Wording

/// A question for the pieces to leave out because of a compiler's errors.
package struct ReductionQuestion: Codable, Hashable, Sendable {
    /// The sample as the reader wrote it.
    package var sample: Sample
    /// The number of the target with the errors among the sample's.
    package var target: Int
    /// The pieces that are left out already.
    package var reduction: Reduction
    /// The errors, at places of the reader's files.
    package var errors: [Diagnostic]

    package init(sample: Sample, target: Int, reduction: Reduction, errors: [Diagnostic]) {
        self.sample = sample
        self.target = target
        self.reduction = reduction
        self.errors = errors
    }
}

extension ReductionQuestion {
    /// Returns the reduction with what has to be left out besides. It is the same if nothing of the reader's is behind the
    /// errors.
    ///
    /// - Parameters:
    ///   - nestingLimit: The depth to which the parser follows brackets.
    ///   - watch: Called with each file's path before the file is parsed.
    package func answer(nestingLimit: Int? = nil, watch: (String) -> Void = { _ in }) -> Reduction {
        guard sample.targets.indices.contains(target) else { return reduction }
        let target = sample.targets[target]
        let files = Dictionary(target.sources.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
        let hasMain = target == sample.app && target.sources.contains { $0.path.hasSuffix("/main.swift") }
        var result = reduction
        var surroundings = CutSurroundings(sample, reduction)
        for (path, diagnostics) in Dictionary(grouping: errors, by: { $0.path ?? "" }).sorted(by: { $0.key < $1.key }) {
            guard let file = files[path] else { continue }
            watch(path)
            var parser = Parser(file.text, maximumNestingLevel: nestingLimit)
            let tree = SourceFileSyntax.parse(from: &parser)
            let places = SourceLocationConverter(fileName: path, tree: tree)
            let errors = diagnostics.compactMap { $0.error(places) }
                .sorted { ($0.offset, $0.line) < ($1.offset, $1.line) }
            guard !errors.isEmpty else { continue }
            let later = errors.filter(\.oftenFollows)
            surroundings.missingModules = missingModules(path, errors, importing: AppleFrameworks.parts(of: tree))
            let finder = CutFinder(
                tree: tree, places: places, role: target == sample.tests ? .tests : .app,
                isMain: hasMain && path.hasSuffix("/main.swift"), errors: errors,
                surroundings: surroundings)
            let before = result
            add(finder, errors.filter { !$0.oftenFollows }, path, to: &result)
            // The next round tells which of these are left once the rest is.
            if result == before { add(finder, later, path, to: &result) }
        }
        // Another file's piece may be why; it is known after the last file.
        let origins = CutSurroundings.origins(result)
        result.setOrigins {
            CompileError(offset: 0, line: 0, message: $0).quotedNames.lazy.compactMap { origins[$0] }.first
        }
        return result
    }

    /// Returns the modules that a file imports and that are not here, or not with a name that an error is about.
    private func missingModules(_ path: String, _ errors: [CompileError], importing parts: [String]) -> [String] {
        let earlier = (reduction.cuts[path] ?? []).compactMap(\.missingModule)
        let names = errors.compactMap(\.missingName)
        let partial = parts.filter { module in names.contains { AppleFrameworks.isOf($0, module) } }
        return (earlier + errors.compactMap(\.missingModule) + partial).reduce(into: []) { all, module in
            if !all.contains(module) { all.append(module) }
        }
    }

    private func add(_ finder: CutFinder, _ errors: [CompileError], _ path: String, to result: inout Reduction) {
        let old = reduction.cuts[path] ?? []
        var new: [Range<Int>] = []
        for error in errors {
            var error = error
            if error.isBehindLine, let cut = old.last(where: { $0.line == error.line }) {
                error.offset = cut.range.lowerBound
            }
            if new.contains(where: { $0.contains(error.offset) }) { continue }
            for var candidate in finder.candidates(error) where !candidate.range.isEmpty {
                // A larger piece goes for the reason of the smaller one that led to it.
                if candidate.isConsequence,
                    let cause = old.first(where: { candidate.range.contains($0.range) && !$0.isConsequence })
                {
                    candidate.reason = cause.reason
                    candidate.isConsequence = false
                }
                if old.contains(where: { $0.range.contains(candidate.range) && $0.range != candidate.range }) {
                    continue
                }
                if old.contains(where: { $0.range == candidate.range && $0.hardness >= candidate.hardness }) {
                    continue
                }
                if result.add(candidate, to: path) {
                    new.append(candidate.range)
                    break
                }
            }
        }
    }
}

extension Diagnostic {
    /// The error with its offset; nil if it is none, or at a place that the reader did not write.
    fileprivate func error(_ places: SourceLocationConverter) -> CompileError? {
        // Lines behind the reader's last have stubs.
        guard severity == .error, places.isValid(line: line, column: 1) else { return nil }
        return CompileError(
            offset: places.position(ofLine: line, column: column).utf8Offset, line: line, message: message,
            isBehindLine: !places.isValid(line: line, column: column))
    }
}

extension AppleFrameworks {
    /// Returns the frameworks that a file imports and of which only some names are here.
    fileprivate static func parts(of tree: SourceFileSyntax) -> [String] {
        tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }.filter {
            partial[$0] != nil
        }
    }
}
