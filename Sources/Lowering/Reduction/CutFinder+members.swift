internal import Lifecycle
internal import Samples
internal import SwiftSyntax

extension FunctionDeclSyntax {
    /// True if XCTest or Swift Testing takes it for a test.
    var isTest: Bool {
        name.text.hasPrefix("test")
            || attributes.contains { $0.as(AttributeSyntax.self)?.name == "Test" }
    }

    /// True if XCTest calls it before or after each test.
    var isFixture: Bool { ["setUp", "setUpWithError", "tearDown", "tearDownWithError"].contains(name.text) }
}

extension DeclModifierListSyntax {
    /// True if no other file sees the declaration.
    fileprivate var isPrivate: Bool {
        contains { [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) && $0.detail == nil }
    }
}

extension DeclGroupSyntax {
    /// The name of the type, or of the type that is extended.
    var ownName: String? {
        self.as(ExtensionDeclSyntax.self)?.extendedType.superclassName
            ?? asProtocol((any NamedDeclSyntax).self)?.name.text
    }
}

extension CutFinder {
    /// Returns the cuts of a declaration that is not a local variable.
    ///
    /// - Parameters:
    ///   - declaration: The declaration.
    ///   - node: The declaration with what ends it.
    ///   - error: The error in it.
    func member(_ declaration: DeclSyntax, in node: Syntax, _ error: CompileError) -> [Cut] {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .importDecl, .ifConfigDecl: return []
        case .variableDecl(let variable): return self.variable(variable, in: node, error)
        case .functionDecl(let function):
            let call = CallSignature(function.signature.parameterClause)
            return overrideWord(function.modifiers, error, function.name.text, call)
                + told(
                    removal(node, error, names: [function.name.text], function.modifiers, call: call),
                    by: systemMember(function))
        case .initializerDecl(let initializer):
            return overrideWord(initializer.modifiers, error, "init")
                + [
                    removal(
                        node, error, names: [], initializer.modifiers, base: "init",
                        call: CallSignature(initializer.signature.parameterClause))
                ]
        case .subscriptDecl(let member):
            let call = CallSignature(member.parameterClause, ofSubscript: true)
            return overrideWord(member.modifiers, error, "subscript")
                + [removal(node, error, names: [], member.modifiers, base: "subscript", call: call)]
        case .macroExpansionDecl(let macro) where !macro.isPreview:
            let code = "#\(macro.macroName.text)"
            return [
                cut(
                    node, .removed, error, names: [],
                    risk: .init(
                        "\(code) is left out, and what it declares is not known", if: condition(around: node)))
            ]
        case .enumCaseDecl(let cases):
            var removed = cut(node, .removed, error, names: cases.elements.map(\.name.text), risk: enumRisk(node))
            removed.isStorage = true
            return [removed]
        case .classDecl(let type): return [self.type(type, named: type.name.text, in: node, error)]
        case .structDecl(let type): return [self.type(type, named: type.name.text, in: node, error)]
        case .enumDecl(let type): return [self.type(type, named: type.name.text, in: node, error)]
        case .actorDecl(let type): return [self.type(type, named: type.name.text, in: node, error)]
        case .protocolDecl(let type): return [self.type(type, named: type.name.text, in: node, error)]
        case .extensionDecl(let type):
            var removed = cut(node, .removed, error)
            removed.extended = extended(type)
            return [removed]
        case .typeAliasDecl(let alias): return [cut(node, .removed, error, names: [alias.name.text])]
        default: return [cut(node, .removed, error)]
        }
    }

    // MARK: Variables

    private func variable(_ variable: VariableDeclSyntax, in node: Syntax, _ error: CompileError) -> [Cut] {
        let words = variable.modifiers.map(\.name.text)
        let isLazy =
            words.contains("lazy") || words.contains("static") || words.contains("class") || owner(of: node) == nil
        let hasValue = variable.bindings.contains { $0.initializer != nil } || hasWrapper(variable)
        let isStored = variable.bindings.allSatisfy { $0.accessorBlock == nil } || hasValue
        let word = overrideWord(variable.modifiers, error, variable.names.first ?? "")
        guard isStored, hasValue, !isLazy else {
            var removed = removal(node, error, names: variable.names, variable.modifiers)
            removed.isAssumed = effect(of: Syntax(variable)) == .assumed
            removed.isStorage = isStored
            return word + told(removed, by: systemMember(variable))
        }
        var property = cut(node, .property(effect(of: Syntax(variable))), error, names: variable.names)
        property.risk = synthesisRisk(node)
        property.isStorage = true
        property.member = variable.names.first.map {
            RemovedMember(owner: owner(of: node), base: $0, isPrivate: variable.modifiers.isPrivate)
        }
        return word + [property]
    }

    private func hasWrapper(_ variable: VariableDeclSyntax) -> Bool {
        variable.attributes.contains { element in
            guard let name = element.as(AttributeSyntax.self)?.name else { return false }
            return !["objc", "IBOutlet", "IBInspectable", "NSManaged", "available", "MainActor", "nonobjc"].contains(
                name)
        }
    }

    // MARK: Removals

    private func removal(
        _ node: Syntax, _ error: CompileError, names: [String], _ modifiers: DeclModifierListSyntax,
        base: String? = nil, call: CallSignature? = nil
    ) -> Cut {
        let name = base ?? names.first ?? ""
        var risk: LeftOutFacts.Risk?
        let type = owner(of: node)
        if isCalledOnRequest(name, call) {
            risk = nil
        } else if modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }) {
            risk = .init("\(type.map { "\($0)." } ?? "")\(name), an override, is left out", of: type)
        } else if Self.callbackBases.contains(name) {
            risk = .init("\(type.map { "\($0)." } ?? "")\(name), which the system may call, is left out", of: type)
        }
        var removed = cut(node, .removed, error, names: names, risk: risk)
        removed.member = RemovedMember(owner: type, base: name, call: call, isPrivate: modifiers.isPrivate)
        return removed
    }

    /// The names before the labels of UIKit's callbacks.
    static let callbackBases = Set(Callback.all.map { String($0.name.prefix { $0 != "(" }) })

    /// Returns the cut of the word `override` of a member that overrides nothing here.
    private func overrideWord(
        _ modifiers: DeclModifierListSyntax, _ error: CompileError, _ name: String, _ call: CallSignature? = nil
    ) -> [Cut] {
        guard error.isOverrideOfNothing,
            let word = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
        else { return [] }
        let type = owner(of: Syntax(word))
        let risk = LeftOutFacts.Risk(
            "\(type.map { "\($0)." } ?? "")\(name) overrides what Understudy does not have, and a device may call",
            of: type)
        return [
            cut(
                word.textRange, .removed, error, code: "override of \(name)",
                risk: isCalledOnRequest(name, call) ? nil : risk)
        ]
    }

    /// True for a method that a device calls only after code has asked for it by one that Understudy lacks: left out, the
    /// request reports itself when a launch comes to it.
    private func isCalledOnRequest(_ name: String, _ call: CallSignature?) -> Bool {
        name == "observeValue" && call?.labels == ["forKeyPath", "of", "change", "context"]
    }

    // MARK: Risks

    /// The name of the type around a declaration; nil if it stands alone.
    func owner(of node: Syntax) -> String? { group(around: node)?.ownName }

    func group(around node: Syntax) -> (any DeclGroupSyntax)? {
        node.parent?.ancestorOrSelf { $0.asProtocol((any DeclGroupSyntax).self) }
    }

    private func enumRisk(_ node: Syntax) -> LeftOutFacts.Risk? {
        let raw: Set<String> = [
            "CaseIterable", "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt",
        ]
        let inherited = group(around: node)?.inheritanceClause?.inheritedTypes.flatMap(\.type.inheritedNames) ?? []
        guard inherited.contains(where: raw.union(Self.synthesised).contains) else { return nil }
        return .init(
            "a case of \(owner(of: node) ?? "an enumeration") is left out, which may change what the others stand for",
            if: condition(around: node))
    }

    /// The protocols for which the compiler makes the members.
    static let synthesised: Set<String> = [
        "Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Comparable",
    ]

    private func synthesisRisk(_ node: Syntax) -> LeftOutFacts.Risk? {
        guard let type = group(around: node), !type.is(ClassDeclSyntax.self) else { return nil }
        let inherited = type.inheritanceClause?.inheritedTypes.flatMap(\.type.inheritedNames) ?? []
        guard inherited.contains(where: Self.synthesised.contains) else { return nil }
        return .init(
            "a property of \(owner(of: node) ?? "a structure") is left out, which changes what the compiler makes of it",
            if: condition(around: node))
    }

    /// The condition that the type around a declaration is in use.
    private func condition(around node: Syntax) -> LeftOutFacts.Condition? {
        owner(of: node).map { .init(type: $0.split(separator: ".").last.map(String.init) ?? $0) }
    }

    /// Returns the type that an extension extends; nil if it has no name.
    private func extended(_ type: ExtensionDeclSyntax) -> Cut.Extended? {
        guard let name = type.extendedType.superclassName else { return nil }
        let protocols = type.inheritanceClause?.inheritedTypes.flatMap(\.type.inheritedNames) ?? []
        // With a requirement that no object can meet, the extension adds nothing to any.
        let requirements = type.genericWhereClause?.requirements.compactMap { absentClass(in: $0.requirement) } ?? []
        if let absent = requirements.first {
            return Cut.Extended(name: absent, presence: .absentClass, protocols: protocols)
        }
        let isUnknown = isAbsent(type.extendedType) || surroundings.vanished[name] != nil
        let presence: Cut.Extended.Presence =
            isUnknown ? isAbsentClass(type.extendedType) ? .absentClass : .unknown : .here
        return Cut.Extended(name: name, presence: presence, protocols: protocols)
    }

    /// Returns a class of Apple's that is not here and without which nothing meets a requirement.
    private func absentClass(in requirement: GenericRequirementSyntax.Requirement) -> String? {
        let type: TypeSyntax? =
            switch requirement {
            case .conformanceRequirement(let inherits): inherits.rightType
            case .sameTypeRequirement(let same): same.rightType.as(TypeSyntax.self)
            default: nil
            }
        return type.flatMap { isAbsentClass($0) ? $0.superclassName : nil }
    }

    /// True if a type is a class of Apple's that is not here, or one of the sample's that is not Swift.
    private func isAbsentClass(_ type: TypeSyntax) -> Bool {
        guard isAbsent(type), let name = type.superclassName?.split(separator: ".").last.map(String.init) else {
            return false
        }
        if type.is(IdentifierTypeSyntax.self), surroundings.foreign[name] != nil { return true }
        // Packages have names such as `CKStorage`, which may be a protocol's, and `NSUIView`, another name of a class that
        // is here.
        let isApples =
            AppleFrameworks.reserved.contains(where: name.hasPrefix) && !name.hasPrefix("NSUI")
            || surroundings.missingModules.allSatisfy(AppleFrameworks.names.contains)
        return isApples && AppleFrameworks.isClass(name)
    }

    /// True if a type is not here, and neither a storyboard nor the Info.plist names it.
    private func isAbsent(_ type: TypeSyntax) -> Bool {
        guard let plain = type.superclassName?.split(separator: ".").last else { return false }
        let range = type.textRange
        return errors.contains { range.contains($0.offset) && $0.missingName != nil }
            && !surroundings.isNamed(String(plain))
    }
}
