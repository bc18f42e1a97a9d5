internal import SwiftSyntax

/// The places of the tests in a file: those of XCTest, of Swift Testing, and the examples of a specification.
struct TestsOfFile {
    /// The offset of each in the file's UTF-8.
    private(set) var offsets: [Int] = []

    init(_ tree: SourceFileSyntax) {
        let visitor = TestVisitor()
        visitor.walk(tree)
        offsets = visitor.offsets
    }
}

private final class TestVisitor: SyntaxVisitor {
    private(set) var offsets: [Int] = []
    /// The names of the functions around the node.
    private var functions: [String] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isMarkedAsTest || functions.isEmpty && node.isXCTest {
            offsets.append(node.name.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        functions.append(node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { functions.removeLast() }

    // Quick takes each `it("does so") { ... }` of a class's `spec()` for a test.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if functions.last == "spec", let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            ["it", "fit"].contains(name), node.arguments.first?.expression.is(StringLiteralExprSyntax.self) == true
        {
            offsets.append(node.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        return .visitChildren
    }
}

extension FunctionDeclSyntax {
    /// True if an attribute says that it is a test of Swift Testing.
    fileprivate var isMarkedAsTest: Bool {
        attributes.contains { ["Test", "Testing.Test"].contains($0.as(AttributeSyntax.self)?.name) }
    }

    /// True if XCTest takes a method of this kind for a test.
    fileprivate var isXCTest: Bool {
        let result = signature.returnClause?.type.trimmedDescription
        let isHidden = modifiers.contains {
            [.keyword(.private), .keyword(.fileprivate), .keyword(.static)].contains($0.name.tokenKind)
        }
        return name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty && !isHidden
            && (result == nil || result == "Void" || result == "()") && parent?.is(MemberBlockItemSyntax.self) == true
    }
}
