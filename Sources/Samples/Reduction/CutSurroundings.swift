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
}
