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
            || parent.is(EnumCaseElementSyntax.self) || parent.is(EnumCaseParameterSyntax.self)
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

    /// True if code uses its object's stored property by the name alone, or behind `self`, and can mean nothing else.
    ///
    /// - Parameter type: The body of the type that declares the property.
    func isOwnProperty(of type: MemberBlockSyntax) -> Bool {
        guard let reference = parent?.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil else {
            return false
        }
        var use = Syntax(reference)
        if let access = use.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
            guard access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) else {
                return false
            }
            use = Syntax(access)
        }
        return use.isNoFunction && use.isInObjectsCode(of: type)
    }

    /// The name of a use of a function with the labels that the code gives it; with any labels if it is not called here, or
    /// with a closure behind the parentheses.
    var callName: String {
        labelsOfCall.map { PiecesOfFile.calling(text.plain, $0) } ?? PiecesOfFile.callingAny(text.plain)
    }

    /// The labels with which code calls what the token names, `_` for none; nil if it may be called with any.
    var labelsOfCall: [String]? {
        guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return nil }
        if let names = reference.argumentNames { return names.arguments.map(\.name.text.plain) }
        var called = Syntax(reference)
        if let access = called.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
            called = Syntax(access)
        }
        if let generic = called.parent?.as(GenericSpecializationExprSyntax.self) { called = Syntax(generic) }
        guard let call = called.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == called.id,
            call.trailingClosure == nil
        else { return nil }
        return call.arguments.map { $0.label?.text.plain ?? "_" }
    }

    /// The labels with which code makes a value of the type that the token names, in a list of none if they may be any; nil
    /// if it makes none here: it uses a member of the type.
    var labelsOfMaking: [String]?? {
        guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return .some(nil) }
        // The type is what a member is of.
        if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(reference).id {
            // Whatever makes a value of `Label.self` calls `init` itself.
            guard access.declName.baseName.tokenKind == .keyword(.`init`) else { return nil }
            return .some(access.declName.baseName.labelsOfCall)
        }
        return .some(labelsOfCall)
    }

    /// True if the word `init` makes a value of a type that no name before it tells: `.init()`, `self.init()`, `Label.self.init()`.
    var isInitOfUnnamed: Bool {
        guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
        guard let access = reference.parent?.as(MemberAccessExprSyntax.self) else { return true }
        let name = access.base?.lastToken(viewMode: .sourceAccurate)?.text ?? ""
        return name != "super" && (name == "Self" || name.first?.isUppercase != true)
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

extension Syntax {
    /// True if what stands here cannot be a function: code uses a member of it, sets it, or looks if it is nil.
    fileprivate var isNoFunction: Bool {
        switch parent?.as(SyntaxEnum.self) {
        case .memberAccessExpr(let access): access.base.map(Syntax.init)?.id == id
        case .optionalChainingExpr, .forceUnwrapExpr: true
        case .exprList(let list): isSetOrCompared(in: Array(list))
        default: false
        }
    }

    private func isSetOrCompared(in list: [ExprSyntax]) -> Bool {
        guard let index = list.firstIndex(where: { Syntax($0).id == id }), index + 2 < list.count else { return false }
        return index == 0 && list[1].is(AssignmentExprSyntax.self) || list[index + 2].is(NilLiteralExprSyntax.self)
    }

    /// True in the body of a function, an initialiser or an accessor of an object of a type, where `self` is the object.
    fileprivate func isInObjectsCode(of type: MemberBlockSyntax) -> Bool {
        var isInAccessor = false
        var next = parent
        while let node = next {
            next = node.parent
            let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
            let isOfType = isMember && node.parent?.parent?.parent?.id == Syntax(type).id
            switch node.as(SyntaxEnum.self) {
            case .keyPathExpr, .attribute, .macroExpansionExpr, .functionParameterClause: return false
            case .accessorBlock: isInAccessor = true
            case .variableDecl(let variable) where isMember:
                return isOfType && isInAccessor && !variable.modifiers.areStatic && !node.bindsSelf
            case .functionDecl(let function) where isMember:
                return isOfType && !function.modifiers.areStatic && !node.bindsSelf
            case .subscriptDecl(let member): return isOfType && !member.modifiers.areStatic && !node.bindsSelf
            case .initializerDecl, .deinitializerDecl: return isOfType && !node.bindsSelf
            default: if isMember || node.asProtocol((any DeclGroupSyntax).self) != nil { return false }
            }
        }
        return false
    }

    /// True if code gives the name `self` to another object: `guard let self = other as? House`.
    private var bindsSelf: Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            guard token.tokenKind == .keyword(.self) || token.text == "`self`" else { return false }
            if token.parent?.is(ClosureCaptureSyntax.self) == true {
                return token.parent?.as(ClosureCaptureSyntax.self)?.initializer != nil
            }
            guard token.parent?.is(IdentifierPatternSyntax.self) == true else { return false }
            let value = token.parent?.parent?.as(OptionalBindingConditionSyntax.self)?.initializer?.value
            return token.parent?.parent?.is(OptionalBindingConditionSyntax.self) != true
                || value.map { $0.trimmedDescription != "self" } ?? false
        }
    }
}

extension MemberBlockSyntax {
    /// The names of the properties that objects store.
    var storedProperties: Set<String> {
        Set(
            members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
                .filter { !$0.modifiers.areStatic && $0.bindings.allSatisfy { $0.accessorBlock == nil } }
                .flatMap { $0.names.map(\.plain) })
    }
}
