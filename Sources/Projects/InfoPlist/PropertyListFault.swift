internal import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The place at which a file is not a property list as XML. Foundation's words for it always name line 1.
final class PropertyListFault: NSObject, XMLParserDelegate {
    private static let texts: Set<String> = ["key", "string", "integer", "real", "date", "data"]
    private static let others: Set<String> = ["plist", "dict", "array", "true", "false"]

    private var line: Int?
    /// The elements around the parser's place; a dictionary awaits a key and its value in turn.
    private var open: [(name: String, awaitsValue: Bool)] = []

    /// Returns the line; nil if that is not known, or if the file is a property list.
    static func line(in data: Data) -> Int? {
        guard let parser = XcodeXML.parser(of: withoutDocumentType(data)) else { return nil }
        let fault = PropertyListFault()
        parser.delegate = fault
        _ = parser.parse()
        return fault.line
    }

    /// Puts blanks in place of Apple's document type, which Xcode's other files do not have.
    private static func withoutDocumentType(_ data: Data) -> Data {
        guard let start = data.range(of: Data("<!DOCTYPE plist".utf8)),
            let end = data[start.upperBound...].firstIndex(of: UInt8(ascii: ">"))
        else { return data }
        let newline = UInt8(ascii: "\n")
        let blanks = data[start.lowerBound...end].map { $0 == newline ? newline : UInt8(ascii: " ") }
        return data[..<start.lowerBound] + blanks + data[(end + 1)...]
    }

    private func note(_ parser: XMLParser) { line = line ?? max(parser.lineNumber, 1) }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { note(parser) }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let isKnown = Self.texts.contains(name) || Self.others.contains(name)
        if let around = open.last {
            // The end of a text is missing, or a key stands for a value or the other way round.
            let isMisplaced =
                Self.texts.contains(around.name) || around.name == "dict" && (name == "key") == around.awaitsValue
            if isMisplaced { note(parser) }
            if around.name == "dict" { open[open.count - 1].awaitsValue.toggle() }
        }
        if !isKnown { note(parser) }
        open.append((name, false))
        if open.count > XcodeXML.Bounds.depth { parser.abortParsing() }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if let ended = open.popLast(), ended.awaitsValue { note(parser) }
    }
}
