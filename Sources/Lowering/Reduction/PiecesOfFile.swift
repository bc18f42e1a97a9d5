internal import Samples
internal import SwiftSyntax

/// The pieces of code in a file, and the types that bring them along: a pure function of its text.
struct PiecesOfFile {
    /// A piece of code that runs as a whole, as far as names tell.
    struct Piece {
        /// The type around it, or the one that its extension extends; nil if it stands alone.
        var owner: String?
        /// The names by which code comes to it; none if it runs once its type is in use, or at the start.
        var names: [String]
        /// The piece's offsets in the file's UTF-8.
        var range: Range<Int>
        var uses: [Use]
        /// True if the system may call it without a name: an override, what Objective-C sees, what the compiler calls.
        var isCalledUnnamed = false
        /// True if the program runs it at its start.
        var isStart = false
        /// True if it may come to any other: it looks up classes or sends messages by names that are put together.
        var comesToAnything = false
    }

    /// A use of a name.
    struct Use {
        var text: String
        /// The offset in the file's UTF-8.
        var offset: Int
        /// True if code takes a type as an object, `AppDelegate.self`, or lets the app begin with it, `StageApp.main()`.
        var isOfType = false
    }

    /// A declaration of a type, or an extension of one.
    struct TypeFacts {
        var name: String
        var isProtocol: Bool
        var isExtension: Bool
        /// True for a structure and an enumeration.
        var isValue: Bool
        /// True if the app begins with it.
        var isMain: Bool
        var inherited: [String]
        var range: Range<Int>
    }

    /// The names of members that the compiler calls without a word of code that names them.
    static let calledByCompiler: Set<String> = [
        "callAsFunction", "wrappedValue", "projectedValue", "hash", "encode", "next", "makeIterator", "description",
        "debugDescription", "dynamicallyCall",
    ]

    /// Returns the name of a use that may make a value of a type.
    static func making(_ type: String) -> String { "\(type).init" }

    /// The name of a use that may make a value of any type, with arguments that are not told: `map(Card.Kind.init)`.
    static let makingAny = "init"

    /// Returns the name of a use that may make a value of any type with such labels, `_` for none: `.init(1, in: list)`.
    static func makingAny(_ labels: [String]) -> String { "init(\(labels.map { "\($0):" }.joined()))" }

    /// Returns the names of the uses that may make a value by an initialiser, some of whose arguments may have defaults; nil if
    /// they are too many.
    ///
    /// - Parameter labels: Its labels, `_` for none.
    static func making(_ type: String, labels: [String]) -> Set<String>? {
        guard labels.count <= 6 else { return nil }
        var names: Set<String> = [making(type), makingAny]
        for choice in 0..<(1 << labels.count) {
            let given = labels.indices.filter { choice & (1 << $0) != 0 }
            names.insert(makingAny(given.map { labels[$0] }))
        }
        return names
    }

    private(set) var pieces: [Piece] = []
    private(set) var types: [TypeFacts] = []
    /// The names that stand where only a protocol can.
    private(set) var protocols: Set<String> = []
    /// True if code makes an object of a type that it has as an object: `delegateClass.init()`.
    private(set) var makesByType = false

    /// - Parameters:
    ///   - isMain: True if the file's statements are the program.
    ///   - computed: The offsets of lookups of classes and of messages by names that are put together.
    init(_ tree: SourceFileSyntax, isMain: Bool, computed: [Int] = []) {
        let visitor = PieceVisitor(isMain: isMain)
        visitor.walk(tree)
        pieces = visitor.pieces
        types = visitor.types
        protocols = visitor.protocols
        makesByType = visitor.makesByType
        for offset in computed {
            let around = pieces.indices.filter { pieces[$0].range.contains(offset) }
            let smallest = around.map { pieces[$0].range.count }.min()
            for index in around where pieces[index].range.count == smallest { pieces[index].comesToAnything = true }
            // What is in no piece counts for every launch.
            if around.isEmpty {
                pieces.append(
                    Piece(names: [], range: offset..<offset, uses: [], isStart: true, comesToAnything: true))
            }
        }
    }
}

private final class PieceVisitor: SyntaxVisitor {
    private(set) var pieces: [PiecesOfFile.Piece] = []
    private(set) var types: [PiecesOfFile.TypeFacts] = []
    private(set) var protocols: Set<String> = []
    private(set) var makesByType = false
    private var owners: [String] = []
    private let isMain: Bool

    init(isMain: Bool) {
        self.isMain = isMain
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    private func enter(_ type: some DeclGroupSyntax & WithAttributesSyntax) -> SyntaxVisitorContinueKind {
        let name = type.ownName.flatMap { $0.split(separator: ".").last.map(String.init) } ?? "?"
        owners.append(name)
        let attributes = type.attributes.compactMap { $0.as(AttributeSyntax.self)?.name }
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
        protocols.formUnion(inherited.dropFirst(isClass ? 1 : 0))
        let body = type.memberBlock.textRange
        let head = names(in: Syntax(type)).filter { !body.contains($0.offset) && $0.text != name }
        pieces.append(PiecesOfFile.Piece(owner: name, names: [], range: type.textRange, uses: head))
        return .visitChildren
    }

    private static let callingAttributes: Set<String> = [
        "propertyWrapper", "resultBuilder", "dynamicMemberLookup", "dynamicCallable", "objcMembers",
    ]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ActorDeclSyntax) { owners.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ProtocolDeclSyntax) { owners.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

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

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(
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
        let names = isShared || isComputed ? node.names.map(\.plain) : []
        _ = add(node, names: names, (node.modifiers, node.attributes))
        pieces[pieces.count - 1].isStart = isMain && owners.isEmpty && !isComputed
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node, names: [], parameters: node.signature.parameterClause)
    }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { add(node, names: []) }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { add(node, names: []) }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { add(node, names: []) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { add(node, names: []) }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        _ = add(node, names: [node.name.text.plain])
        // Who makes a value by the other name makes one of what it stands for.
        let uses = pieces[pieces.count - 1].uses
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
        var names: [PiecesOfFile.Use] = []
        for token in node.tokens(viewMode: .sourceAccurate) {
            let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
            switch token.tokenKind {
            case .identifier(let text):
                note(token)
                guard token.isUse(shadowing) else { break }
                names.append(.init(text: text.plain, offset: offset, isOfType: token.isTypeAlone))
                if text.plain.first?.isUppercase == true, token.parent?.is(DeclReferenceExprSyntax.self) == true {
                    names.append(.init(text: PiecesOfFile.making(text.plain), offset: offset))
                }
            case .keyword(.`init`):
                makesByType = makesByType || token.makesByType
                if let made = token.madeByInit(within: owners.last) { names.append(.init(text: made, offset: offset)) }
            case .keyword(.Self):
                if let owner = owners.last { names.append(.init(text: PiecesOfFile.making(owner), offset: offset)) }
            case .binaryOperator(let text), .prefixOperator(let text), .postfixOperator(let text):
                names.append(.init(text: text, offset: offset))
            case .stringSegment(let text):
                names += text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                    .map { .init(text: String($0), offset: offset) }
            default: break
            }
        }
        return names
    }

    /// Returns the uses of a piece's own names: a call in its body may come to another piece of the name.
    private func names(in node: Syntax, called declared: Set<String>) -> [PiecesOfFile.Use] {
        node.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard declared.contains(token.text.plain), token.parent?.is(DeclReferenceExprSyntax.self) == true else {
                return nil
            }
            return .init(text: token.text.plain, offset: token.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
    }

    /// Notes a name that stands where only a protocol can.
    private func note(_ token: TokenSyntax) {
        guard token.parent?.is(IdentifierTypeSyntax.self) == true else { return }
        let place = token.parent?.parent
        let isConstraint =
            place?.is(SomeOrAnyTypeSyntax.self) == true || place?.is(GenericParameterSyntax.self) == true
            || place?.is(ConformanceRequirementSyntax.self) == true
            || place?.is(CompositionTypeElementSyntax.self) == true
        if isConstraint { protocols.insert(token.text.plain) }
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
