extension ArticleEntries {
    /// A piece of an article that the search looks at.
    enum Block: Equatable {
        case heading(String)
        case paragraph(String)
        /// A row of a table, and the title of the table's first column.
        case row([String], header: String)
    }

    /// Returns the blocks of an article below its title, without directives, comments, and the lists of other pages.
    static func blocks(of text: String) -> [Block] {
        var blocks: [Block] = []
        var paragraph = ""
        var header: String?
        var isCode = false
        func end() {
            if !paragraph.isEmpty { blocks.append(.paragraph(paragraph)) }
            paragraph = ""
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map({ $0.trimmed }) {
            if line.hasPrefix("```") { isCode.toggle() }
            if line == "## Topics" || line == "## See Also" { break }
            if !line.hasPrefix("|") { header = nil }
            if line.isEmpty || line.hasPrefix("```") || line.hasPrefix("@") || line == "}" || line.hasPrefix("<!--") {
                end()
            } else if !isCode, line.hasPrefix("#") {
                end()
                let title = line.drop { $0 == "#" }.trimmed
                if !line.hasPrefix("# "), title != "Overview" { blocks.append(.heading(title)) }
            } else if !isCode, line.hasPrefix("|") {
                end()
                let cells = line.dropFirst().split(separator: "|", omittingEmptySubsequences: false).dropLast()
                    .map { $0.trimmed }
                if let header {
                    if !cells.allSatisfy({ $0.allSatisfy("-: ".contains) }) {
                        blocks.append(.row(cells, header: header))
                    }
                } else {
                    header = cells.first ?? ""
                }
            } else {
                paragraph += (paragraph.isEmpty ? "" : " ") + line
            }
        }
        end()
        return blocks
    }
}

extension StringProtocol {
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
