internal import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// XML as Xcode writes it: UTF-8, without a document type and without instructions for other programs.
///
/// Foundation's parser ends the process over names that are not UTF-8, over instructions without a text and over some
/// declarations, so nothing else reaches it.
enum XcodeXML {
    /// The bounds of a file. Xcode's largest are far below them.
    enum Bounds {
        static let bytes = 8 << 20
        static let depth = 120
        static let elements = 100_000
    }

    /// Returns a parser for a file that can be parsed; nil for any other.
    static func parser(of data: Data) -> XMLParser? {
        guard data.count <= Bounds.bytes, String(validating: data, as: UTF8.self) != nil, isPlain(Array(data)) else {
            return nil
        }
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        return parser
    }

    /// Returns true if the only instruction is the XML declaration, of UTF-8, and nothing is declared.
    private static func isPlain(_ bytes: [UInt8]) -> Bool {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var place = start
        while let next = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            let rest = bytes[next...].dropFirst()
            if rest.first == UInt8(ascii: "?") {
                guard next == start, isUTF8(rest) else { return false }
            } else if rest.first == UInt8(ascii: "!") {
                guard rest.starts(with: "!--".utf8) || rest.starts(with: "![CDATA[".utf8) else { return false }
            }
            place = next + 1
        }
        return !bytes.contains(0)
    }

    /// Returns true for an XML declaration that names no encoding but UTF-8.
    private static func isUTF8(_ rest: ArraySlice<UInt8>) -> Bool {
        guard rest.starts(with: "?xml".utf8), let after = rest.dropFirst(4).first,
            [0x20, 0x09, 0x0A, 0x0D].contains(after),
            let end = rest.firstIndex(of: UInt8(ascii: ">"))
        else { return false }
        let words = String(decoding: rest[..<end], as: UTF8.self).lowercased()
        return !words.contains("encoding") || words.contains("\"utf-8\"") || words.contains("'utf-8'")
    }

    /// Returns the line at which a file ends being XML as Xcode writes it; nil if that is not known.
    static func faultyLine(of data: Data) -> Int? {
        guard let parser = parser(of: data) else { return nil }
        let elements = OpenElements()
        parser.delegate = elements
        guard !parser.parse() || !elements.isClosed else { return nil }
        return max(elements.faultyLine ?? parser.lineNumber, 1)
    }
}

/// Follows the elements of a document. Foundation's parser takes one that breaks off for a whole one.
private final class OpenElements: NSObject, XMLParserDelegate {
    private var depth = 0

    /// True if the root element has ended.
    private(set) var isClosed = false
    /// The line of the first error; nil if the parser met none.
    private(set) var faultyLine: Int?

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        faultyLine = faultyLine ?? parser.lineNumber
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        depth += 1
        if depth > XcodeXML.Bounds.depth { parser.abortParsing() }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        depth -= 1
        isClosed = depth == 0
    }
}
