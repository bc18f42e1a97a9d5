internal import SwiftSyntax

extension CodeBlockItemSyntax {
    /// True if a statement is the value of what is around it: of a function or a getter, or of an `if`, a `switch` or a
    /// condition of the compiler that is a value itself.
    ///
    /// Such a statement stands alone in its block. A closure's value is not known, and counts as none.
    var isValue: Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let block = list.parent else {
            return false
        }
        let owner = block.is(CodeBlockSyntax.self) ? block.parent : block
        switch owner?.as(SyntaxEnum.self) {
        case .functionDecl(let function):
            let result = function.signature.returnClause?.type.trimmedDescription
            return result != nil && result != "Void" && result != "()"
        case .accessorDecl(let accessor): return accessor.accessorSpecifier.tokenKind == .keyword(.get)
        case .accessorBlock: return true
        case .ifExpr(let branch): return Self.isValue(Syntax(branch.outermost))
        case .switchCase: return owner?.parent?.parent.map(Self.isValue) ?? false
        case .ifConfigClause: return owner?.parent?.parent.map(Self.isValue) ?? false
        default: return false
        }
    }

    /// True if what a condition chooses among is used as a value.
    private static func isValue(_ condition: Syntax) -> Bool {
        let place =
            condition.parent?.is(ExpressionStmtSyntax.self) == true ? condition.parent?.parent : condition.parent
        guard let item = place?.as(CodeBlockItemSyntax.self) else { return true }
        return item.isValue
    }
}

extension IfExprSyntax {
    /// The `if` of which this one is an `else if`.
    fileprivate var outermost: IfExprSyntax { parent?.as(IfExprSyntax.self)?.outermost ?? self }
}
