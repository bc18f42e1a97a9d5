internal import SwiftSyntax

/// `override init()` of a `URLSession` of the sample, with the arguments that Linux's `URLSession` has no initialiser
/// without.
struct SessionInitializer {
    /// Removes `override`: on Linux there is nothing to override.
    let edit: Edit
    /// The arguments of `super.init()`, or the whole call if the initialiser leaves it out.
    let insertions: [Insertion]

    /// nil for an initialiser that takes arguments or overrides none.
    init?(_ node: InitializerDeclSyntax) {
        guard node.signature.parameterClause.parameters.isEmpty, let body = node.body,
            let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
        else { return nil }
        edit = Edit(range: override.textRange)
        let calls = SuperInitializerCalls(viewMode: .sourceAccurate)
        calls.walk(body)
        let isApart = body.statements.isEmpty || body.rightBrace.leadingTrivia.contains(where: \.isNewline)
        let call = (isApart ? " " : "; ") + "super.init(configuration: .default) "
        insertions =
            calls.places.isEmpty
            ? [Insertion(offset: body.rightBrace.textRange.lowerBound, text: call)]
            : calls.places.map { Insertion(offset: $0, text: "configuration: .default") }
    }
}

/// The places in a body between the parentheses of `super.init()`.
private final class SuperInitializerCalls: SyntaxVisitor {
    private(set) var places: [Int] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true,
            member.declName.baseName.text == "init", node.arguments.isEmpty, let end = node.rightParen
        {
            places.append(end.textRange.lowerBound)
        }
        return .visitChildren
    }
}
