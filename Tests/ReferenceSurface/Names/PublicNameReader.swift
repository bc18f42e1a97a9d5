import SwiftParser
import SwiftSyntax

/// The public names that a file declares: types, type aliases, and the functions and variables outside of types.
final class PublicNameReader: SyntaxVisitor {
    private(set) var names: [String] = []
    private var enclosing: [String] = []

    static func names(in source: String) -> [String] {
        let reader = PublicNameReader(viewMode: .sourceAccurate)
        reader.walk(Parser.parse(source: source))
        return reader.names
    }

    private func add(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
        guard modifiers.contains(where: { ["public", "open"].contains($0.name.text) }) else { return }
        names.append((enclosing + [name.text]).joined(separator: "."))
    }

    private func enter(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
        add(name, modifiers)
        enclosing.append(name.text)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
    override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
    override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
    override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
    override func visitPost(_ node: ProtocolDeclSyntax) { enclosing.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
    override func visitPost(_ node: ActorDeclSyntax) { enclosing.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enclosing.append(node.extendedType.trimmedDescription)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if enclosing.isEmpty, case .identifier = node.name.tokenKind { add(node.name, node.modifiers) }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard enclosing.isEmpty else { return .skipChildren }
        for binding in node.bindings {
            if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
                add(pattern.identifier, node.modifiers)
            }
        }
        return .skipChildren
    }
}
