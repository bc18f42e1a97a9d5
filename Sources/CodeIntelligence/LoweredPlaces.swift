/// The places of a file that are the same in the reader's text and in the lowered one, which the compiler reads.
///
/// Lowering keeps lines and columns, and adds lines after the last. So what a language server says about a place is
/// about the reader's text as far as the two agree there.
struct LoweredPlaces: Sendable {
    private let own: TextLines
    private let lowered: TextLines

    /// - Parameters:
    ///   - own: The text as the reader wrote it.
    ///   - lowered: The text as the compiler reads it.
    init(own: String, lowered: String) {
        self.own = TextLines(own)
        self.lowered = TextLines(lowered)
    }

    /// Returns true if a place is one of the reader's text.
    func has(_ place: TextPlace) -> Bool { own.has(place) }

    /// Returns true if a change of a span of the lowered text is the same change of the reader's.
    ///
    /// A line that was lowered agrees up to its first difference, and, if it kept its length, behind its last.
    func agree(in span: TextSpan) -> Bool {
        guard span.start <= span.end, own.has(span.start), own.has(span.end), lowered.has(span.start),
            lowered.has(span.end)
        else { return false }
        return (span.start.line...span.end.line).allSatisfy { line in
            let (own, lowered) = (own.lines[line], lowered.lines[line])
            if own == lowered { return true }
            let start = line == span.start.line ? span.start.column : 0
            // The break after a line is part of the span only up to its last line.
            guard line == span.end.line else { return false }
            if own.prefix(span.end.column) == lowered.prefix(span.end.column) { return true }
            return own.count == lowered.count && own.dropFirst(start) == lowered.dropFirst(start)
        }
    }
}
