internal import SwiftParser
internal import SwiftSyntax

/// What one file says by itself, before the rest of its module is known: a pure function of its text.
package struct FileDeclarations: Hashable, Sendable {
    package let file: SourceFile
    /// What is replaced whatever the rest of the module says.
    let edits: [Edit]
    /// `@UIApplicationMain` as `@main`: the compiler looks up what the former calls in a module by the name of UIKit,
    /// an alias here, and crashes.
    let applicationMains: [Edit]
    let selectors: [SelectorReference]
    let declarations: [TypeDeclaration]
    package let notes: [LoweringNote]
    /// Whether a replacement asks for the system's version.
    let asksForVersion: Bool
    /// Modules that Apple's bring along and Linux's do not.
    let impliedImports: [String]
    /// Whether an import of Objective-C's run time gave way to none.
    let importsObjectiveC: Bool

    package init(_ file: SourceFile) {
        self.init(file, Parser.parse(source: file.text))
    }

    /// Reads a file that may be nested as deeply as it likes.
    ///
    /// - Parameter nestingLimit: How deeply the parser follows brackets and the like; nil for as deeply as it does on
    ///   any stack, which is less in a debug build.
    /// - Throws: `Mistake` where it is nested too deeply for a walk over its tree.
    init(bounded file: SourceFile, nestingLimit: Int? = nil) throws(Mistake) {
        var parser = Parser(file.text, maximumNestingLevel: nestingLimit)
        let tree = SourceFileSyntax.parse(from: &parser)
        if let deep = SyntaxDepth.place(deeperThan: Self.depthLimit, in: tree) {
            let place = LoweringNote("", at: deep, of: file)
            throw .nestedTooDeeply(file.path, line: place.line, limit: Self.depthLimit)
        }
        self.init(file, tree)
    }

    /// Of the nodes of a file's tree. The compiler takes more than minutes, or crashes, not far beyond it.
    static let depthLimit = 4000

    private init(_ file: SourceFile, _ tree: SourceFileSyntax) {
        let reader = DeclarationVisitor(file)
        reader.walk(tree)
        self.file = file
        edits = reader.edits
        applicationMains = reader.applicationMains
        selectors = reader.selectors
        declarations = reader.declarations
        notes = reader.notes
        asksForVersion = reader.asksForVersion
        impliedImports = reader.imports.modules
        importsObjectiveC = reader.importsObjectiveC
    }
}

extension FileDeclarations {
    /// The names by which Objective-C, or the trace, knows the classes, and the SwiftUI apps and views, that the file
    /// declares in a module.
    func classNames(in module: String) -> [String] {
        declarations.filter(\.isCalled).map { $0.objcName ?? "\(module).\($0.name)" }
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
    /// nil where the name has none written.
    var labels: [String]?
}

extension TypeDeclaration {
    /// Whether the system may call the type's code: a class, or an app or a view of SwiftUI's.
    fileprivate var isCalled: Bool {
        kind == .classType
            || kind == .other && ["App", "SwiftUI.App", "View", "SwiftUI.View"].contains(inherited)
    }
}
