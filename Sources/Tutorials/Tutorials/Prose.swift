/// Text of a page, without its formatting.
package indirect enum Prose: Hashable, Sendable {
    case paragraph([Inline])
    /// A heading, with its place on the page if it has one.
    case heading(level: Int, text: String, anchor: String? = nil)
    /// A note, a warning or a tip: its name and its text.
    case aside(name: String, [Prose])
    case code(syntax: String?, lines: [String])
    case list(isOrdered: Bool, items: [[Prose]])
    case table(rows: [[[Prose]]])
    case other(String)

    /// A piece of text within a line.
    package indirect enum Inline: Hashable, Sendable {
        case text(String)
        case code(String)
        case emphasis([Inline])
        case strong([Inline])
        /// A link. `path` is its target: a page of the archive or a whole URL; nil if DocC knows no such page.
        case link([Inline], path: String?)
        case picture(Picture)
    }
}

extension Prose {
    /// The text within code marks, in order.
    package var codeVoices: [CodeVoice] {
        switch self {
        case .paragraph(let inlines): inlines.flatMap { $0.codeVoices() }
        case .aside(_, let content): content.flatMap(\.codeVoices)
        case .list(_, let items): items.flatMap { $0 }.flatMap(\.codeVoices)
        case .table(let rows): rows.flatMap { $0 }.flatMap { $0 }.flatMap(\.codeVoices)
        case .heading, .code, .other: []
        }
    }

    /// A text within code marks.
    package struct CodeVoice: Hashable, Sendable {
        package var text: String
        /// True if it is emphasized: `*`code`*`.
        package var isEmphasized: Bool
    }

    /// The words without their formatting.
    package var plain: String {
        switch self {
        case .paragraph(let inlines): inlines.map(\.plain).joined()
        case .heading(_, let text, _): text
        case .aside(let name, let content): "\(name): " + content.map(\.plain).joined(separator: " ")
        case .code(_, let lines): lines.joined(separator: "\n")
        case .list(_, let items): items.map { $0.map(\.plain).joined(separator: " ") }.joined(separator: "\n")
        case .table(let rows):
            rows.map { $0.map { $0.map(\.plain).joined(separator: " ") }.joined(separator: " | ") }
                .joined(separator: "\n")
        case .other: ""
        }
    }
}

extension Prose.Inline {
    func codeVoices(emphasized: Bool = false) -> [Prose.CodeVoice] {
        switch self {
        case .code(let code): [Prose.CodeVoice(text: code, isEmphasized: emphasized)]
        case .emphasis(let inner): inner.flatMap { $0.codeVoices(emphasized: true) }
        case .strong(let inner), .link(let inner, _): inner.flatMap { $0.codeVoices(emphasized: emphasized) }
        case .text, .picture: []
        }
    }

    /// The words without their formatting.
    package var plain: String {
        switch self {
        case .text(let text), .code(let text): text
        case .emphasis(let inner), .strong(let inner), .link(let inner, _): inner.map(\.plain).joined()
        case .picture(let picture): picture.alternative
        }
    }
}
