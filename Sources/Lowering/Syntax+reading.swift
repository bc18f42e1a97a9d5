internal import SwiftSyntax

extension AttributeSyntax {
    /// The attribute's name without its `@`.
    var name: String { attributeName.trimmedDescription }

    /// The text in its parentheses; nil if it has none.
    var argument: String? {
        guard let text = arguments?.trimmedDescription, !text.isEmpty else { return nil }
        return String(text.filter { !$0.isWhitespace && $0 != "`" })
    }

    /// True if it is a global actor other than the main actor, as far as its name tells.
    var isOtherActor: Bool { name.hasSuffix("Actor") && name != "MainActor" }

    /// True if it is `@available(*, unavailable)`, or says so of iOS.
    var saysUnavailable: Bool {
        guard name == "available", case .availability(let list) = arguments else { return false }
        let words = list.map(\.argument.trimmedDescription)
        return words.contains("unavailable") && ["*", "iOS"].contains(words.first)
    }
}

extension [AttributeSyntax] {
    func named(_ name: String) -> AttributeSyntax? {
        first { $0.name == name }
    }
}

extension DeclModifierListSyntax {
    /// True for a member of the class object, which says `class` or `static`.
    var areStatic: Bool {
        contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
    }
}

extension AvailabilityConditionSyntax {
    /// iOS's version in the list as arguments: `13,4`; nil if the list does not name iOS.
    var iOSVersion: String? {
        let versions = availabilityArguments.compactMap { $0.argument.as(PlatformVersionSyntax.self) }
        let iOS = versions.first { $0.platform.text == "iOS" }
        let version = (iOS ?? versions.first { $0.platform.text == "iOSApplicationExtension" })?.version
        return version.map { version in
            ([version.major.text] + version.components.prefix(2).map(\.number.text)).joined(separator: ",")
        }
    }
}

extension TypeSyntax {
    /// The type's name as a superclass: without attributes and generic arguments; nil if it isn't a name.
    var superclassName: String? {
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.superclassName }
        if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
        if let member = self.as(MemberTypeSyntax.self) {
            return member.baseType.superclassName.map { "\($0).\(member.name.text)" }
        }
        return nil
    }
}

extension TypeSyntax {
    /// The names that a type of an inheritance clause stands for: those of a composition, one by one.
    var inheritedNames: [String] {
        if let composition = self.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap(\.type.inheritedNames)
        }
        return [superclassName ?? "?"]
    }
}

extension SelectorReference {
    /// Reads `#selector(...)`; nil if it names no method or property.
    init?(_ node: MacroExpansionExprSyntax, enclosing: String?) {
        guard let argument = node.arguments.first, node.arguments.count == 1,
            let name = Self.name(argument.expression)
        else { return nil }
        let reference = name.as(DeclReferenceExprSyntax.self) ?? name.as(MemberAccessExprSyntax.self)?.declName
        guard let reference else { return nil }
        self.init(
            range: node.textRange, enclosing: enclosing, base: reference.baseName.text.filter { $0 != "`" },
            labels: reference.argumentNames?.arguments.map(\.name.text))
        switch argument.label?.text {
        case "getter": kind = .getter
        case "setter": kind = .setter
        default: kind = .method
        }
        type = name.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    }

    /// Returns the name in an expression, without parentheses and `as` around it.
    private static func name(_ expression: ExprSyntax) -> ExprSyntax? {
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return sequence.elements.first.flatMap(name)
        }
        if let roles = expression.as(AsExprSyntax.self) {
            return name(roles.expression)
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.flatMap { name($0.expression) }
        }
        return expression
    }
}

extension FreestandingMacroExpansionSyntax {
    /// True for a preview, which lowering leaves out: only Xcode's canvas shows it.
    var isPreview: Bool { macroName.text == "Preview" }
}
