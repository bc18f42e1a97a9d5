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
        /// The function with a parameter of this type; nil if it is no type of one.
        var function: String?
    }

    /// The identifiers that are used, declared ones included.
    private(set) var used: [Name] = []
    /// The names of variables, functions, types and cases.
    private(set) var declared: [Name] = []
    /// The protocols that something asks a type for: a cast, a constraint, or a function that others may stand in for.
    private(set) var asked: [Name] = []

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - protocols: The protocols to look for in casts and constraints.
    ///   - nestingLimit: The depth to which the parser follows brackets.
    init(_ file: SourceFile, asking protocols: Set<String>, nestingLimit: Int?) {
        var parser = Parser(file.text, maximumNestingLevel: nestingLimit)
        for token in SourceFileSyntax.parse(from: &parser).tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let text) = token.tokenKind else { continue }
            let name = Name(text: text, offset: token.positionAfterSkippingLeadingTrivia.utf8Offset)
            used.append(name)
            if protocols.contains(text), let use = token.use {
                asked.append(Name(text: text, offset: name.offset, function: use))
            }
            guard let declaration = token.declaration else { continue }
            declared.append(Name(text: text, offset: name.offset, isGlobal: declaration.isGlobal))
        }
    }
}

extension TokenSyntax {
    /// The function with a parameter of this type; empty if the type is asked for in another way, nil if it is not.
    fileprivate var use: String? {
        let found = parent?.ancestorOrSelf { node -> String?? in
            switch node.as(SyntaxEnum.self) {
            case .genericParameter, .genericWhereClause, .isTypePattern, .isExpr, .asExpr: .some("")
            case .someOrAnyType(let type) where type.someOrAnySpecifier.tokenKind == .keyword(.some): .some("")
            case .typeExpr: Self.isAsked(node) ? .some("") : nil
            case .memberAccessExpr(let access) where access.declName.baseName.tokenKind == .keyword(.self): .some("")
            case .functionParameter: .some(Self.function(around: node))
            case .codeBlockItem, .memberBlockItem, .inheritanceClause: .some(nil)
            default: nil
            }
        }
        return found ?? nil
    }

    /// True if a cast or a test stands before a type.
    private static func isAsked(_ type: Syntax) -> Bool {
        switch type.firstToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate)?.tokenKind {
        case .keyword(.as), .keyword(.is), .postfixQuestionMark, .exclamationMark: true
        default: false
        }
    }

    /// Returns the name of the function around a parameter; nil if it is another's.
    private static func function(around parameter: Syntax) -> String? {
        parameter.ancestorOrSelf { node -> String?? in
            switch node.as(SyntaxEnum.self) {
            case .functionDecl(let function): .some(function.name.text)
            case .initializerDecl: .some("init")
            case .memberBlockItem, .codeBlockItem, .functionType: .some(nil)
            default: nil
            }
        } ?? nil
    }

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
