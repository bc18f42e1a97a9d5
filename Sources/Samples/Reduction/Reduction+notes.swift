extension Reduction {
    /// The most causes that are listed.
    private static let most = 12

    /// Returns the parts left out in lines for the reader: the causes, each once with its count and the first place.
    ///
    /// - Parameter modules: The modules that the project names: below a missing one stands what it is.
    package func notes(_ modules: ProjectModules) -> [String] {
        guard !isEmpty else { return [] }
        var causes: [String: (count: Int, first: String)] = [:]
        var missing: [String: String] = [:]
        for (path, cuts) in cuts.sorted(by: { $0.key < $1.key }) {
            for cut in cuts where !cut.isConsequence {
                let place = "\(Path.name(path)):\(cut.line)"
                causes[cut.reason, default: (0, place)].count += 1
                missing[cut.reason] = cut.missingModule ?? missing[cut.reason]
            }
        }
        let sorted = causes.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        let listed = sorted.prefix(Self.most).map { reason, cause in
            "  \(reason): \(cause.count) part\(cause.count == 1 ? "" : "s"), first in \(cause.first)"
                + (missing[reason].map { "\n    \(modules.remark(on: $0))" } ?? "")
        }
        let rest = sorted.count - listed.count
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
    func fits(_ sample: Sample) -> Bool {
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
