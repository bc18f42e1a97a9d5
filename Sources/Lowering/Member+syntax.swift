internal import SwiftSyntax

extension Member {
    /// Creates the method that a function declares; nil for a static one, an operator and one that cannot be used.
    init?(_ node: FunctionDeclSyntax) {
        guard case .identifier = node.name.tokenKind, !node.modifiers.areStatic, !node.attributes.sayUnavailable
        else { return nil }
        self.init(kind: .method, base: node.name.text, offset: node.name.textRange.lowerBound)
        let effects = node.signature.effectSpecifiers
        let result = node.signature.returnClause?.type.trimmedDescription
        returnsNothing = result == nil || ["Void", "()", "Swift.Void"].contains(result)
        isAsync = effects?.asyncSpecifier != nil
        throwsErrors = effects?.throwsClause != nil
        read(node.signature.parameterClause.parameters)
        read(node.attributes, node.modifiers)
        if isAsync || throwsErrors || node.genericParameterClause != nil { isCallable = false }
    }

    /// Creates the initialiser of a declaration; nil for one that cannot be used.
    init?(_ node: InitializerDeclSyntax) {
        self.init(kind: .initializer, base: "init", offset: node.initKeyword.textRange.lowerBound)
        let effects = node.signature.effectSpecifiers
        isAsync = effects?.asyncSpecifier != nil
        throwsErrors = effects?.throwsClause != nil
        read(node.signature.parameterClause.parameters)
        read(node.attributes, node.modifiers)
    }

    /// Creates the property of one binding of a declaration; nil for a static one and for a pattern of several names.
    init?(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, !node.modifiers.areStatic,
            !node.attributes.sayUnavailable
        else { return nil }
        let isSettable = node.bindingSpecifier.tokenKind == .keyword(.var) && binding.accessorBlock.isSettable
        self.init(
            kind: .property(isSettable: isSettable), base: name, offset: binding.pattern.textRange.lowerBound)
        read(node.attributes, node.modifiers)
    }

    private mutating func read(_ list: FunctionParameterListSyntax) {
        for parameter in list {
            let type = CastType(parameter.type)
            parameters.append(
                Parameter(
                    label: parameter.firstName.text, type: type.text,
                    isClosure: parameter.type.isFunction,
                    hasDefault: parameter.defaultValue != nil))
            if !type.isPlain || parameter.ellipsis != nil { isCallable = false }
        }
    }

    private mutating func read(_ list: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
        let attributes = list.compactMap { $0.as(AttributeSyntax.self) }
        objcName = attributes.named("objc")?.argument
        isMarked = attributes.contains { Self.marks.contains($0.name) }
        isHidden =
            attributes.named("nonobjc") != nil
            || modifiers.contains {
                $0.detail == nil && [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind)
            }
        if modifiers.contains(where: { $0.name.tokenKind == .keyword(.nonisolated) }) {
            isOnMainActor = false
        } else if attributes.named("MainActor") != nil {
            isOnMainActor = true
        }
        isConvenience = modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
        isOverride = modifiers.contains { $0.name.tokenKind == .keyword(.override) }
        if attributes.contains(where: \.isOtherActor) { isCallable = false }
    }

    /// The attributes that show a member to Objective-C.
    private static let marks: Set<String> = [
        "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "GKInspectable", "NSManaged",
    ]
}

/// A parameter's type as a cast takes it.
private struct CastType {
    var text: String
    /// True if an argument can be cast to it: no `inout`, no `some`, no autoclosure.
    var isPlain = true

    init(_ type: TypeSyntax) {
        if let attributed = type.as(AttributedTypeSyntax.self) {
            let base = CastType(attributed.baseType)
            let specifiers = attributed.specifiers.map(\.trimmedDescription)
            let attributes = attributed.attributes.compactMap { $0.as(AttributeSyntax.self) }
            let kept = attributes.filter { $0.name != "escaping" }.map { "\($0.trimmedDescription) " }.joined()
            text = kept + base.text
            isPlain =
                base.isPlain && !specifiers.contains("inout") && !specifiers.contains("isolated")
                && attributes.named("autoclosure") == nil
        } else if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            text = "\(forced.wrappedType.trimmedDescription)?"
        } else {
            text = type.trimmedDescription
            isPlain = type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind != .keyword(.some)
        }
    }
}

extension AttributeListSyntax {
    fileprivate var sayUnavailable: Bool {
        contains { $0.as(AttributeSyntax.self)?.saysUnavailable == true }
    }
}

extension AccessorBlockSyntax? {
    /// True if a variable with these accessors can be set.
    var isSettable: Bool {
        guard let accessors = self?.accessors else { return true }
        guard case .accessors(let list) = accessors else { return false }
        let names = list.map(\.accessorSpecifier.text)
        return names.contains("set") || names.contains("_modify") || !names.contains("get")
    }
}

extension TypeSyntax {
    /// True for the type of a function, in any number of parentheses.
    fileprivate var isFunction: Bool {
        guard let tuple = self.as(TupleTypeSyntax.self) else { return self.is(FunctionTypeSyntax.self) }
        return tuple.elements.count == 1 && tuple.elements.first?.type.isFunction == true
    }
}
