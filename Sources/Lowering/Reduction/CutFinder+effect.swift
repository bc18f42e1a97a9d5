internal import Lifecycle
internal import SwiftSyntax

extension CutFinder {
    /// Returns the effect of a statement or an initial value that is left out.
    ///
    /// It is `assumed` only if the code starts from a module that is not here and hands over nothing of the app's.
    func effect(of node: Syntax) -> LeftOutUse.Effect {
        guard !surroundings.missingModules.isEmpty else { return .unknown }
        let range = node.textRange
        let inside = errors.filter { range.contains($0.offset) }
        guard !inside.isEmpty, inside.allSatisfy({ $0.missingName != nil }) else { return .unknown }
        let roots = RootNames(node)
        guard !roots.hasClosure, let first = roots.names.first, isForeign(first, inside) else { return .unknown }
        return roots.names.allSatisfy { isForeign($0, inside) || Self.harmless.contains($0) } ? .assumed : .unknown
    }

    /// True if a name belongs to a module that is not here, or was left out because of one.
    private func isForeign(_ name: String, _ errors: [CompileError]) -> Bool {
        if let isAssumed = surroundings.vanished[name] { return isAssumed }
        return errors.contains { $0.missingName == name }
    }

    /// The names that code may hand to a module that is not here, as apps usually do when they launch.
    private static let harmless: Set<String> = [
        "application", "launchOptions", "options", "connectionOptions", "url", "userInfo", "deviceToken", "error",
        "Bundle",
        "String", "Int", "Double", "Float", "CGFloat", "Bool", "URL", "Date", "Data", "Locale", "TimeZone", "UIColor",
        "UIFont", "UIScreen", "UIDevice", "ProcessInfo", "UserDefaults", "CGRect", "CGSize", "CGPoint", "DispatchQueue",
        "OperationQueue",
    ]
}

/// The names with which the expressions of a piece begin.
private final class RootNames: SyntaxVisitor {
    private(set) var names: [String] = []
    private(set) var hasClosure = false

    init(_ node: Syntax) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        hasClosure = true
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base { walk(base) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.baseName.text)
        return .skipChildren
    }

    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
        names.append("super")
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.name.text)
        return .visitChildren
    }
}
