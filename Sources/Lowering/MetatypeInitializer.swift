internal import SwiftSyntax

/// `init()` of a class object: `(NSClassFromString("UIWindowScene") as! NSObject.Type).init()`.
///
/// On Apple's systems every class object of a class that derives from `NSObject` has it. Linux's `NSObject` has it only
/// if a class says `required`, so lowered code calls `_new()` in its place.
struct MetatypeInitializer {
    /// The names in the file of variables and parameters that hold class objects.
    private var holders: Set<String> = []
    /// The names in the file of generic parameters that stand for classes.
    private var parameters: Set<String> = []

    mutating func read(_ node: GenericParameterSyntax) {
        if let bound = node.inheritedType, Self.isObjectiveC(bound.trimmedDescription) {
            parameters.insert(node.name.text)
        }
    }

    mutating func read(_ node: FunctionParameterSyntax) {
        if isMetatype(node.type.trimmedDescription) { holders.insert((node.secondName ?? node.firstName).text) }
    }

    /// Records `let type = ...`, also in an `if` or a `guard`.
    mutating func read(_ pattern: PatternSyntax, _ annotation: TypeAnnotationSyntax?, _ value: ExprSyntax?) {
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
        if annotation.map({ isMetatype($0.type.trimmedDescription) }) ?? value.map(isCast) ?? false {
            holders.insert(name)
        }
    }

    /// Returns the edit for a call of a class object's `init()`; nil for other calls.
    func edit(_ call: FunctionCallExprSyntax) -> Edit? {
        guard call.arguments.isEmpty, call.trailingClosure == nil,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
            member.declName.argumentNames == nil, let base = member.base, isClassObject(base)
        else { return nil }
        return Edit(range: member.declName.textRange, replacement: "_new")
    }

    private func isClassObject(_ expression: ExprSyntax) -> Bool {
        if let chained = expression.as(OptionalChainingExprSyntax.self) { return isClassObject(chained.expression) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return isClassObject(forced.expression) }
        if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return isCast(only.expression) || isClassObject(only.expression)
        }
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return holders.contains(name) || parameters.contains(name)
    }

    private func isCast(_ expression: ExprSyntax) -> Bool {
        if let roles = expression.as(AsExprSyntax.self) { return isMetatype(roles.type.trimmedDescription) }
        guard let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count >= 3 else { return false }
        let last = Array(sequence.elements.suffix(2))
        guard last[0].is(UnresolvedAsExprSyntax.self), let type = last[1].as(TypeExprSyntax.self) else { return false }
        return isMetatype(type.type.trimmedDescription)
    }

    /// Returns true if a type is that of class objects: `NSObject.Type`.
    private func isMetatype(_ type: String) -> Bool {
        let plain = type.filter { !"()?! ".contains($0) }
        guard plain.hasSuffix(".Type") else { return false }
        let instance = String(plain.dropLast(5))
        return parameters.contains(instance) || Self.isObjectiveC(instance)
    }

    private static func isObjectiveC(_ type: String) -> Bool {
        type == "NSObject" || type == "UIResponder" || type.hasPrefix("UIScene") || type == "UIWindowScene"
            || type == "UIOpenURLContext"
    }
}
