import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A shared scheme of a project, as far as it determines which targets Xcode launches and tests.
struct SchemeFile: Hashable, Sendable {
    /// The `id` of the target that its Run action launches; nil if it launches no target.
    var launched: String?
    /// The `id`s of the targets whose tests its Test action runs: those that are not skipped.
    var tested: [String]

    /// Returns the schemes of the project at a path that ends in `.xcodeproj`.
    ///
    /// Leaves out those that cannot be read: a scheme only chooses among the project's targets.
    static func shared(in project: String) -> [SchemeFile] {
        let folder = Path.join(project, "xcshareddata/xcschemes")
        return Disk.names(in: folder).filter { Path.ending($0) == "xcscheme" }.compactMap { name in
            guard let data = try? Disk.data(Path.join(folder, name)) else { return nil }
            return SchemeFile(data, projectFolder: Path.folder(project))
        }
    }

    /// Reads a scheme; nil if the data are none.
    ///
    /// A test plan that the Test action uses by default takes the place of its own list.
    init?(_ data: Data, projectFolder: String) {
        let document = SchemeFileParser()
        let parser = XMLParser(data: data)
        parser.delegate = document
        guard parser.parse() else { return nil }
        launched = document.launched
        tested = document.tested
        if let plan = document.plan, let data = try? Disk.data(Path.join(projectFolder, plan)),
            let targets = try? TestPlan.targets(data)
        {
            tested = targets
        }
    }
}

/// Gathers a scheme's contents while its XML is parsed.
private final class SchemeFileParser: NSObject, XMLParserDelegate {
    var launched: String?
    var tested: [String] = []
    /// The default test plan, relative to the project's folder.
    var plan: String?
    private var path: [String] = []
    private var isSkipped = false

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        path.append(name)
        switch name {
        case "TestableReference": isSkipped = attributes["skipped"] == "YES"
        case "TestPlanReference" where plan == nil || attributes["default"] == "YES":
            plan = attributes["reference"].flatMap { $0.split(separator: ":").last.map(String.init) }
        case "BuildableReference":
            if path.contains("TestableReference"), !isSkipped, let id = attributes["BlueprintIdentifier"] {
                tested.append(id)
            }
            if path.contains("LaunchAction"), path.contains("BuildableProductRunnable") {
                launched = attributes["BlueprintIdentifier"]
            }
        default: break
        }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        path.removeLast()
    }
}

/// An `.xctestplan` file.
private struct TestPlan: Decodable {
    var testTargets: [Entry]

    struct Entry: Decodable {
        var enabled: Bool?
        var target: Target
    }

    struct Target: Decodable {
        var identifier: String
    }

    /// Returns the `id`s of the targets whose tests it runs.
    static func targets(_ data: Data) throws -> [String] {
        try JSONDecoder().decode(TestPlan.self, from: data).testTargets
            .filter { $0.enabled != false }.map(\.target.identifier)
    }
}
