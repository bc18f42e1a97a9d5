internal import Wording

/// The quotations of a technique or of a claim, as a page shows them.
enum QuotedText {
    /// Returns the quotations, those of one source and language that follow each other together.
    static func grouped(_ quotations: [Quotation]) -> [[Quotation]] {
        quotations.reduce(into: []) { groups, quotation in
            if let last = groups.last?.last, last.source == quotation.source, last.language == quotation.language {
                groups[groups.count - 1].append(quotation)
            } else {
                groups.append([quotation])
            }
        }
    }

    /// Returns a group of quotations: sentences in quotation marks, or code without its common indentation.
    ///
    /// A line with three dots stands for what was left out between two of them.
    static func markdown(_ quotations: [Quotation], from origin: String) -> String {
        if quotations[0].language == "text" {
            let sentences = quotations.map { "“\(Escaping.markdown($0.lines.joined(separator: " ")))”" }
            return "\(origin): \(sentences.joined(separator: " … "))"
        }
        let lines = quotations.flatMap(\.lines).filter { !$0.allSatisfy(\.isWhitespace) }
        let indentation = lines.map { $0.prefix(while: \.isWhitespace).count }.min() ?? 0
        let code = quotations.map { quotation in
            quotation.lines.map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
        }
        return "\(origin):\n\n```\(quotations[0].language)\n\(code.joined(separator: "\n// …\n"))\n```"
    }
}
