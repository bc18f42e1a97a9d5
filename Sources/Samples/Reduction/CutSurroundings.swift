import Lifecycle

/// The facts about a file's module that decide what a missing piece means.
struct CutSurroundings: Sendable {
    /// The names that earlier cuts took away, each with true if only a module that is not here is behind it.
    let vanished: [String: Bool]
    /// The modules that the file imports and that are not here.
    let missingModules: [String]
    /// The classes that storyboards and nibs name, each with true if it is one of a view controller.
    let nibClasses: [String: Bool]
    /// The texts in which a class may be named by a string: the sources of app and tests, and the Info.plist.
    private let texts: [String]

    init(_ sample: Sample, _ reduction: Reduction, missingModules: [String]) {
        self.missingModules = missingModules
        var vanished: [String: Bool] = [:]
        for cut in reduction.cuts.values.joined() {
            let isAssumed = cut.isAssumed || cut.effect == .assumed
            for name in cut.names { vanished[name] = isAssumed && vanished[name] ?? true }
        }
        self.vanished = vanished
        var classes: [String: Bool] = [:]
        for resources in sample.targets.map(\.resources) {
            for element in resources.interfaces.values.flatMap({ $0.scenes.joined() }) {
                Self.add(element, to: &classes)
            }
        }
        nibClasses = classes
        texts = sample.targets.flatMap(\.sources).map(\.text) + [sample.infoPlist]
    }

    private static func add(_ element: InterfaceDocument.Element, to classes: inout [String: Bool]) {
        if let name = element["customClass"]?.split(separator: ".").last {
            classes[String(name)] = element.name.hasSuffix("ontroller")
        }
        for child in element.children { add(child, to: &classes) }
    }

    /// True if something names a class by a string.
    func isNamed(_ name: String) -> Bool {
        let forms = ["\"\(name)\"", ".\(name)\"", ">\(name)<", ".\(name)<"]
        return nibClasses[name] != nil || texts.contains { text in forms.contains { text.contains($0) } }
    }
}
