package import Samples

/// The files in which errors may be left, in each module. It spares the compiler those that it has found clean and that
/// name nothing of what was left out since.
///
/// A file that is spared by mistake costs a round: the build that follows looks at all of them.
package struct CheckScope {
    /// The paths of the files by the module's name. A module that is not in it has yet to be looked at as a whole.
    private(set) var files: [String: Set<String>] = [:]
    /// The words of each file.
    private var words: [String: Set<Substring>] = [:]

    package init() {}

    /// Returns the files of a module to look at; nil for all of them.
    package func files(of module: String) -> Set<String>? { files[module] }

    /// Notes that modules were found clean.
    package mutating func note(clean modules: some Sequence<String>) {
        for module in modules { files[module] = [] }
    }

    /// Notes that all of a module was looked at, and that the errors are in some of its files.
    package mutating func note(errors paths: Set<String>, in module: String) {
        files[module, default: []].formUnion(paths)
    }

    /// Adds what the latest cuts may have changed.
    ///
    /// - Parameters:
    ///   - cuts: The cuts of each file that are new.
    ///   - targets: The files of each module that was looked at.
    package mutating func widen(after cuts: [String: [Cut]], targets: [(module: String, sources: [SourceFile])]) {
        let changes = cuts.values.joined().filter(\.changesDeclarations).map(\.changedNames)
        // A change that goes by no name may show anywhere.
        guard !changes.contains([]) else { return files = [:] }
        let names = Set(changes.joined().map { Substring($0) })
        for (module, sources) in targets where files[module] != nil {
            for file in sources where cuts[file.path] != nil || !words(of: file).isDisjoint(with: names) {
                files[module]?.insert(file.path)
            }
        }
    }

    private mutating func words(of file: SourceFile) -> Set<Substring> {
        if let known = words[file.path] { return known }
        let found = Set(file.text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
        words[file.path] = found
        return found
    }
}

extension Cut {
    /// True if other files may see that the piece is gone, or that it has another type.
    fileprivate var changesDeclarations: Bool {
        switch kind {
        case .removed, .shell, .property, .member: scope == nil && member?.isPrivate != true
        case .otherImport, .statement, .view, .stop, .value: false
        }
    }

    /// The names by which others would meet what is gone.
    fileprivate var changedNames: [String] {
        var names = self.names + [conformance?.type, conformance?.name].compactMap { $0 }
        if let member { names.append(member.base == "init" ? member.owner ?? "init" : member.base) }
        return names
    }
}
