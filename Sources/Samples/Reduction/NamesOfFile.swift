internal import SwiftParser
internal import SwiftSyntax

/// The names in a file, with their places.
struct NamesOfFile {
    struct Name {
        var text: String
        /// The offset in the file's UTF-8.
        var offset: Int
        /// True if it is declared outside of types and bodies.
        var isGlobal = false
    }

    /// The identifiers that are used, declared ones included.
    private(set) var used: [Name] = []
    /// The names of variables, functions, types and cases.
    private(set) var declared: [Name] = []

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - nestingLimit: The depth to which the parser follows brackets.
    init(_ file: SourceFile, nestingLimit: Int?) {
        var parser = Parser(file.text, maximumNestingLevel: nestingLimit)
        for token in SourceFileSyntax.parse(from: &parser).tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let text) = token.tokenKind else { continue }
            let name = Name(text: text, offset: token.positionAfterSkippingLeadingTrivia.utf8Offset)
            used.append(name)
            guard let declaration = token.declaration else { continue }
            declared.append(Name(text: text, offset: name.offset, isGlobal: declaration.isGlobal))
        }
    }
}

extension TokenSyntax {
    /// The declaration that gives this name; nil if the token is none.
    fileprivate var declaration: Syntax? {
        guard let parent else { return nil }
        if parent.is(IdentifierPatternSyntax.self) { return parent }
        if let named = parent.asProtocol((any NamedDeclSyntax).self), named.name == self { return parent }
        if let element = parent.as(EnumCaseElementSyntax.self), element.name == self { return parent }
        return nil
    }
}

extension Syntax {
    /// True if no type, body or closure is around it.
    fileprivate var isGlobal: Bool {
        parent?.ancestorOrSelf { node -> Bool? in
            switch node.kind {
            case .memberBlock, .codeBlock, .closureExpr, .accessorBlock: false
            case .sourceFile: true
            default: nil
            }
        } ?? false
    }
}
