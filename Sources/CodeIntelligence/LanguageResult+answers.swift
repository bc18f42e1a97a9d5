internal import Projects

/// Answers of a language server, in our own words.
///
/// Nothing of it is taken on trust: a server reads what readers wrote, and may say anything.

extension HoverText {
    /// The most characters of a comment that are shown.
    private static let limit = 8000

    /// nil if there is nothing to say about the reader's text.
    init?(_ hover: LanguageResult.Hover, at place: TextPlace, in places: LoweredPlaces) {
        let span = hover.range?.span ?? TextSpan(place, place)
        guard places.agree(in: span) else { return nil }
        let pieces = Self.pieces(of: hover.contents.value)
        guard !pieces.declaration.isEmpty || !pieces.comment.isEmpty else { return nil }
        self.init(
            declaration: String(pieces.declaration.prefix(Self.limit)),
            comment: String(pieces.comment.prefix(Self.limit)), span: hover.range?.span)
    }

    /// Splits a text of Markdown, which begins with a fence around the declaration.
    static func pieces(of markdown: String) -> (declaration: String, comment: String) {
        var lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)[...]
        var declaration: [Substring] = []
        if lines.first == "```swift" {
            lines.removeFirst()
            let end = lines.firstIndex(of: "```") ?? lines.endIndex
            declaration = Array(lines[..<end])
            lines = lines[min(end + 1, lines.endIndex)...]
        }
        // The comment is shown as it was written, but for the fences of code and the marks of links to symbols.
        let comment = lines.filter { !$0.trimmingSpaces.hasPrefix("```") }.joined(separator: "\n")
            .replacing("``", with: "`")
        return (declaration.joined(separator: "\n").trimmingSpaces, comment.trimmingSpaces)
    }
}

extension Completions {
    /// The most items that are shown.
    static let most = 100

    init(_ list: LanguageResult.CompletionList, in places: LoweredPlaces) {
        // The server's order is in a text of each item.
        let sorted = list.items.sorted { ($0.sortText ?? $0.label) < ($1.sortText ?? $1.label) }
        let items = sorted.lazy.compactMap { Completion($0, in: places) }.prefix(Self.most + 1)
        self.init(
            items: Array(items.prefix(Self.most)), isCut: list.isIncomplete == true || items.count > Self.most)
    }
}

extension Completion {
    /// nil if the reader's text has no such place, or if the name is one that lowering made.
    fileprivate init?(_ item: LanguageResult.CompletionList.Item, in places: LoweredPlaces) {
        guard let edit = item.textEdit, edit.newText.count <= 1000, item.label.count <= 1000,
            item.label.prefixMatch(of: /_(classes|s|p)?\d+(_\d+)*\b|understudy_classes/) == nil,
            places.has(edit.range.span.start), places.has(edit.range.span.end)
        else { return nil }
        self.init(
            label: item.label, detail: String((item.detail ?? "").prefix(200)), kind: Kind(item.kind),
            text: edit.newText, caret: Self.caret(in: edit.newText, label: item.label), span: edit.range.span,
            applies: places.agree(in: edit.range.span))
    }

    /// Returns the place of the first gap for an argument, or the end of the text.
    static func caret(in text: String, label: String) -> Int {
        let units = Array(text.utf16)
        let (open, close, comma, space, colon) = (UInt16(0x28), UInt16(0x29), UInt16(0x2C), UInt16(0x20), UInt16(0x3A))
        // Without parameters, there is nothing to write between the parentheses.
        guard label.prefixMatch(of: /[^(]*\(\)/) == nil else { return units.count }
        for index in units.indices where [close, comma].contains(units[index]) && index > 0 {
            let isAfterLabel = index > 1 && units[index - 1] == space && units[index - 2] == colon
            let isAfterComma = index > 1 && units[index - 1] == space && units[index - 2] == comma
            if units[index - 1] == open || isAfterLabel || isAfterComma { return index }
        }
        return units.count
    }
}

extension Completion.Kind {
    /// - Parameter number: The kind of an item in the protocol of language servers.
    fileprivate init(_ number: Int?) {
        self =
            switch number {
            case 2, 3, 4: .function
            case 5, 6, 10: .variable
            case 7, 8, 9, 13, 22, 25: .type
            case 14: .keyword
            default: .value
            }
    }
}

extension Fix {
    /// The most fixes of a file that are shown, and the most edits of one.
    private static let (most, mostEdits) = (50, 50)

    static func all(_ diagnostics: LanguageResult.Diagnostics, of file: String, in places: LoweredPlaces) -> [Fix] {
        let fixes = (diagnostics.items ?? []).lazy.flatMap { item in
            (item.codeActions ?? []).lazy.compactMap { Fix($0, of: item, file, in: places) }
        }
        return Array(fixes.prefix(most))
    }

    /// nil if it is not about the reader's own lines, or changes another file.
    private init?(
        _ action: LanguageResult.Diagnostics.Action, of item: LanguageResult.Diagnostics.Item, _ file: String,
        in places: LoweredPlaces
    ) {
        guard let changes = action.edit?.changes, changes.count == 1, let (uri, edits) = changes.first,
            LanguageWorkspace.isSame(uri, file), !edits.isEmpty, edits.count <= Self.mostEdits,
            places.has(item.range.start.place), action.title.count <= 1000,
            edits.allSatisfy({ $0.newText.count <= 10_000 && places.has($0.range.span.start) })
        else { return nil }
        let own = edits.map { TextEdit(span: $0.range.span, text: $0.newText) }.sorted { $0.span.start < $1.span.start }
        // Two that overlap cannot both be made.
        guard zip(own, own.dropFirst()).allSatisfy({ $0.span.end <= $1.span.start }) else { return nil }
        self.init(
            message: String(item.message.prefix(1000)), place: item.range.start.place, title: action.title, edits: own,
            applies: own.allSatisfy { places.agree(in: $0.span) })
    }
}
