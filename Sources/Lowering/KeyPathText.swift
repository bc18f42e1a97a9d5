internal import SwiftSyntax

/// The string that `#keyPath(Type.first.second)` stands for: `"first.second"`.
///
/// Objective-C's names are taken for Swift's. Those that differ, such as `hidden` for `isHidden`, are not known here.
struct KeyPathText {
    /// The string as a literal, which is shorter than the expression.
    let literal: String

    /// nil if the expression names no property.
    init?(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first?.expression, node.arguments.count == 1 else { return nil }
        var names: [String] = []
        var next: ExprSyntax? = argument
        while let expression = next {
            if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
                names.insert(member.declName.baseName.text, at: 0)
                next = base
            } else if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
                names.insert(name, at: 0)
                next = nil
            } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
                next = chain.expression
            } else {
                return nil
            }
        }
        // The type comes first; types begin with a capital letter, or are `self`.
        let properties = names.drop { $0.first?.isUppercase == true || $0 == "self" }
        guard !properties.isEmpty else { return nil }
        literal = "\"\(properties.joined(separator: "."))\""
    }
}
