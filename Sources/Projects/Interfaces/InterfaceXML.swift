internal import Foundation
internal import Lifecycle

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The XML of an Interface Builder file as elements.
///
/// The file may hold anything: its size, depth and number of elements are bounded, and nothing outside of it is read.
struct InterfaceXML {
    typealias Element = InterfaceDocument.Element

    /// The `document` element.
    let root: Element

    typealias Bounds = XcodeXML.Bounds

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - data: the file.
    ///   - module: the module of the target it belongs to, which classes with "Inherit Module From Target" are in.
    /// - Throws: The fault, if the file is no XML or exceeds a bound.
    init(_ data: Data, module: String) throws(Fault) {
        guard data.count <= Bounds.bytes else { throw Fault(.size, line: nil) }
        guard let parser = XcodeXML.parser(of: data) else { throw Fault(.notXML, line: nil) }
        let tree = ElementTree(module: module)
        parser.delegate = tree
        let isWhole = parser.parse() && parser.parserError == nil
        if let fault = tree.fault { throw fault }
        guard isWhole, let root = tree.root else {
            throw Fault(.notXML, line: isWhole ? nil : max(parser.lineNumber, 1))
        }
        self.root = root
    }

    /// A reason for which a file cannot be read, and its line.
    struct Fault: Error, Hashable {
        enum Reason: Hashable { case notXML, size, depth, count }
        var reason: Reason
        var line: Int?

        init(_ reason: Reason, line: Int?) {
            self.reason = reason
            self.line = line
        }
    }
}

/// Gathers the elements while the XML is parsed.
private final class ElementTree: NSObject, XMLParserDelegate {
    private(set) var root: InterfaceXML.Element?
    private(set) var fault: InterfaceXML.Fault?
    private var open: [InterfaceXML.Element] = []
    private var count = 0
    private let module: String

    init(module: String) {
        self.module = module
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        count += 1
        if open.count >= InterfaceXML.Bounds.depth { return stop(parser, .depth) }
        if count > InterfaceXML.Bounds.elements { return stop(parser, .count) }
        open.append(InterfaceXML.Element(name, qualified(attributes)))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text = (open[open.count - 1].text ?? "") + text
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard var element = open.popLast() else { return }
        if !Self.texts.contains(name) { element.text = nil }
        if open.isEmpty {
            root = element
        } else if !Self.unused.contains(name) {
            open[open.count - 1].children.append(element)
        }
    }

    private func stop(_ parser: XMLParser, _ reason: InterfaceXML.Fault.Reason) {
        fault = InterfaceXML.Fault(reason, line: max(parser.lineNumber, 1))
        parser.abortParsing()
    }

    /// Returns the attributes with the class as `NSStringFromClass` gives it: `Module.Class`.
    private func qualified(_ attributes: [String: String]) -> [String: String] {
        var attributes = attributes
        let named = attributes.removeValue(forKey: "customModule")
        let provider = attributes.removeValue(forKey: "customModuleProvider")
        if let name = attributes["customClass"], let module = provider == "target" ? module : named {
            attributes["customClass"] = "\(module).\(name)"
        }
        return attributes
    }

    /// The elements with a text between their tags.
    private static let texts: Set<String> = ["mutableString", "string"]

    /// The elements that only Interface Builder's own window needs.
    private static let unused: Set<String> = [
        "dependencies", "device", "freeformSimulatedSizeMetrics", "simulatedMetricsContainer",
    ]
}
