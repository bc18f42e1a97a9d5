package import SwiftSyntax

/// The depth to which a file's tree is nested, found without recursion: a tree that is too deep must not be walked with
/// it.
package enum SyntaxDepth {
    /// Returns the offset in the file's UTF-8 at which a node begins that lies deeper than a limit; nil if none does.
    package static func place(deeperThan limit: Int, in tree: SourceFileSyntax) -> Int? {
        var open: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
        while let (node, depth) = open.popLast() {
            if depth > limit { return node.positionAfterSkippingLeadingTrivia.utf8Offset }
            for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
                open.append((child, depth + 1))
            }
        }
        return nil
    }
}
