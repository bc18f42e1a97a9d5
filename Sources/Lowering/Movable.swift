internal import SwiftSyntax

/// A method or property by what decides if its code has to move.
struct Movable: Hashable, Sendable {
    /// Swift's spelling, `static ` before it if it belongs to the class object: `scene(_:willConnectTo:options:)`.
    var name: String
    /// The name before the labels as written, with backticks if it has them.
    var base: String
    /// The offset of its name in the file's UTF-8.
    var offset: Int
    var isOverride: Bool
    var isAsync = false
    /// True if the member itself says that it is on the main actor, false if it says otherwise; nil if that follows
    /// from its type.
    var isOnMainActor: Bool?
    /// The `#if` conditions around it within its type, lowered; nil if there are none.
    var condition: String?
    /// nil if it cannot move, or never has to.
    var relocation: Relocation?

    /// True for the methods that XCTest calls around each test.
    var isAroundTests: Bool { isOverride && Self.aroundTests.contains(name) }

    private static let aroundTests: Set<String> = ["setUp()", "tearDown()", "setUpWithError()", "tearDownWithError()"]
}

extension Movable {
    /// Creates what is known of a method; nil for an operator.
    init?(_ node: FunctionDeclSyntax, isInExtension: Bool) {
        guard case .identifier = node.name.tokenKind else { return nil }
        let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
        self.init(node.name, labels: "(\(labels))", node.attributes, node.modifiers)
        isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
        if isInExtension || isAroundTests { relocation = Relocation(node) }
    }

    /// Creates what is known of a property; nil for a declaration of several.
    init?(_ node: VariableDeclSyntax, isInExtension: Bool) {
        guard let binding = node.bindings.first, node.bindings.count == 1,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return nil }
        self.init(name, labels: "", node.attributes, node.modifiers)
        if isInExtension { relocation = Relocation(node) }
    }

    private init(
        _ name: TokenSyntax, labels: String, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
    ) {
        let words = Set(modifiers.map(\.name.text))
        base = name.text
        self.name = (modifiers.areStatic ? "static " : "") + base.filter { $0 != "`" } + labels
        offset = name.textRange.lowerBound
        isOverride = words.contains("override")
        if words.contains("nonisolated") {
            isOnMainActor = false
        } else if attributes.contains(where: { $0.as(AttributeSyntax.self)?.name == "MainActor" }) {
            isOnMainActor = true
        }
    }
}
