internal import SwiftParser
internal import SwiftSyntax

/// The callbacks that the model sends: those whose constants the reference UIKit's own code names.
///
/// A constant that is only an argument of `answers`, which asks whether a class implements it, does not count.
package enum SentCallbacks {
    /// Returns the constants of callbacks that a file's code names, be it as `Callback.name` or as `.name`.
    ///
    /// - Parameters:
    ///   - constants: The constants of every callback that is declared.
    ///   - text: The file's text.
    package static func named(_ constants: Set<String>, in text: String) -> Set<String> {
        // Few files name any, and parsing all takes seconds.
        guard constants.contains(where: text.contains) else { return [] }
        let finder = Finder(constants)
        finder.walk(Parser.parse(source: text))
        return finder.found
    }

    private final class Finder: SyntaxVisitor {
        let constants: Set<String>
        var found: Set<String> = []

        init(_ constants: Set<String>) {
            self.constants = constants
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            return called == "answers" ? .skipChildren : .visitChildren
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            let name = node.declName.baseName.text
            let isConstant = node.base == nil || node.base?.trimmedDescription == "Callback"
            if isConstant, constants.contains(name) { found.insert(name) }
            return .visitChildren
        }
    }
}
