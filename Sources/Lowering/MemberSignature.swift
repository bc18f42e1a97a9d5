internal import SwiftSyntax

/// A member as a conformance compares it: what a protocol requires, or what an extension gives.
struct MemberSignature: Hashable, Sendable {
    /// The name with its labels, as `Member.name` has it.
    var name: String
    var isStatic: Bool
    /// The types, effects and generic parameters as written, without blanks.
    var type: String
    var isSettable = false

    /// True if a member is what this one, of a protocol, requires.
    ///
    /// - Parameter associated: The protocol's associated types, for which any type may stand.
    func isMet(by member: MemberSignature, _ associated: Set<String>) -> Bool {
        name == member.name && isStatic == member.isStatic && (!isSettable || member.isSettable)
            && Self.matches(type[...], member.type[...], associated)
    }

    /// True if the type names one of some associated types.
    func names(_ type: String) -> Bool { Self.words(of: self.type).contains { $0 == type } }

    private static func words(of text: String) -> [Substring] { text.split { !isPart($0) } }

    private static func isPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// True if two types are the same with any type in place of those that are associated.
    private static func matches(_ required: Substring, _ given: Substring, _ associated: Set<String>) -> Bool {
        guard let name = words(of: String(required)).first(where: { associated.contains(String($0)) }),
            let place = required.ranges(of: String(name)).first(where: { range in
                let before =
                    range.lowerBound > required.startIndex
                    ? required[required.index(before: range.lowerBound)] : " "
                let after = range.upperBound < required.endIndex ? required[range.upperBound] : " "
                return !isPart(before) && !isPart(after)
            })
        else { return required == given }
        let head = required[..<place.lowerBound]
        guard given.hasPrefix(head) else { return false }
        let rest = given.dropFirst(head.count)
        return rest.indices.dropFirst().contains { matches(required[place.upperBound...], rest[$0...], associated) }
            || matches(required[place.upperBound...], "", associated) && !rest.isEmpty
    }
}

/// The members of a protocol or of an extension, as conformances compare them.
struct SignatureList: Hashable, Sendable {
    private(set) var members: [MemberSignature] = []
    /// The associated types without a default.
    private(set) var associated: Set<String> = []
    /// True if nothing but its members decides what conforms to it, and a comparison of names and types covers those: no
    /// initialiser, subscript, operator or `#if`, and no `where`.
    private(set) var isPlain = true
    /// True for an extension with a `where` that not every object meets.
    private(set) var isConstrained = false

    init(_ node: some DeclGroupSyntax) {
        if let type = node.as(ProtocolDeclSyntax.self), type.genericWhereClause != nil { isPlain = false }
        if let clause = node.as(ExtensionDeclSyntax.self)?.genericWhereClause {
            isConstrained = !clause.requirements.allSatisfy { Self.metByObjects.contains(Self.text([$0.requirement])) }
        }
        add(node.memberBlock.members)
    }

    private static let metByObjects: Set<String> = ["Self:Any", "Self:AnyObject"]

    private mutating func add(_ members: MemberBlockItemListSyntax) {
        for member in members {
            switch member.decl.as(DeclSyntaxEnum.self) {
            case .functionDecl(let function): add(function)
            case .variableDecl(let variable): add(variable)
            case .associatedTypeDecl(let type):
                if type.initializer == nil { associated.insert(type.name.text) }
                if type.inheritanceClause != nil || type.genericWhereClause != nil { isPlain = false }
            case .typeAliasDecl: break
            case .ifConfigDecl(let conditional):
                isPlain = false
                for case .decls(let members) in conditional.clauses.compactMap(\.elements) { add(members) }
            default: isPlain = false
            }
        }
    }

    private mutating func add(_ node: FunctionDeclSyntax) {
        if case .identifier = node.name.tokenKind {} else { isPlain = false }
        if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.optional) }) { isPlain = false }
        let parameters = node.signature.parameterClause.parameters
        let labels = parameters.map { "\($0.firstName.text.plain):" }.joined()
        var parts: [(any SyntaxProtocol)?] = [node.genericParameterClause]
        for parameter in parameters { parts.append(parameter.type) }
        for parameter in parameters { parts.append(parameter.ellipsis) }
        parts.append(node.signature.effectSpecifiers)
        parts.append(node.signature.returnClause)
        parts.append(node.genericWhereClause)
        members.append(
            MemberSignature(
                name: "\(node.name.text.plain)(\(labels))", isStatic: node.modifiers.areStatic,
                type: Self.text(parts)))
    }

    private mutating func add(_ node: VariableDeclSyntax) {
        if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.optional) }) { isPlain = false }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.plain else {
                isPlain = false
                continue
            }
            if case .accessors(let list) = binding.accessorBlock?.accessors,
                list.contains(where: { $0.effectSpecifiers != nil })
            {
                isPlain = false
            }
            members.append(
                MemberSignature(
                    name: name, isStatic: node.modifiers.areStatic, type: Self.text([binding.typeAnnotation]),
                    isSettable: node.bindingSpecifier.tokenKind == .keyword(.var) && binding.accessorBlock.isSettable))
        }
    }

    /// Returns the words of some syntax without the blanks and comments between them.
    private static func text(_ parts: [(any SyntaxProtocol)?]) -> String {
        parts.map { part in
            part.map { node in
                var text = ""
                for token in node.tokens(viewMode: .sourceAccurate) {
                    // Two words in a row stay two: `any P`.
                    if let last = text.last, last.isLetter || last.isNumber, token.text.first?.isLetter == true {
                        text += " "
                    }
                    text += token.text
                }
                return text
            } ?? ""
        }.joined(separator: ";")
    }
}
