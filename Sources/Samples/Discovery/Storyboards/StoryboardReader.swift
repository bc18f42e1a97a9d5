import Foundation
import Lifecycle

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads Interface Builder's XML.
enum StoryboardReader {
    /// Reads a storyboard.
    ///
    /// - Parameters:
    ///   - data: a `.storyboard` file.
    ///   - path: its path, for its name and for mistakes.
    ///   - module: the module of the target it belongs to, which classes with "Inherit Module From Target" are in.
    static func storyboard(_ data: Data, path: String, module: String) throws(Mistake) -> Storyboard {
        let document = StoryboardDocument(module: module)
        let parser = XMLParser(data: data)
        parser.delegate = document
        let isWhole = parser.parse() && parser.parserError == nil
        guard isWhole, document.isStoryboard else {
            throw .notAStoryboard(path, line: isWhole ? nil : max(parser.lineNumber, 1))
        }
        let ids = Set(document.controllers.map(\.id))
        return Storyboard(
            name: Path.stem(path), initialViewController: document.initialViewController,
            viewControllers: document.controllers.map { controller in
                var controller = controller
                controller.children.removeAll { !ids.contains($0) }
                return controller
            })
    }
}

/// Gathers a storyboard's view controllers while its XML is parsed.
private final class StoryboardDocument: NSObject, XMLParserDelegate {
    private struct Element {
        var name: String
        var attributes: [String: String]
        var text = ""
    }

    private(set) var isStoryboard = false
    private(set) var initialViewController: String?
    private(set) var controllers: [Storyboard.Controller] = []
    private let module: String
    private var open: [Element] = []
    private var controller: (value: Storyboard.Controller, depth: Int)?
    private var navigationTitle: String?
    private var label = ""

    init(module: String) {
        self.module = module
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let parent = open.last
        open.append(Element(name: name, attributes: attributes))
        switch name {
        case "document" where open.count == 1:
            isStoryboard = attributes["type"]?.hasSuffix(".Storyboard.XIB") ?? false
            initialViewController = attributes["initialViewController"]
        case _ where parent?.name == "objects" && attributes["sceneMemberID"] == "viewController":
            begin(name, attributes)
        case "label":
            label = attributes["text"] ?? ""
        case "fragment" where open.contains { $0.attributes["key"] == "attributedText" }:
            label += attributes["content"] ?? ""
        case "navigationItem" where isInController(depth: 1):
            navigationTitle = attributes["title"]
        case "segue" where attributes["kind"] == "relationship" && isInController(depth: 2):
            controller?.value.children += attributes["destination"].map { [$0] } ?? []
        default:
            break
        }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += text
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        guard let element = open.popLast() else { return }
        switch (name, element.attributes["key"]) {
        case ("string", "text") where open.last?.name == "label":
            label = element.text
        case ("string", "content") where open.last?.name == "fragment":
            label += element.text
        case ("string", "title") where open.count == controller?.depth:
            controller?.value.title = element.text
        case ("string", "title") where open.last?.name == "navigationItem" && isInController(depth: 1):
            navigationTitle = element.text
        case ("label", _):
            if !label.isEmpty { controller?.value.labels.append(label) }
        default:
            if open.count + 1 == controller?.depth { end() }
        }
    }

    private func isInController(depth: Int) -> Bool {
        controller.map { open.count == $0.depth + depth } ?? false
    }

    private func begin(_ name: String, _ attributes: [String: String]) {
        // A placeholder stands for a controller of another storyboard.
        guard let id = attributes["id"], name != "viewControllerPlaceholder" else { return }
        let value = Storyboard.Controller(
            id: id, identifier: attributes["storyboardIdentifier"],
            kind: Storyboard.Kind(rawValue: name) ?? .viewController, customClass: className(attributes),
            title: attributes["title"])
        controller = (value, open.count)
        navigationTitle = nil
    }

    private func end() {
        guard var value = controller?.value else { return }
        value.title = value.title ?? navigationTitle
        controllers.append(value)
        controller = nil
    }

    private func className(_ attributes: [String: String]) -> String? {
        attributes["customClass"].map { name in
            let inherited = attributes["customModuleProvider"] == "target" ? module : attributes["customModule"]
            return inherited.map { "\($0).\(name)" } ?? name
        }
    }
}
