internal import SwiftSyntax

/// The ways in which a word of code uses what it names.
extension TokenSyntax {
    /// True if an identifier uses what it names.
    ///
    /// - Parameter parameters: The names of the parameters around it, which stand for the parameters.
    func isUse(_ parameters: Set<String>) -> Bool {
        guard let parent else { return true }
        if let argument = parent.as(LabeledExprSyntax.self), argument.label == self { return false }
        if parent.is(FunctionParameterSyntax.self) || parent.is(ClosureParameterSyntax.self)
            || parent.is(ClosureShorthandParameterSyntax.self) || parent.is(DeclNameArgumentSyntax.self)
        {
            return false
        }
        if parent.is(IdentifierPatternSyntax.self) {
            // `if let window` without a value uses the name that it gives.
            return parent.parent?.as(OptionalBindingConditionSyntax.self).map { $0.initializer == nil } ?? false
        }
        if parent.is(DeclReferenceExprSyntax.self), parameters.contains(text.plain) {
            let access = parent.parent?.as(MemberAccessExprSyntax.self)
            return access?.declName.baseName == self
        }
        return true
    }

    /// True if code takes the type that the token names as an object, or lets the app begin with it, and no more.
    var isTypeAlone: Bool {
        guard let access = parent?.as(DeclReferenceExprSyntax.self)?.parent?.as(MemberAccessExprSyntax.self),
            access.declName.baseName != self
        else { return false }
        // `AppDelegate.self.shared` and `AppDelegate.main.window` use more of the type.
        if access.declName.baseName.tokenKind == .keyword(.self) {
            return access.parent?.is(MemberAccessExprSyntax.self) != true && !Self.isHandedOver(Syntax(access))
        }
        guard access.declName.baseName.text == "main", let call = access.parent?.as(FunctionCallExprSyntax.self) else {
            return false
        }
        return call.arguments.isEmpty && call.parent?.is(MemberAccessExprSyntax.self) != true
    }

    /// True if a type is an argument of a function that may make an object of it.
    private static func isHandedOver(_ type: Syntax) -> Bool {
        let call = type.parent?.ancestorOrSelf { node -> FunctionCallExprSyntax?? in
            switch node.as(SyntaxEnum.self) {
            case .functionCallExpr(let call): .some(call)
            case .codeBlockItem, .memberBlockItem, .attribute, .closureExpr: .some(nil)
            default: nil
            }
        }
        guard let call = call ?? nil else { return false }
        return !["NSStringFromClass", "UIApplicationMain", "String"].contains(call.calledExpression.trimmedDescription)
    }

    /// Returns the use of a type that the word `init` is; nil if it makes no value, or if a name before it names the type.
    ///
    /// - Parameter owner: The type around it.
    func madeByInit(within owner: String?) -> String? {
        guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return nil }
        guard let access = reference.parent?.as(MemberAccessExprSyntax.self) else { return PiecesOfFile.makingAny }
        let name = access.base?.lastToken(viewMode: .sourceAccurate)?.text ?? ""
        if ["self", "Self"].contains(name) { return owner.map { PiecesOfFile.making($0) } }
        if name == "super" || name.first?.isUppercase == true { return nil }
        guard let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == access.id,
            call.trailingClosure == nil
        else { return PiecesOfFile.makingAny }
        return PiecesOfFile.makingAny(call.arguments.map { $0.label?.text ?? "_" })
    }

    /// The name of a use of a function with the labels that the code gives it; with any labels if it is not called here, or
    /// with a closure behind the parentheses.
    var callName: String {
        guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return PiecesOfFile.callingAny(text.plain) }
        if let names = reference.argumentNames {
            return PiecesOfFile.calling(text.plain, names.arguments.map(\.name.text.plain))
        }
        var called = Syntax(reference)
        if let access = called.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
            called = Syntax(access)
        }
        if let generic = called.parent?.as(GenericSpecializationExprSyntax.self) { called = Syntax(generic) }
        guard let call = called.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == called.id,
            call.trailingClosure == nil
        else { return PiecesOfFile.callingAny(text.plain) }
        return PiecesOfFile.calling(text.plain, call.arguments.map { $0.label?.text.plain ?? "_" })
    }

    /// True if the word `init` is called on a value, and not on a type by its name.
    var makesByType: Bool {
        guard let access = parent?.as(DeclReferenceExprSyntax.self)?.parent?.as(MemberAccessExprSyntax.self),
            let base = access.base
        else { return false }
        let name = base.lastToken(viewMode: .sourceAccurate)?.text ?? ""
        return !["super", "self", "Self", ">"].contains(name) && name.first?.isUppercase != true
    }
}
