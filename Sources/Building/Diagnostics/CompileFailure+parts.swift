internal import Samples
internal import Wording

extension CompileFailure {
    /// Returns the warnings of a module's parts. What several of them say about one line counts once.
    ///
    /// - Parameter files: The module's files, whose order is that of the result.
    /// - Throws: The failure of the module, if sources of a part are at fault: with the errors of all parts, and their
    ///   notes. Which warnings there are depends on the files that were compiled again. Otherwise the first other error.
    static func join(_ parts: [Result<[Diagnostic], any Error>], files: [SourceFile]) throws -> [Diagnostic] {
        var failures: [CompileFailure] = []
        var others: [any Error] = []
        var warnings: [Diagnostic] = []
        for part in parts {
            do {
                warnings += try part.get()
            } catch let failure as CompileFailure {
                failures.append(failure)
            } catch {
                others.append(error)
            }
        }
        let order = Dictionary(files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
        if var failure = failures.first {
            let groups = failures.flatMap(\.diagnostics).groups.filter { $0[0].severity == .error }
            failure.diagnostics = groups.withoutMirrors.sorted(by: order).flatMap(\.self)
            failure.output = failures.map(\.output).joined()
            throw failure
        }
        if let other = others.first { throw other }
        return warnings.groups.sorted(by: order).flatMap(\.self)
    }
}

extension [Diagnostic] {
    /// The diagnostics, each with the notes that follow it, without those that occur again.
    fileprivate var groups: [[Diagnostic]] {
        var groups: [[Diagnostic]] = []
        for diagnostic in self {
            if diagnostic.severity == .note, !groups.isEmpty {
                groups[groups.count - 1].append(diagnostic)
            } else {
                groups.append([diagnostic])
            }
        }
        var seen: Set<[Diagnostic]> = []
        return groups.filter { seen.insert($0).inserted }
    }
}

extension [[Diagnostic]] {
    /// The groups without those that say the same about two places as another, from the other side.
    ///
    /// Of two declarations of one name, the compiler calls one wrong and points to the other. Parts that see one of them
    /// each call both wrong.
    fileprivate var withoutMirrors: [[Diagnostic]] {
        var kept: [[Diagnostic]] = []
        for group in self {
            let isMirror = kept.contains { other in
                other[0].message == group[0].message
                    && other.dropFirst().contains { $0.isAt(group[0]) }
                    && group.dropFirst().contains { $0.isAt(other[0]) }
            }
            if !isMirror { kept.append(group) }
        }
        return kept
    }

    /// Returns the groups by files and lines. What has no place comes last.
    fileprivate func sorted(by order: [String: Int]) -> [[Diagnostic]] {
        let places = map { group in (group[0].path.flatMap { order[$0] } ?? .max, group[0].line) }
        return indices.sorted { (places[$0].0, places[$0].1, $0) < (places[$1].0, places[$1].1, $1) }.map { self[$0] }
    }
}

extension Diagnostic {
    fileprivate func isAt(_ other: Diagnostic) -> Bool {
        path != nil && path == other.path && line == other.line && column == other.column
    }
}
