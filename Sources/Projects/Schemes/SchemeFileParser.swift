internal import Foundation
internal import Samples

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Gathers a scheme's contents while its XML is parsed.
final class SchemeFileParser: NSObject, XMLParserDelegate {
    private var scheme = SchemeFile(name: "")
    private var path: [String] = []

    /// Returns the scheme of a document; nil if it is none.
    static func scheme(_ data: Data) -> SchemeFile? {
        guard let parser = XcodeXML.parser(of: data) else { return nil }
        let document = SchemeFileParser()
        parser.delegate = document
        guard parser.parse(), document.isScheme, document.path.isEmpty else { return nil }
        return document.scheme
    }

    private var isScheme = false

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if path.isEmpty { isScheme = name == "Scheme" }
        path.append(name)
        if path.count > XcodeXML.Bounds.depth { return parser.abortParsing() }
        let isEnabled = attributes["isEnabled"] != "NO"
        switch name {
        case "TestAction":
            scheme.testConfiguration = attributes["buildConfiguration"]
            scheme.testPassesWhatRunDoes = attributes["shouldUseLaunchSchemeArgsEnv"] != "NO"
        case "LaunchAction":
            scheme.runConfiguration = attributes["buildConfiguration"]
        case "ArchiveAction":
            scheme.archiveConfiguration = attributes["buildConfiguration"]
        case "TestableReference":
            let selects = attributes["useTestSelectionWhitelist"] == "YES"
            scheme.tested.append(
                TestedTarget(choice: TestChoice(selected: selects ? [] : nil), runs: attributes["skipped"] != "YES"))
        case "TestPlanReference":
            guard let plan = attributes["reference"]?.split(separator: ":").last.map(String.init) else { break }
            scheme.plans.append(plan)
            if scheme.plan == nil || attributes["default"] == "YES" { scheme.plan = plan }
        case "Test":
            if let name = attributes["Identifier"] { add(test: name) }
        case "BuildableReference": add(target: attributes["BlueprintIdentifier"])
        case "CommandLineArgument":
            let list = isEnabled ? \SchemePassing.arguments : \.disabledArguments
            change { $0[keyPath: list] += attributes["argument"].map { [$0] } ?? [] }
        case "EnvironmentVariable":
            guard let key = attributes["key"] else { break }
            change {
                if isEnabled { $0.variables[key] = attributes["value"] ?? "" } else { $0.disabledVariables.insert(key) }
            }
        default: break
        }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        _ = path.popLast()
    }

    private func add(target: String?) {
        guard let target else { return }
        if path.contains("TestableReference") { scheme.tested[scheme.tested.count - 1].id = target }
        if path.contains("BuildActionEntry") { scheme.built.append(target) }
        if path.contains("LaunchAction"), path.contains("BuildableProductRunnable") { scheme.launched = target }
    }

    private func add(test name: String) {
        guard path.contains("TestableReference") else { return }
        let last = scheme.tested.count - 1
        if path.contains("SkippedTests") { scheme.tested[last].choice.skipped.append(name) }
        if path.contains("SelectedTests") { scheme.tested[last].choice.selected?.append(name) }
    }

    private func change(_ change: (inout SchemePassing) -> Void) {
        if path.contains("LaunchAction") { change(&scheme.run) }
        if path.contains("TestAction") { change(&scheme.test) }
    }
}
