package import Samples
internal import SwiftParser
internal import SwiftSyntax
internal import Wording

/// The declarations and edits of one file by itself, before the rest of its module is known: a pure function of its
/// text.
package struct FileDeclarations: Hashable, Sendable {
    package let file: SourceFile
    /// The edits that do not depend on the rest of the module.
    let edits: [Edit]
    /// The edits that write `@UIApplicationMain` as `@main`.
    ///
    /// The compiler looks up the function that the former calls in a module by the name of UIKit, which is an alias
    /// here, and crashes.
    let applicationMains: [Edit]
    let selectors: [SelectorReference]
    /// The insertions that do not depend on the rest of the module.
    let insertions: [Insertion]
    let objectConformances: [ObjectConformance]
    let emptyInitializations: [EmptyInitialization]
    let declarations: [TypeDeclaration]
    package let notes: [LoweringNote]
    /// True if a replacement asks for the system's version.
    let asksForVersion: Bool
    /// The modules that Apple's modules bring along and Linux's don't.
    let impliedImports: ImpliedImports
    /// The file's imports in their order.
    let imports: [ModuleImport]
    /// True if an import of Objective-C's run time was removed.
    let importsObjectiveC: Bool

    package init(_ file: SourceFile) {
        self.init(file, Parser.parse(source: file.text))
    }

    /// Reads a file, and refuses one that is nested too deeply.
    ///
    /// - Parameters:
    ///   - file: The file to read.
    ///   - nestingLimit: The depth to which the parser follows brackets and the like; nil for the depth to which it
    ///     does so on any stack, which is less in a debug build.
    /// - Throws: `Mistake` if it is nested too deeply for a walk over its tree.
    init(bounded file: SourceFile, nestingLimit: Int? = nil) throws(Mistake) {
        var parser = Parser(file.text, maximumNestingLevel: nestingLimit)
        let tree = SourceFileSyntax.parse(from: &parser)
        if let deep = SyntaxDepth.place(deeperThan: Self.depthLimit, in: tree) {
            let place = LoweringNote("", at: deep, of: file)
            throw .nestedTooDeeply(file.path, line: place.line, limit: Self.depthLimit)
        }
        self.init(file, tree)
    }

    /// The greatest depth of a node in a file's tree. Not far beyond it, the compiler takes more than minutes, or
    /// crashes.
    static let depthLimit = 4000

    private init(_ file: SourceFile, _ tree: SourceFileSyntax) {
        let reader = DeclarationVisitor(file)
        reader.walk(tree)
        self.file = file
        edits = reader.edits
        applicationMains = reader.applicationMains
        selectors = reader.selectors
        insertions = reader.insertions
        objectConformances = reader.objectConformances
        emptyInitializations = reader.emptyInitializations
        declarations = reader.declarations
        notes = reader.notes
        asksForVersion = reader.asksForVersion
        impliedImports = reader.imports
        imports = reader.moduleImports
        importsObjectiveC = reader.importsObjectiveC
    }
}

extension FileDeclarations {
    /// Returns the names by which Objective-C, or the trace, knows the classes, SwiftUI apps and views that the file
    /// declares.
    ///
    /// - Parameter defined: The conditions that hold; nil if they are not known, so that every `#if` counts.
    func classNames(in module: String, defined: Set<String>? = nil) -> [String] {
        declarations.filter { declaration in
            guard let condition = declaration.condition, let defined else { return declaration.isCalled }
            return declaration.isCalled && CompilationCondition.mayHold(condition, defined: defined)
        }.map { $0.objcName ?? "\(module).\($0.name)" }
    }
}

/// A `#selector(...)` of a file.
struct SelectorReference: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case method
        case getter
        case setter
    }

    var range: Range<Int>
    var kind: Kind = .method
    /// The type before the name: of `#selector(Outer.Inner.tap)`, `Outer.Inner`.
    var type: String?
    /// The type around the `#selector`.
    var enclosing: String?
    var base: String
    /// The labels as written; nil if the name has none written.
    var labels: [String]?
}

extension TypeDeclaration {
    /// True if the system may call the type's code: a class, or a SwiftUI app or view.
    fileprivate var isCalled: Bool {
        kind == .classType
            || kind == .other && ["App", "SwiftUI.App", "View", "SwiftUI.View"].contains(inherited)
    }
}
