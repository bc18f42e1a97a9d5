internal import SwiftSyntax

/// The parts of a file that no launch runs: `#if os(macOS)` and the `#else` of what always holds, which no build for iOS
/// compiles, and previews, which lowering leaves out.
final class UncompiledCode: SyntaxVisitor {
    /// The parts' offsets in the file's UTF-8, in their order.
    private(set) var ranges: [Range<Int>] = []

    init(of tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var isDecided = false
        for clause in node.clauses {
            let value = clause.condition.map { CompilationCondition($0).value } ?? true
            if isDecided || value == false {
                ranges.append(clause.textRange)
            } else {
                walk(clause)
            }
            if value == true { isDecided = true }
        }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { look(at: node) }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { look(at: node) }

    private func look(at macro: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
        guard macro.isPreview else { return .visitChildren }
        ranges.append(macro.textRange)
        return .skipChildren
    }
}
