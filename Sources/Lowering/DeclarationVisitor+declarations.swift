internal import SwiftSyntax

extension DeclarationVisitor {
    /// Takes note of a type or an extension and enters it.
    private func enter(
        _ node: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, named name: String, isGeneric: Bool
    ) -> SyntaxVisitorContinueKind {
        guard !isInBody, scopes.allSatisfy({ $0.name != nil }) else {
            scopes.append(Scope())
            return .visitChildren
        }
        let outer = scopes.last
        let full = (outer?.name.map { "\($0)." } ?? "") + name
        let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
        let isPrivate = outer != nil && node.modifiers.contains { $0.name.tokenKind == .keyword(.private) }
        var declaration = TypeDeclaration(kind: kind, name: full)
        declaration.inheritance =
            (node.inheritanceClause?.inheritedTypes).map { $0.flatMap(\.type.inheritedNames) } ?? []
        declaration.inherited = node.inheritanceClause?.inheritedTypes.first?.type.superclassName
        declaration.objcName = kind == .classType ? attributes.named("objc")?.argument : nil
        declaration.condition = conditions.isEmpty ? nil : conditions.joined(separator: " && ")
        declaration.isGeneric = isGeneric || outer?.isGeneric == true
        declaration.isReachable = !isPrivate && outer?.isReachable != false
        declaration.exposesMembers =
            attributes.named("objcMembers") != nil || kind != .classType && attributes.named("objc") != nil
        declaration.isOnMainActor = attributes.named("MainActor") != nil
        declaration.isOnOtherActor = attributes.contains(where: \.isOtherActor)
        declaration.isUnavailable = attributes.contains(where: \.saysUnavailable)
        if kind == .protocolType || kind == .extensionOf { declaration.signatures = SignatureList(node) }
        declaration.opening = node.memberBlock.opening
        declaration.offset = node.introducer.textRange.lowerBound
        declarations.append(declaration)
        scopes.append(
            Scope(
                name: full, isGeneric: declaration.isGeneric, isReachable: declaration.isReachable,
                index: declarations.count - 1, conditions: conditions.count))
        return .visitChildren
    }

    /// Takes note of a member of the type that the walk is in.
    private func add(_ member: Member?) {
        guard let owner = memberOwner, let scope = scopes.last, var member else { return }
        let own = conditions.dropFirst(scope.conditions)
        member.condition = own.isEmpty ? nil : own.joined(separator: " && ")
        declarations[owner].members.append(member)
    }

    func enterType(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let isGeneric = node.genericParameterClause != nil || node.genericWhereClause != nil
        return enter(node, .classType, named: node.name.text, isGeneric: isGeneric)
    }

    func enterType(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .other, named: node.name.text, isGeneric: node.genericParameterClause != nil)
    }

    func enterType(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .other, named: node.name.text, isGeneric: node.genericParameterClause != nil)
    }

    func enterType(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .other, named: node.name.text, isGeneric: node.genericParameterClause != nil)
    }

    func enterType(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, .protocolType, named: node.name.text, isGeneric: false)
    }

    func enterType(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let conformance = ObjectConformance(node) { objectConformances.append(conformance) }
        let isGeneric = node.genericWhereClause != nil || node.extendedType.trimmedDescription.contains("<")
        return enter(node, .extensionOf, named: node.extendedType.trimmedDescription, isGeneric: isGeneric)
    }

    func addAlias(_ node: TypeAliasDeclSyntax) {
        guard !isInBody, scopes.allSatisfy({ $0.name != nil }), node.genericParameterClause == nil else { return }
        let outer = scopes.last?.name.map { "\($0)." } ?? ""
        declarations.append(
            TypeDeclaration(
                kind: .alias, name: outer + node.name.text, inherited: node.initializer.value.superclassName))
    }

    private func add(_ movable: (_ isInExtension: Bool) -> Movable?) {
        guard let owner = memberOwner, let scope = scopes.last else { return }
        let isInExtension = declarations[owner].kind == .extensionOf
        guard isInExtension || declarations[owner].kind == .classType, var movable = movable(isInExtension) else {
            return
        }
        let own = conditions.dropFirst(scope.conditions)
        movable.condition = own.isEmpty ? nil : own.joined(separator: " && ")
        declarations[owner].movables.append(movable)
    }

    func addMember(_ node: FunctionDeclSyntax) {
        add(Member(node))
        add { Movable(node, isInExtension: $0) }
    }

    func addMember(_ node: InitializerDeclSyntax) { add(Member(node)) }

    func addMembers(_ node: VariableDeclSyntax) {
        add { Movable(node, isInExtension: $0) }
        for binding in node.bindings {
            add(Member(binding, of: node))
        }
    }
}

extension MemberBlockSyntax {
    /// The offset at which further members can begin: the end of the line with the opening brace, or, if something
    /// follows there, the closing brace.
    fileprivate var opening: Int {
        let next = leftBrace.nextToken(viewMode: .sourceAccurate)
        let isAlone =
            leftBrace.trailingTrivia.contains(where: \.isNewline)
            || next?.leadingTrivia.contains(where: \.isNewline) == true
        return isAlone ? leftBrace.textRange.upperBound : rightBrace.textRange.lowerBound
    }
}
