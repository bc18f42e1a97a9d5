package import Samples
internal import Storage

extension Reduction {
    /// The most causes that are listed.
    private static let most = 12

    /// Returns the parts left out in lines for the reader: the causes, each once with its count and the first place.
    package func notes(of sample: Sample) -> [String] {
        guard !isEmpty else { return [] }
        let names = ShortPaths(sample.targets.flatMap(\.sources).map(\.path))
        let causes = LeftOutCauses(cuts).all
        let listed = causes.prefix(Self.most).map { cause in
            "  \(cause.reason): \(cause.count) part\(cause.count == 1 ? "" : "s"), first in "
                + "\(names[cause.first.path]):\(cause.first.line)"
                + (cause.module.map { "\n    \(sample.modules.remark(on: $0))" } ?? "")
        }
        let rest = causes.count - listed.count
        let files = cuts.count
        let consequences = cuts.values.joined().count(where: \.isConsequence)
        return [
            """
            Left out, because it cannot be compiled here: \(count) part\(count == 1 ? "" : "s") of \(files) \
            file\(files == 1 ? "" : "s"). The trace says if the launch reaches one of them.
            """
        ] + listed + (rest > 0 ? ["  \(rest) more cause\(rest == 1 ? "" : "s")"] : [])
            + (consequences > 0 ? ["  left out because something above is: \(consequences)"] : [])
    }

    /// Returns true if the cuts fit a sample's files: within their text, between its characters, in order, none over
    /// another.
    package func fits(_ sample: Sample) -> Bool {
        let texts = Dictionary(
            sample.targets.flatMap(\.sources).map { ($0.path, $0.text) }, uniquingKeysWith: { $1 })
        return cuts.allSatisfy { path, cuts in
            guard let text = texts[path]?.utf8 else { return false }
            let bytes = Array(text)
            let isBetween = { (offset: Int) in offset == bytes.count || bytes[offset] & 0xC0 != 0x80 }
            var end = 0
            for cut in cuts {
                guard cut.range.lowerBound >= end, cut.range.upperBound <= bytes.count,
                    isBetween(cut.range.lowerBound), isBetween(cut.range.upperBound)
                else { return false }
                end = cut.range.upperBound
            }
            return true
        }
    }
}

/// The names of files: their paths below the folder that they share if another file has the same name.
private struct ShortPaths {
    private let folder: Substring
    private let ambiguous: Set<String>

    init(_ paths: [String]) {
        let all = Set(paths)
        let folders = all.map { $0.prefix(upTo: $0.lastIndex(of: "/") ?? $0.startIndex) }
        var shared = folders.first ?? ""
        while let end = shared.lastIndex(of: "/"), !folders.allSatisfy({ $0 == shared || $0.hasPrefix(shared + "/") }) {
            shared = shared[..<end]
        }
        folder = shared
        ambiguous = Set(Dictionary(grouping: all, by: { Path.name($0) }).filter { $1.count > 1 }.keys)
    }

    subscript(path: String) -> String {
        let name = Path.name(path)
        return ambiguous.contains(name) && path.hasPrefix(folder + "/")
            ? String(path.dropFirst(folder.count + 1)) : name
    }
}
