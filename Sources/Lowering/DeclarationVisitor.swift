internal import Samples
internal import SwiftSyntax

/// A walk over a file's tree that finds the code lowering replaces and the types the file declares.
final class DeclarationVisitor: SyntaxVisitor {
    private let file: SourceFile
    private(set) var edits: [Edit] = []
    private(set) var applicationMains: [Edit] = []
    private(set) var selectors: [SelectorReference] = []
    private(set) var notes: [LoweringNote] = []
    private(set) var insertions: [Insertion] = []
    private(set) var emptyInitializations: [EmptyInitialization] = []
    private(set) var asksForVersion = false
    /// The modules that the file imports, and those of its names that only Linux wants another import for.
    private(set) var imports = ImpliedImports()
    /// The imports as they stand in the file.
    private(set) var moduleImports: [ModuleImport] = []
    /// True if the file imports Objective-C's run time by its own name.
    private(set) var importsObjectiveC = false
    private var metatypes = MetatypeInitializer()
    var declarations: [TypeDeclaration] = []
    var objectConformances: [ObjectConformance] = []

    /// The types around the walk's place.
    var scopes: [Scope] = []
    /// The number of bodies of functions, closures and accessors around the walk's place.
    private var bodies = 0
    /// The `#if` conditions around the walk's place.
    var conditions: [String] = []

    struct Scope {
        /// The type's name; nil for a type in a body, which nothing outside can name.
        var name: String?
        var isGeneric = false
        var isReachable = true
        /// The type's place in `declarations`.
        var index: Int?
        /// The number of `#if` conditions around the type.
        var conditions = 0
    }

    init(_ file: SourceFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    /// The type whose members the walk is among; nil in a body and outside types.
    var memberOwner: Int? {
        bodies == 0 ? scopes.last?.index : nil
    }

    var isInBody: Bool { bodies > 0 }

    // MARK: Attributes and modifiers

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name
        if name == "UIApplicationMain" {
            applicationMains.append(Edit(range: node.textRange, replacement: "@main"))
        }
        guard Self.objectiveC.contains(name) else { return .visitChildren }
        edits.append(Edit(range: node.textRange))
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.dynamic) {
            edits.append(Edit(range: node.textRange))
        } else if node.name.tokenKind == .keyword(.optional) {
            note(
                "Optional requirements need Objective-C, which Understudy does not have."
                    + " Make it a plain requirement with a default implementation in an extension of the protocol.",
                node)
        }
        return .visitChildren
    }

    static let objectiveC: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBDesignable", "IBInspectable", "NSManaged",
        "GKInspectable",
    ]

    // MARK: Objective-C's run time

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let edit = metatypes.edit(node) { edits.append(edit) }
        if node.arguments.isEmpty, node.trailingClosure == nil,
            let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
            let initializer = EmptyInitializer(rawValue: name.text)
        {
            emptyInitializations.append(EmptyInitialization(initializer: initializer, range: name.textRange))
        }
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        metatypes.read(node)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        metatypes.read(node)
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        metatypes.read(node.pattern, node.typeAnnotation, node.initializer?.value)
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        metatypes.read(node.pattern, node.typeAnnotation, node.initializer?.value)
        return .visitChildren
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            if let reference = SelectorReference(node, enclosing: scopes.last?.name) {
                selectors.append(reference)
                return .skipChildren
            }
            note("This #selector names no method. Write the method's name, such as #selector(tap(_:)).", node)
        case "keyPath":
            guard let path = KeyPathText(node) else {
                note("This #keyPath names no property. Write the path as a string.", node)
                break
            }
            edits.append(Edit(range: node.textRange, replacement: path.literal))
            return .skipChildren
        case _ where node.isPreview:
            edits.append(Edit(range: node.textRange))
            return .skipChildren
        default:
            break
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isPreview else { return .visitChildren }
        edits.append(Edit(range: node.textRange))
        return .skipChildren
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
        // Without iOS in the list, the `*` speaks for it; so does the least version.
        edits.append(
            Edit(range: node.textRange, replacement: "\(isNegated ? "!" : "")_iOS(\(node.iOSVersion ?? "0"))"))
        asksForVersion = true
        return .skipChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        for cast in RequestCast.all(in: node) {
            edits.append(cast.edit)
            insertions += cast.insertions
        }
        return .visitChildren
    }

    // MARK: Imports and names

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.path.first?.name else { return .visitChildren }
        // Linux's C library has the name of Apple's in all that both have.
        let module = name.text == "Darwin" ? "Glibc" : name.text
        if module == "Glibc" { edits.append(Edit(range: name.textRange, replacement: module)) }
        if module == "ObjectiveC" {
            edits.append(Edit(range: node.textRange))
            importsObjectiveC = true
        } else {
            imports.add(import: module)
            addImport(of: module, at: node)
            if let whole = WholeImport(node, of: module) {
                edits += whole.edits
                for name in whole.names { imports.add(name: name) }
            }
        }
        return .visitChildren
    }

    private func addImport(of module: String, at node: ImportDeclSyntax) {
        guard let name = node.path.first?.name else { return }
        let place = LoweringNote("", at: name.textRange.lowerBound, of: file)
        moduleImports.append(
            ModuleImport(
                module: module, path: file.path, line: place.line, column: place.column,
                condition: conditions.isEmpty ? nil : conditions.joined(separator: " && ")))
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        imports.add(name: node.name.text)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        imports.add(name: node.baseName.text)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.baseType.as(IdentifierTypeSyntax.self)?.name { rename(module, before: node.name.text) }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.base?.as(DeclReferenceExprSyntax.self)?.baseName {
            rename(module, before: node.declName.baseName.text)
        }
        return .visitChildren
    }

    /// Replaces Foundation before the name of a class that is elsewhere here: `Foundation.NSLock`.
    private func rename(_ module: TokenSyntax, before name: String) {
        guard module.text == "Foundation", ImpliedImports.foundationOfUIKit.contains(name) else { return }
        edits.append(Edit(range: module.textRange, replacement: "UIKit"))
        imports.add(name: name)
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if let label = node.label { imports.add(label: label.text) }
        return .visitChildren
    }

    // MARK: Conditional compilation

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var earlier: [String] = []
        var isDecided = false
        for clause in node.clauses {
            var own: [String] = []
            var value: Bool? = true
            var text = ""
            if let condition = clause.condition {
                let decision = CompilationCondition(condition)
                edits += decision.edits
                value = decision.value
                text = Self.lowered(condition, decision.edits)
                if value == nil { own = ["(\(text))"] }
            }
            if !isDecided, value != false, let elements = clause.elements {
                let added = earlier + own
                conditions += added
                walk(elements)
                conditions.removeLast(added.count)
            }
            if value == true { isDecided = true }
            if value == nil { earlier.append("!(\(text))") }
        }
        return .skipChildren
    }

    /// Returns a condition's lowered text by itself.
    private static func lowered(_ condition: ExprSyntax, _ edits: [Edit]) -> String {
        let start = condition.textRange.lowerBound
        let moved = edits.map {
            Edit(range: $0.range.lowerBound - start..<$0.range.upperBound - start, replacement: $0.replacement)
        }
        return Edit.apply(moved, to: condition.trimmedDescription)
    }

    // MARK: Bodies

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: CodeBlockSyntax) { bodies -= 1 }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: ClosureExprSyntax) { bodies -= 1 }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: AccessorBlockSyntax) { bodies -= 1 }
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: SwitchExprSyntax) { bodies -= 1 }

    private func enterBody() -> SyntaxVisitorContinueKind {
        bodies += 1
        return .visitChildren
    }

    // MARK: Declarations

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        addAlias(node)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        addMember(node)
        insertions += ManagedMember(node)?.insertions ?? []
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        addMember(node)
        edits += ManagedInitializer(node)?.edits ?? []
        if let owner = memberOwner, declarations[owner].inherited == "UIColor",
            let edit = ColorInitializers.edit(node)
        {
            edits.append(edit)
        }
        if let owner = memberOwner, declarations[owner].inherited == "URLSession",
            let session = SessionInitializer(node)
        {
            edits.append(session.edit)
            insertions += session.insertions
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        addMembers(node)
        insertions += ManagedMember(node)?.insertions ?? []
        return .visitChildren
    }

    private func note(_ text: String, _ node: some SyntaxProtocol) {
        notes.append(LoweringNote(text, at: node.textRange.lowerBound, of: file))
    }
}
