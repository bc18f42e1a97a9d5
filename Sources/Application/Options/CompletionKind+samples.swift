package import ArgumentParser
internal import Foundation

extension CompletionKind {
    /// The names of steps and techniques, and what is in the folder that a reader has typed.
    package static var sample: CompletionKind {
        .custom { _, _, prefix in SampleNames(.ofThisProgram).all + SampleNames.entries(beginning: prefix) }
    }

    /// Words of which several are given with commas between them.
    static func separatedByCommas(_ words: [String]) -> CompletionKind {
        .custom { _, _, prefix in CommaSeparated.completions(of: prefix, among: words) }
    }
}

/// The offers of a shell for a list with commas.
enum CommaSeparated {
    /// Returns the list as it may go on: what is complete, and each word that is not in it yet.
    static func completions(of typed: String, among words: [String]) -> [String] {
        let parts = typed.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let complete = parts.dropLast()
        let before = complete.map { $0 + "," }.joined()
        return words.filter { $0.hasPrefix(parts.last ?? "") && !complete.contains($0) }.map { before + $0 }
    }
}

/// The names that stand for samples, read from the names of folders alone: a shell does not wait.
struct SampleNames {
    private let folders: CarriedFolders

    init(_ folders: CarriedFolders) {
        self.folders = folders
    }

    /// The techniques, then the steps, in order.
    var all: [String] { techniques + steps }

    private var techniques: [String] {
        ((try? folders.catalog).map { Self.names(in: $0.appending(path: "Techniques").path) } ?? []).filter {
            $0.contains(/^[TN]\d+$/)
        }
    }

    private var steps: [String] {
        guard let records = try? folders.records.appending(path: "Steps") else { return [] }
        return Self.names(in: records.path).flatMap { tutorial in
            Self.names(in: records.appending(path: tutorial).path).filter { $0.hasSuffix(".txt") }
                .map { "\(tutorial)/\($0.dropLast(4))" }
        }
    }

    /// Returns the paths that begin with a text.
    static func entries(beginning prefix: String) -> [String] {
        let parts = prefix.split(separator: "/", omittingEmptySubsequences: false)
        let folder = parts.dropLast().map { $0 + "/" }.joined()
        return names(in: folder.isEmpty ? "." : folder).filter { !$0.hasPrefix(".") }.map { folder + $0 }
            .filter { $0.hasPrefix(prefix) }
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
}
