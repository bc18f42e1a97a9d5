package import Samples

/// The purpose of a target.
package enum TargetRole: Hashable, Sendable {
    case app
    case tests
}

/// A target's files as Linux compiles them.
package struct LoweredTarget: Hashable, Sendable, Codable {
    /// The target's files in their order: the paths as given, the lowered texts.
    package var files: [SourceFile]
    /// A further file of the module; its path is a plain file name.
    package var generated: SourceFile
    /// The imports of the target's files in their order.
    package var imports: [ModuleImport]
    /// Things that cannot work here.
    package var notes: [LoweringNote]

    /// The path of `generated`.
    package static let generatedPath = "understudy-classes.swift"

    /// Joins lowered files to a target.
    ///
    /// - Parameters:
    ///   - files: the lowered files, in the target's order.
    ///   - bridgedModules: the modules that a bridging header imports into every file.
    ///   - resources: the target's resources, some of which have names in Swift.
    ///   - role: the purpose of the target.
    ///   - entry: the function by which the run time gets to know the classes.
    init(
        _ files: [LoweredFile], bridgedModules: [String] = [], resources: Resources = Resources(),
        role: TargetRole = .app, entry: ClassTableEntry = ClassTableEntry()
    ) {
        self.files = files.map(\.file)
        imports = files.flatMap(\.imports)
        // What the files get by their own imports stays theirs.
        let brought = Set(
            files.flatMap { file in
                file.impliedImports.modules(besides: bridgedModules).subtracting(
                    file.impliedImports.modules(besides: []))
            }
        ).subtracting(bridgedModules).sorted()
        let symbols = AssetSymbols(resources, role: role, files: self.files, imports: imports).lines
        generated = SourceFile(
            path: Self.generatedPath,
            text: Generated.module(
                calling: files.compactMap(\.function), bridging: bridgedModules + brought, symbols: symbols,
                foundation: Generated.importing("Foundation", beside: self.files), entry: entry))
        notes = files.flatMap(\.notes)
    }
}

extension LoweredTarget {
    package init(lowering target: Sample.Target, role: TargetRole) {
        let readings = target.sources.map(FileDeclarations.init)
        let types = ModuleTypes(readings, infersObjectiveC: target.infersObjectiveC)
        self.init(
            readings.enumerated().map {
                LoweredFile(
                    lowering: $1, index: $0, types: types, role: role, takesApplicationMain: target.takesApplicationMain
                )
            },
            bridgedModules: target.bridgedModules, resources: target.resources, role: role)
    }
}

extension Sample.Target {
    /// True if `@UIApplicationMain` is right here.
    ///
    /// Elsewhere it stays, and the compiler says what is wrong with it: Swift 6 no longer has it, and with a
    /// `main.swift` there is a program already.
    var takesApplicationMain: Bool {
        languageMode != "6" && !sources.contains { $0.path.hasSuffix("/main.swift") || $0.path == "main.swift" }
    }
}
