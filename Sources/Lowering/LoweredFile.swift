internal import Lifecycle
package import Samples
internal import Wording

/// A file of a sample as Linux compiles it.
package struct LoweredFile: Hashable, Sendable {
    /// The path as given and the lowered text: the file's own lines, then generated ones.
    package var file: SourceFile
    /// Things that cannot work here, in the order of the file.
    package var notes: [LoweringNote]
    /// The file's own imports.
    var imports: [ModuleImport]
    /// The names that need further imports on Linux alone.
    var impliedImports: ImpliedImports
    /// The function after the file's own lines that describes its classes; nil if it has none.
    var function: String?

    /// Lowers a file: a pure function of the contents of the file and its module.
    ///
    /// - Parameters:
    ///   - reading: the file as read by itself.
    ///   - index: the file's place in its module, which keeps generated names apart.
    ///   - types: the types of the file's module.
    ///   - role: the purpose of the file's target.
    ///   - takesApplicationMain: true if the compiler takes `@UIApplicationMain`, see `Sample.Target`.
    package init(
        lowering reading: FileDeclarations, index: Int, types: ModuleTypes, role: TargetRole,
        takesApplicationMain: Bool = true
    ) {
        var edits = reading.edits + (takesApplicationMain ? reading.applicationMains : [])
        var selectors: [String] = []
        let emptyInitializations = reading.emptyInitializations.filter {
            types.resolve($0.initializer.rawValue) == nil
        }
        edits += emptyInitializations.map(\.edit)
        notes = reading.notes
        imports = reading.imports
        impliedImports = reading.impliedImports
        for (place, reference) in reading.selectors.enumerated() {
            let name = "_s\(index)_\(place)"
            let answer = types.selector(of: reference)
            edits.append(Edit(range: reference.range, replacement: name))
            selectors.append(
                "private nonisolated var \(name): ReferenceObjectiveC.Selector"
                    + " { \(Escaping.swiftLiteral(answer.selector)) }")
            if let note = answer.note {
                notes.append(LoweringNote(note, at: reference.range.lowerBound, of: reading.file))
            }
        }
        edits += types.moves?.edits[index] ?? []
        notes += types.moves?.notes[index] ?? []
        notes += reading.declarations.flatMap { types.unheardCallbacks(of: $0, in: reading.file) }
        notes.sort { ($0.line, $0.column) < ($1.line, $1.column) }

        let classes = ClassDescriptions(reading, index: index, types: types, role: role)
        function = classes.function
        let stubs = reading.declarations.compactMap { declaration -> Insertion? in
            guard declaration.kind == .classType, let stubs = types.moves?.stubs[declaration.name] else { return nil }
            return Insertion(offset: declaration.opening, text: " \(stubs.joined(separator: "; ")) ")
        }
        let conformances = reading.objectConformances.compactMap { $0.insertion(in: types) }
        var text = Insertion.apply(
            reading.insertions + conformances + stubs, to: Edit.apply(edits, to: reading.file.text))
        let creating = EmptyInitializer.allCases.filter { initializer in
            emptyInitializations.contains { $0.initializer == initializer }
        }
        let generated = classes.lines + selectors + creating.flatMap(\.lines)
        let implied = reading.impliedImports
        var imports = implied.modules.map { "import \($0)" } + implied.classes.map { "import class \($0)" }
        if classes.hasTests { imports.insert("import XCTest", at: 0) }
        if !classes.lines.isEmpty || !selectors.isEmpty || reading.asksForVersion || reading.importsObjectiveC {
            imports.insert("internal import ReferenceObjectiveC", at: 0)
        }
        if !imports.isEmpty {
            let end = text.isEmpty || text.last?.isNewline == true ? "" : "\n"
            text += end + (generated + imports).map { "\($0)\n" }.joined()
        }
        file = SourceFile(path: reading.file.path, text: text)
    }
}

extension ModuleTypes {
    /// Returns the selector that a `#selector` means, and a note if that is a guess.
    func selector(of reference: SelectorReference) -> (selector: String, note: String?) {
        let base = reference.base
        // `self.tap`, `Self.tap` and plain `tap` are looked up in the type around them.
        let isQualified = reference.type.map { !["self", "Self", "super"].contains($0) } ?? false
        let type = isQualified ? reference.type : reference.enclosing
        if reference.kind != .method {
            let getter = exposed(from: type) { $0.isProperty && $0.base == base }.sorted().first ?? base
            return (reference.kind == .getter ? getter : SelectorRule.setter(of: getter), nil)
        }
        if let labels = reference.labels {
            let name = "\(base)(\(labels.map { "\($0):" }.joined()))"
            let known = exposed(from: type) { $0.name == name }.sorted().first ?? Callback.named[name]?.selector
            return (known ?? SelectorRule.selector(base: base, labels: labels), nil)
        }
        var known = exposed(from: type) { !$0.isProperty && $0.base == base }.sorted()
        if known.isEmpty {
            known = Callback.named.values.filter { $0.name.hasPrefix("\(base)(") }.map(\.selector).sorted()
        }
        if known.count == 1 { return (known[0], nil) }
        let reason = known.isEmpty ? "no @objc method of this name is in the module" : "several methods have this name"
        return (
            known.first ?? base,
            "#selector(\(base)) is taken for \"\(known.first ?? base)\": \(reason)."
                + " Write the name with its labels, such as #selector(\(base)(_:))."
        )
    }
}
