internal import Samples
internal import Wording

/// The output of `swift-frontend -diagnostic-style llvm`.
enum CompilerOutput {
    /// The most errors that are kept: leaving out goes by all of them at once, and each round is a whole type check.
    static let mostErrors = 20_000
    /// The most other diagnostics that are kept.
    static let mostOthers = 1000
    /// The numbers of lines and columns that are places. A message in the user's own words may contain any number.
    private static let places = 1...1 << 30

    /// Returns the diagnostics, in order. Lines that belong to none are left out.
    ///
    /// - Parameter files: The files that were compiled. The compiler prints lines with their tabs replaced, so a line
    ///   comes from here if it can.
    static func parse(_ output: String, files: [SourceFile] = []) -> [Diagnostic] {
        if output.isEmpty { return [] }
        let texts = Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
        var split: [String: [Substring]] = [:]
        var (errors, others) = (0, 0)
        var diagnostics: [Diagnostic] = []
        var lines = output.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let line = lines.popFirst() {
            guard var diagnostic = head(line) else { continue }
            if let source = lines.first, let caret = lines.dropFirst().first, isCaret(caret) {
                diagnostic.sourceLine = String(source)
                lines = lines.dropFirst(2)
            }
            let isError = diagnostic.severity == .error
            guard isError ? errors < mostErrors : others < mostOthers else { continue }
            if let path = diagnostic.path, let text = texts[path] {
                let lines = split[path] ?? Diagnostic.lines(of: text)
                split[path] = lines
                diagnostic.sourceLine = Diagnostic.line(diagnostic.line, of: lines) ?? diagnostic.sourceLine
            }
            if isError { errors += 1 } else { others += 1 }
            diagnostics.append(diagnostic)
        }
        return diagnostics
    }

    /// Reads `path:line:column: severity: message`, `<unknown>:0: severity: message` or `severity: message`.
    private static func head(_ line: Substring) -> Diagnostic? {
        for severity in [Diagnostic.Severity.error, .warning, .note, .remark] {
            if line.hasPrefix("\(severity.rawValue): ") {
                return Diagnostic(
                    severity: severity, message: String(line.dropFirst(severity.rawValue.count + 2)))
            }
            guard let mark = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
            let message = String(line[mark.upperBound...])
            if line[..<mark.lowerBound] == "<unknown>:0" { return Diagnostic(severity: severity, message: message) }
            var place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let column = Int(place.removeLast()), let number = Int(place.removeLast()),
                places.contains(column), places.contains(number)
            else { continue }
            return Diagnostic(
                path: place.joined(separator: ":"), line: number, column: column, severity: severity,
                message: message)
        }
        return nil
    }

    private static func isCaret(_ line: Substring) -> Bool {
        line.contains("^") && line.allSatisfy { " \t^~".contains($0) }
    }
}
