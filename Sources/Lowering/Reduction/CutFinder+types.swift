internal import Lifecycle
internal import SwiftSyntax
internal import Wording

extension AttributeSyntax {
    /// True if the app begins with what it stands at.
    fileprivate var isMain: Bool { ["main", "UIApplicationMain"].contains(name) }
}

extension DeclGroupSyntax {
    /// True if the type declares `static func main()`.
    fileprivate var hasOwnMain: Bool {
        memberBlock.members.contains { member in
            member.decl.as(FunctionDeclSyntax.self).map { $0.name.text == "main" && $0.modifiers.areStatic } ?? false
        }
    }
}

extension DeclSyntax {
    /// The names that a member of a type gives.
    fileprivate var ownNames: [String] {
        if let variable = self.as(VariableDeclSyntax.self) { return variable.names }
        if let cases = self.as(EnumCaseDeclSyntax.self) { return cases.elements.map(\.name.text) }
        return asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
    }
}

extension CutFinder {
    /// Returns the cut of a whole type. One that launches the app, or that something names, keeps a shell.
    func type(_ type: some DeclGroupSyntax, named name: String, in node: Syntax, _ error: CompileError) -> Cut {
        var removed = cut(node, shell(of: type, named: name).map(Cut.Kind.shell) ?? .removed, error, names: [name])
        removed.members = type.memberBlock.members.flatMap(\.decl.ownNames)
        removed.isLostType =
            removed.kind == .removed && owner(of: node) == nil && type.is(ClassDeclSyntax.self)
        if let (reason, isConsequence) = lostSuperclass(of: type) {
            removed.reason = reason
            removed.isConsequence = isConsequence
        }
        return removed
    }

    /// Returns the shell that stands in place of a type; nil if the type may vanish.
    private func shell(of type: some DeclGroupSyntax, named name: String) -> Cut.Shell? {
        guard owner(of: Syntax(type)) == nil else { return nil }
        let attributes = type.attributes.compactMap { $0.as(AttributeSyntax.self) }
        let isMain = attributes.contains(where: \.isMain)
        let objectiveCName = attributes.named("objc")?.argument
        guard type.is(ClassDeclSyntax.self), !isMain || !type.hasOwnMain else {
            return isMain ? Cut.Shell(name: name, base: .none, protocols: [], isMain: true) : nil
        }
        guard isMain || surroundings.isNamed(name) || objectiveCName.map(surroundings.isNamed) ?? false else {
            return nil
        }
        let base: Cut.Shell.Base =
            switch surroundings.nibClasses[name] {
            case true?: .viewController
            case false?: .view
            case nil: .responder
            }
        // All that these protocols require is optional.
        var protocols = Set(type.inheritanceClause?.inheritedTypes.flatMap(\.type.inheritedNames) ?? [])
        if isMain || surroundings.isChosenByMain(name) { protocols.insert("UIApplicationDelegate") }
        if surroundings.isSceneDelegate(name) { protocols.insert("UIWindowSceneDelegate") }
        return Cut.Shell(
            name: name, objectiveCName: objectiveCName, base: base,
            protocols: Cut.Shell.protocols.filter(protocols.contains), isMain: isMain)
    }

    /// Returns the reason for leaving a class out whose superclass is not here, and true if the superclass is left out
    /// itself; nil if the superclass is here.
    private func lostSuperclass(of type: some DeclGroupSyntax) -> (reason: String, isConsequence: Bool)? {
        guard let entry = type.inheritanceClause?.inheritedTypes.first, isSuperclass(entry),
            let name = entry.type.superclassName,
            let error = errors.first(where: { entry.textRange.contains($0.offset) && $0.missingName != nil })
        else { return nil }
        if let origin = origin(of: error) { return (origin, true) }
        let parts = name.split(separator: ".")
        let module = parts.count > 1 ? String(parts[0]) : ""
        let modules = surroundings.missingModules
        if modules.contains(module) || modules.count == 1 {
            let plain = modules.contains(module) ? parts.dropFirst().joined(separator: ".") : name
            return (
                "superclass \(plain) of module \(modules.contains(module) ? module : modules[0]) is not here", false
            )
        }
        return (
            modules.isEmpty
                ? "superclass \(name) is not here"
                : "superclass \(name) is not here: module \(modules.list("or")) is not", false
        )
    }

    /// True if an entry of an inheritance clause is the superclass, as far as the file tells: protocols stand there as
    /// well.
    private func isSuperclass(_ entry: InheritedTypeSyntax) -> Bool {
        guard let list = entry.parent?.as(InheritedTypeListSyntax.self), list.first == entry,
            let type = list.parent?.parent?.as(ClassDeclSyntax.self)
        else { return false }
        let name = entry.type.trimmedDescription
        guard ["Delegate", "DataSource", "Protocol", "able"].contains(where: name.hasSuffix) else { return true }
        // An app delegate or a scene delegate derives from NSObject, and only a class has something to override.
        return ["AppDelegate", "SceneDelegate"].contains(where: name.hasSuffix)
            || shell(of: type, named: type.name.text) != nil
            || type.memberBlock.members.contains { member in
                member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
                    $0.name.tokenKind == .keyword(.override)
                } ?? false
            }
    }

    func inherited(_ entry: InheritedTypeSyntax, _ error: CompileError) -> [Cut] {
        guard let list = entry.parent?.as(InheritedTypeListSyntax.self),
            let clause = list.parent?.as(InheritanceClauseSyntax.self)
        else { return [] }
        // The first entry of a class may be its superclass.
        let isFirst = list.first == entry && clause.parent?.is(ClassDeclSyntax.self) == true
        if isSuperclass(entry) { return [] }
        let name = entry.type.trimmedDescription
        let risk = isFirst ? LeftOutFacts.Risk("\(name) is taken for a protocol, and may be a superclass") : nil
        var lost = entryCut(entry, in: list, clause, error, risk: risk)
        lost.conformance = LostConformance(
            type: group(around: Syntax(clause))?.ownName ?? "a type", to: entry.type.superclassName ?? name)
        return [lost]
    }

    /// Returns the cut of the conformance that an error at a type is about.
    func conformance(of type: some DeclGroupSyntax, _ error: CompileError) -> [Cut] {
        guard let name = error.missingConformance, let clause = type.inheritanceClause,
            let entry = clause.inheritedTypes.first(where: {
                $0.type.superclassName.map { $0 == name || $0.hasSuffix(".\(name)") } ?? false
            })
        else { return [] }
        var lost = entryCut(entry, in: clause.inheritedTypes, clause, error)
        lost.conformance = LostConformance(type: type.ownName ?? "a type", to: name)
        return [lost]
    }

    /// Returns the cut of one entry of an inheritance clause, with the mark that goes with it.
    func entryCut(
        _ entry: InheritedTypeSyntax, in list: InheritedTypeListSyntax, _ clause: InheritanceClauseSyntax,
        _ error: CompileError, risk: LeftOutFacts.Risk? = nil
    ) -> Cut {
        let code = "conformance to \(entry.type.trimmedDescription)"
        if list.count == 1 { return cut(clause.textRange, .removed, error, code: code, risk: risk) }
        if entry.trailingComma != nil { return cut(entry.textRange, .removed, error, code: code, risk: risk) }
        // The last one goes with the comma before it.
        let before = Array(list).dropLast().last?.trailingComma?.textRange.lowerBound
        return cut(
            (before ?? entry.textRange.lowerBound)..<entry.textRange.upperBound, .removed, error, code: code, risk: risk
        )
    }

    func attribute(_ attribute: AttributeSyntax, _ error: CompileError) -> [Cut] {
        // Without its mark, the app would have no beginning.
        guard !attribute.isMain,
            let declaration = attribute.parent?.parent, !declaration.is(VariableDeclSyntax.self),
            attribute.attributeName.textRange.contains(error.offset) || attribute.textRange.lowerBound == error.offset
        else { return [] }
        let code = attribute.trimmedDescription
        return [
            cut(
                attribute.textRange, .removed, error, code: code,
                risk: .init(
                    "\(code) is left out, which may change what it stands at",
                    // It gives another function a body, which needs no name.
                    if: attribute.name == "_dynamicReplacement" ? nil : Self.condition(of: declaration)))
        ]
    }

    /// The condition that what an attribute stands at is in use; nil if it has no name.
    private static func condition(of declaration: Syntax) -> LeftOutFacts.Condition? {
        if let extended = declaration.as(ExtensionDeclSyntax.self) {
            return extended.ownName.map { .init(type: $0.split(separator: ".").last.map(String.init) ?? $0) }
        }
        guard let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text else { return nil }
        return declaration.asProtocol((any DeclGroupSyntax).self) == nil ? .init(names: [name]) : .init(type: name)
    }
}
