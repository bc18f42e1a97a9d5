internal import Samples
internal import SwiftSyntax

/// The questions in a file, `#if canImport(Sparkle)`, that decide what a build for iOS compiles, and whose answers are not
/// known.
final class ModuleQuestions: SyntaxVisitor {
    /// The questions in their order.
    private(set) var all: [CompilationCondition.ModuleQuestion] = []
    private let defined: Set<String>?
    private let modules: Set<String>

    /// - Parameters:
    ///   - tree: The file.
    ///   - defined: The conditions that hold; nil if they are not known.
    ///   - modules: The modules that can be imported.
    init(in tree: SourceFileSyntax, defined: Set<String>?, modules: Set<String>) {
        self.defined = defined
        self.modules = modules
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses {
            let condition = clause.condition.map { CompilationCondition($0, defined: defined, modules: modules) }
            let value = condition.map(\.value) ?? true
            // An answer does not matter to a condition that is decided without it.
            if value == nil { all += condition?.questions ?? [] }
            if value != false, let elements = clause.elements { walk(elements) }
            if value == true { break }
        }
        return .skipChildren
    }
}
