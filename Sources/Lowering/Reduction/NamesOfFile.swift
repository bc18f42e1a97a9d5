internal import Samples
internal import SwiftParser
internal import SwiftSyntax

/// The names in the code that a build for iOS compiles of a file, with their places.
struct NamesOfFile {
    struct Name {
        var text: String
        /// The offset in the file's UTF-8.
        var offset: Int
        /// True if it is declared outside of types and bodies.
        var isGlobal = false
    }

    /// A place where something may ask a type if it conforms to a protocol.
    struct Question {
        /// The name of the protocol, or of another type.
        var name: Name
        var way: Way

        /// The ways of asking.
        enum Way: Hashable {
            /// A constraint, or the type as an object: the answer chooses by itself.
            case direct
            /// A cast or a test of a value.
            case cast
            /// A function with a parameter of that type: the answer chooses if there are others of its name.
            case parameter(of: String)
        }
    }

    /// The identifiers that are used, declared ones included.
    private(set) var used: [Name] = []
    /// The names of variables, functions, types and cases.
    private(set) var declared: [Name] = []
    private(set) var questions: [Question] = []

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - tree: The file.
    ///   - isAsking: True if `questions` is of use.
    init(_ tree: SourceFileSyntax, asking isAsking: Bool) {
        var uncompiled = UncompiledCode(of: tree).ranges[...]
        for token in tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let text) = token.tokenKind else { continue }
            let name = Name(text: text, offset: token.positionAfterSkippingLeadingTrivia.utf8Offset)
            while let range = uncompiled.first, range.upperBound <= name.offset { uncompiled.removeFirst() }
            if uncompiled.first?.contains(name.offset) == true { continue }
            used.append(name)
            if isAsking, token.isOfType, let way = token.wayOfAsking {
                questions.append(Question(name: name, way: way))
            }
            guard let declaration = token.declaration else { continue }
            declared.append(Name(text: text, offset: name.offset, isGlobal: declaration.isGlobal))
        }
    }
}

extension TokenSyntax {
    /// The way in which something asks for the protocol that the token names; nil if nothing does.
    fileprivate var wayOfAsking: NamesOfFile.Question.Way? {
        let found = parent?.ancestorOrSelf { node -> NamesOfFile.Question.Way?? in
            switch node.as(SyntaxEnum.self) {
            case .isTypePattern, .isExpr, .asExpr: .some(.cast)
            case .genericParameter, .genericWhereClause: .some(.direct)
            case .someOrAnyType(let type) where type.someOrAnySpecifier.tokenKind == .keyword(.some): .some(.direct)
            case .typeExpr: Self.isAsked(node) ? .some(.cast) : nil
            case .memberAccessExpr(let access) where access.declName.baseName.tokenKind == .keyword(.self):
                .some(.direct)
            case .functionParameter: .some(Self.function(around: node).map { .parameter(of: $0) })
            case .codeBlockItem, .memberBlockItem, .inheritanceClause: .some(nil)
            default: nil
            }
        }
        return found ?? nil
    }

    /// True if a name may be one of a type.
    fileprivate var isOfType: Bool {
        text.plain.first?.isLowercase != true
            && (parent?.is(IdentifierTypeSyntax.self) == true || parent?.is(MemberTypeSyntax.self) == true
                || parent?.is(DeclReferenceExprSyntax.self) == true)
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
