internal import Samples
internal import Wording

extension Sample {
    /// Returns an error at each declaration of a function in C that no library defines: its file is not compiled here.
    ///
    /// - Parameter symbols: The names that the linker did not find.
    func declarations(ofForeign symbols: [String]) -> [Diagnostic] {
        let missing = Set(symbols)
        guard !missing.isEmpty else { return [] }
        return targets.flatMap(\.sources).flatMap { file -> [Diagnostic] in
            guard file.text.contains("@_silgen_name") else { return [] }
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.enumerated().flatMap { index, line in
                line.matches(of: #/@_silgen_name\("([^"]+)"\)/#).compactMap { match -> Diagnostic? in
                    guard missing.contains(String(match.1)) else { return nil }
                    return Diagnostic(
                        path: file.path, line: index + 1,
                        column: line.utf8.distance(from: line.startIndex, to: match.range.lowerBound) + 1,
                        severity: .error, message: "the function \(match.1) is not Swift")
                }
            }
        }
    }
}
