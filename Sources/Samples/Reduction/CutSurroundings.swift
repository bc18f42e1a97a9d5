import Lifecycle

/// The facts about a file's module that decide what a missing piece means.
struct CutSurroundings: Sendable {
    /// The names that earlier cuts took away, each with true if only a module that is not here is behind it.
    let vanished: [String: Bool]
    /// The modules that the file imports and that are not here.
    let missingModules: [String]
    /// The classes that storyboards name.
    let nibClasses: Set<String>
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
        nibClasses = Set(
            sample.description.storyboards.flatMap(\.viewControllers).compactMap(\.customClass).map {
                String($0.split(separator: ".").last ?? "")
            })
        texts = sample.targets.flatMap(\.sources).map(\.text) + [sample.infoPlist]
    }

    /// True if something names a class by a string.
    func isNamed(_ name: String) -> Bool {
        let forms = ["\"\(name)\"", ".\(name)\"", ">\(name)<", ".\(name)<"]
        return nibClasses.contains(name) || texts.contains { text in forms.contains { text.contains($0) } }
    }

    /// True if the sources declare more than one function of a name.
    func hasOthers(named name: String) -> Bool {
        var count = 0
        for text in texts {
            var rest = text[...]
            while let found = rest.firstRange(of: "func \(name)") {
                rest = rest[found.upperBound...]
                guard rest.first.map({ !($0.isLetter || $0.isNumber || $0 == "_") }) ?? true else { continue }
                count += 1
                if count > 1 { return true }
            }
        }
        return false
    }
}
