internal import Samples
internal import SwiftSyntax

/// Finds the pieces of code in a file.
final class PieceVisitor: SyntaxVisitor {
    private(set) var pieces: [PiecesOfFile.Piece] = []
    private(set) var types: [PiecesOfFile.TypeFacts] = []
    private(set) var members: [PiecesOfFile.DeclaredMember] = []
    private(set) var protocols: Set<String> = []
    private(set) var constraints: Set<String> = []
    private(set) var aliases: [String: Set<String>] = [:]
    private(set) var makesByType = false
    private var owners: [String] = []
    private var isInProtocol: [Bool] = []
    private let isMain: Bool
    private let uncompiled: [Range<Int>]
    private let labelled: Set<String>
    private let removed: Set<String>
    /// The bodies of the types around, each with the stored properties that it declares.
    private var bodies: [(body: MemberBlockSyntax, stored: Set<String>)] = []
    /// The names of classes, those in the bodies of functions among them.
    private(set) var classes: Set<String> = []

    init(isMain: Bool, uncompiled: [Range<Int>], labelled: Set<String>, removed: Set<String>) {
        self.isMain = isMain
        self.uncompiled = uncompiled
        self.labelled = labelled
        self.removed = removed
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    private func enter(_ type: some DeclGroupSyntax & WithAttributesSyntax) -> SyntaxVisitorContinueKind {
        let name = type.ownName.flatMap { $0.split(separator: ".").last.map(String.init) } ?? "?"
        owners.append(name)
        bodies.append((type.memberBlock, type.memberBlock.storedProperties.subtracting(removed)))
        if type.is(ClassDeclSyntax.self) { classes.insert(name) }
        isInProtocol.append(type.is(ProtocolDeclSyntax.self))
        let written = type.attributes.compactMap { $0.as(AttributeSyntax.self) }
        let attributes = written.map(\.name)
        if let other = written.named("objc")?.argument {
            // Who looks the class up by its name in Objective-C uses it.
            let use = PiecesOfFile.Use(text: name, offset: type.textRange.lowerBound)
            pieces.append(PiecesOfFile.Piece(names: [other], range: type.textRange, uses: [use]))
        }
        let inherited = type.inheritanceClause?.inheritedTypes.flatMap(\.type.inheritedNames) ?? []
        types.append(
            PiecesOfFile.TypeFacts(
                name: name, isProtocol: type.is(ProtocolDeclSyntax.self),
                isExtension: type.is(ExtensionDeclSyntax.self),
                isValue: type.is(StructDeclSyntax.self) || type.is(EnumDeclSyntax.self),
                isMain: attributes.contains { ["main", "UIApplicationMain"].contains($0) },
                // The compiler calls members of a type with such an attribute, and no code names them.
                inherited: inherited + attributes.filter { Self.callingAttributes.contains($0) },
                range: type.textRange))
        let isClass = type.is(ClassDeclSyntax.self)
        // A protocol may ask for a class.
        if type.is(ProtocolDeclSyntax.self) {
            constraints.formUnion(inherited)
        } else {
            protocols.formUnion(inherited.dropFirst(isClass ? 1 : 0))
        }
        let body = type.memberBlock.textRange
        let head = names(in: Syntax(type)).filter { !body.contains($0.offset) && $0.text != name }
        pieces.append(PiecesOfFile.Piece(owner: name, names: [], range: type.textRange, uses: head))
        return .visitChildren
    }

    private func leave() {
        owners.removeLast()
        bodies.removeLast()
        isInProtocol.removeLast()
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind { enterIfCompiled(node) }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { enterIfCompiled(node) }

    private func enterIfCompiled(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        let begin = node.textRange.lowerBound
        return uncompiled.contains { $0.contains(begin) } ? .skipChildren : .visitChildren
    }

    private static let callingAttributes: Set<String> = [
        "propertyWrapper", "resultBuilder", "dynamicMemberLookup", "dynamicCallable", "objcMembers",
    ]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    // MARK: Members and functions

    private func add(
        _ node: some SyntaxProtocol, names declared: [String], parameters: FunctionParameterClauseSyntax? = nil,
        _ declaration: (modifiers: DeclModifierListSyntax, attributes: AttributeListSyntax)? = nil
    ) -> SyntaxVisitorContinueKind {
        var piece = PiecesOfFile.Piece(
            owner: owners.last, names: declared, range: node.textRange,
            uses: names(in: Syntax(node), shadowedBy: parameters).filter { !declared.contains($0.text) })
        // A function may call itself, and another of its name.
        if !declared.isEmpty { piece.uses += names(in: Syntax(node), called: Set(declared)) }
        if let declaration {
            piece.isCalledUnnamed =
                declaration.modifiers.contains {
                    [.keyword(.override), .keyword(.dynamic)].contains($0.name.tokenKind)
                }
                || declaration.attributes.contains { element in
                    element.as(AttributeSyntax.self).map { ["objc", "IBAction", "IBSegueAction"].contains($0.name) }
                        ?? false
                }
                || declared.contains {
                    PiecesOfFile.calledByCompiler.contains($0) || $0.first.map(\.isOperator) ?? false
                }
        }
        pieces.append(piece)
        return .skipChildren
    }

    private func declare(_ base: String, _ call: CallSignature?, _ node: some SyntaxProtocol) {
        if isInProtocol.last == true { return }
        members.append(.init(owner: owners.last, base: base, call: call, offset: node.textRange.lowerBound))
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name.text.plain, CallSignature(node.signature.parameterClause), node.name)
        return add(
            node, names: [node.name.text.plain], parameters: node.signature.parameterClause,
            (node.modifiers, node.attributes))
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isShared = owners.isEmpty || node.modifiers.areStatic
        let isComputed = node.bindings.allSatisfy { binding in
            guard binding.initializer == nil, let block = binding.accessorBlock else { return false }
            guard case .accessors(let list) = block.accessors else { return true }
            return list.contains { ![.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
        }
        for name in node.names { declare(name.plain, nil, node.bindingSpecifier) }
        let names = isShared || isComputed ? node.names.map(\.plain) : []
        _ = add(node, names: names, (node.modifiers, node.attributes))
        pieces[pieces.count - 1].isStart = isMain && owners.isEmpty && !isComputed
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let call = CallSignature(node.signature.parameterClause)
        declare("init", call, node.initKeyword)
        _ = add(node, names: [], parameters: node.signature.parameterClause)
        // Objective-C sees some of them, and the compiler calls some that a protocol asks for.
        let around = node.parent?.ancestorOrSelf { $0.as(ExtensionDeclSyntax.self) }
        let isPlain =
            node.attributes.allSatisfy { $0.as(AttributeSyntax.self)?.name == "available" }
            && around?.attributes.isEmpty == true && around?.inheritanceClause == nil
        if isPlain, node.modifiers.contains(where: { $0.name.text == "convenience" }) {
            pieces[pieces.count - 1].making = call
        }
        return .skipChildren
    }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { add(node, names: []) }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        declare("subscript", CallSignature(node.parameterClause, ofSubscript: true), node.subscriptKeyword)
        return add(node, names: [])
    }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements { declare(element.name.text.plain, nil, element.name) }
        return add(node, names: [])
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { add(node, names: []) }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        _ = add(node, names: [node.name.text.plain])
        // Who makes a value by the other name makes one of what it stands for.
        let uses = pieces[pieces.count - 1].uses
        aliases[node.name.text.plain, default: []].formUnion(uses.map(\.text))
        pieces[pieces.count - 1].uses += uses.map { .init(text: PiecesOfFile.making($0.text), offset: $0.offset) }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if case .decl = node.item { return .visitChildren }
        _ = add(node, names: [])
        pieces[pieces.count - 1].isStart = true
        return .skipChildren
    }

    // MARK: Names

    /// Returns the names that a piece uses: not those that it declares, and not the labels of arguments.
    private func names(
        in node: Syntax, shadowedBy parameters: FunctionParameterClauseSyntax? = nil
    ) -> [PiecesOfFile.Use] {
        let shadowing = Set(parameters?.parameters.map { ($0.secondName ?? $0.firstName).text.plain } ?? [])
        // A default value does not see the parameters.
        let head = parameters?.textRange ?? 0..<0
        var names: [PiecesOfFile.Use] = []
        for token in node.tokens(viewMode: .sourceAccurate) {
            let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
            if uncompiled.contains(where: { $0.contains(offset) }) { continue }
            switch token.tokenKind {
            case .identifier(let text):
                note(token)
                if token.parent?.is(ClassDeclSyntax.self) == true { classes.insert(text.plain) }
                if let alias = token.parent?.as(TypeAliasDeclSyntax.self), alias.name == token {
                    aliases[text.plain] = aliases[text.plain] ?? []
                }
                guard token.isUse(head.contains(offset) ? [] : shadowing) else { break }
                // A stored property comes along with its type, and hides what else has its name.
                if let type = bodies.last, type.stored.contains(text.plain), token.isOwnProperty(of: type.body) {
                    break
                }
                names.append(.init(text: text.plain, offset: offset, isOfType: token.isTypeAlone))
                names += labelledUses(of: token)
                if text.plain.first?.isUppercase == true, token.parent?.is(DeclReferenceExprSyntax.self) == true {
                    names.append(.init(text: PiecesOfFile.making(text.plain), offset: offset))
                    if let labels = token.labelsOfMaking {
                        names.append(.init(text: PiecesOfFile.making(text.plain, with: labels), offset: offset))
                    }
                }
            case .keyword(.`init`):
                makesByType = makesByType || token.makesByType
                if let made = token.madeByInit(within: owners.last) { names.append(.init(text: made, offset: offset)) }
                if token.isInitOfUnnamed {
                    names.append(.init(text: PiecesOfFile.making("", with: token.labelsOfCall), offset: offset))
                }
            case .keyword(.Self):
                if let owner = owners.last { names.append(.init(text: PiecesOfFile.making(owner), offset: offset)) }
                if let labels = token.labelsOfMaking {
                    names.append(.init(text: PiecesOfFile.making("", with: labels), offset: offset))
                }
            case .keyword(.case), .keyword(.catch):
                // The compiler compares with a pattern by this operator.
                if token.parent?.is(EnumCaseDeclSyntax.self) != true { names.append(.init(text: "~=", offset: offset)) }
            case .binaryOperator(let text), .prefixOperator(let text), .postfixOperator(let text):
                names.append(.init(text: text, offset: offset))
            case .stringSegment(let text):
                names += WrittenText(text).uses(labelled: labelled).map { .init(text: $0, offset: offset) }
            default: break
            }
        }
        return names
    }

    /// Returns the uses of a piece's own names: a call in its body may come to another piece of the name.
    private func names(in node: Syntax, called declared: Set<String>) -> [PiecesOfFile.Use] {
        node.tokens(viewMode: .sourceAccurate).flatMap { token -> [PiecesOfFile.Use] in
            guard declared.contains(token.text.plain), token.parent?.is(DeclReferenceExprSyntax.self) == true else {
                return []
            }
            let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
            return [.init(text: token.text.plain, offset: offset)] + labelledUses(of: token)
        }
    }

    /// Returns the use of a function with its labels, if they count for it.
    private func labelledUses(of token: TokenSyntax) -> [PiecesOfFile.Use] {
        // A declaration's own name calls nothing.
        guard labelled.contains(token.text.plain), token.parent?.is(FunctionDeclSyntax.self) != true else { return [] }
        return [.init(text: token.callName, offset: token.positionAfterSkippingLeadingTrivia.utf8Offset)]
    }

    /// Notes a name that stands in a constraint.
    private func note(_ token: TokenSyntax) {
        guard token.parent?.is(IdentifierTypeSyntax.self) == true else { return }
        let place = token.parent?.parent
        let isConstraint =
            place?.is(SomeOrAnyTypeSyntax.self) == true || place?.is(GenericParameterSyntax.self) == true
            || place?.is(ConformanceRequirementSyntax.self) == true
            || place?.is(CompositionTypeElementSyntax.self) == true
        if isConstraint { constraints.insert(token.text.plain) }
    }
}

extension String {
    /// A name without backticks.
    var plain: String { contains("`") ? filter { $0 != "`" } : self }
}

extension Character {
    /// True if an operator may begin with it.
    fileprivate var isOperator: Bool { !(isLetter || isNumber || self == "_" || self == "`") }
}
