internal import SwiftParser
internal import SwiftSyntax

/// A change that makes a piece of a file uncompilable, as a module that is not here would.
package struct Mutation: Hashable, Sendable {
    package var kind: Kind
    package var path: String
    /// The replaced range in the file's UTF-8.
    package var range: Range<Int>
    package var replacement: String

    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case importDeclaration = "import"
        case statement
        case override
        case callback
        case witness
        case conformance
        case initialValue = "initial value"
        case wholeClass = "whole class"
        /// A callback with a parameter of a type that is not here.
        case foreignCallback = "foreign type"
        /// A statement alone in a branch.
        case loneStatement = "lone statement"
        /// An outlet of a class that is not here.
        case outlet
        /// An extension of a type that is not here, with a member by the name of one that is.
        case absentExtension = "extension"
        /// A file that is not Swift, with a class that nothing names.
        case objectiveC = "Objective-C"
    }

    /// Returns a text with the change.
    package func applied(to text: String) -> String {
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(range, with: replacement.utf8)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The changes that a file allows, in the order of its text.
    package static func all(in text: String, path: String) -> [Mutation] {
        let finder = MutationFinder(path: path)
        finder.walk(Parser.parse(source: text))
        let end = text.utf8.count
        let extensions = finder.members.map { name in
            Mutation(
                kind: .absentExtension, path: path, range: end..<end,
                replacement: "\nextension MissingType { func \(name)(_ a: Int = 0) { fatalError() } }\n")
        }
        let file = Mutation(
            kind: .objectiveC, path: path, range: end..<end,
            replacement: "#import \"Old.h\"\n@implementation Old\n- (void)go {}\n@end\n")
        return finder.found + extensions + [file]
    }
}

/// A walk over a file that collects mutations.
private final class MutationFinder: SyntaxVisitor {
    let path: String
    private(set) var found: [Mutation] = []
    /// The names of the functions in types.
    private(set) var members: [String] = []

    init(path: String) {
        self.path = path
        super.init(viewMode: .sourceAccurate)
    }

    private func add(_ kind: Mutation.Kind, _ range: Range<Int>, _ replacement: String) {
        found.append(Mutation(kind: kind, path: path, range: range, replacement: replacement))
    }

    private func add(_ kind: Mutation.Kind, _ node: some SyntaxProtocol, _ replacement: String) {
        add(kind, node.trimmedRange.lowerBound.utf8Offset..<node.trimmedRange.upperBound.utf8Offset, replacement)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        add(.importDeclaration, node, "")
        return .skipChildren
    }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        add(.conformance, node.type, "Missing")
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        addWhole(node.name, node.inheritanceClause)
        let start = node.memberBlock.leftBrace.trimmedRange.upperBound.utf8Offset
        add(.outlet, start..<start, " @IBOutlet var missingOutlet: MissingView! ;")
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        addWhole(node.name, node.inheritanceClause)
        return .visitChildren
    }

    /// A type that cannot be compiled as a whole: what it derives from is not here.
    private func addWhole(_ name: TokenSyntax, _ clause: InheritanceClauseSyntax?) {
        if let clause {
            add(.wholeClass, clause, ": MissingBase, MissingOther")
        } else {
            let end = name.trimmedRange.upperBound.utf8Offset
            add(.wholeClass, end..<end, ": MissingBase")
        }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let kind: Mutation.Kind? =
            if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }) {
                .override
            } else if ["application", "scene", "sceneDidBecomeActive", "sceneDidEnterBackground"].contains(
                node.name.text)
            {
                .callback
            } else if node.parent?.is(MemberBlockItemSyntax.self) == true {
                .witness
            } else {
                nil
            }
        if node.parent?.is(MemberBlockItemSyntax.self) == true { members.append(node.name.text) }
        if kind == .callback, let parameter = node.signature.parameterClause.parameters.first {
            add(.foreignCallback, parameter.type, "Missing")
        }
        if let kind {
            if let result = node.signature.returnClause {
                add(kind, result.type, "Missing<\(result.type.trimmedDescription)>")
            } else {
                let end = node.signature.trimmedRange.upperBound.utf8Offset
                add(kind, end..<end, " -> Missing")
            }
        }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.initializer?.value {
            let isMember = node.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
            add(isMember ? .initialValue : .statement, value, "missing(\(value.trimmedDescription))")
        }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        switch node.item {
        case .expr(let expression):
            add(.statement, expression, "missing { \(expression.trimmedDescription) }")
            add(.loneStatement, expression, "if true { missing { \(expression.trimmedDescription) } }")
        case .stmt(let statement):
            if let returned = statement.as(ReturnStmtSyntax.self)?.expression {
                add(.statement, returned, "missing(\(returned.trimmedDescription))")
            } else if let checked = statement.as(GuardStmtSyntax.self)?.conditions.first {
                add(.statement, checked, "missing, \(checked.trimmedDescription)".replacing(",,", with: ","))
            }
        case .decl: break
        }
        return .visitChildren
    }
}
