internal import Lifecycle
internal import Samples
internal import SwiftParser
internal import SwiftSyntax

/// A walk over a file's tree that collects its facts.
final class FactVisitor: SyntaxVisitor {
    private let path: String
    private let lines: LineStarts
    private(set) var classes: [SourceFacts.Class] = []
    /// The extensions, in the form of the classes that they extend.
    private(set) var extensions: [SourceFacts.Class] = []
    private(set) var names: [SourceFacts.Name] = []
    private(set) var apps: [SourceFacts.SwiftUIApp] = []
    private(set) var questions: [SourceFacts.Question] = []
    private(set) var uncompiled: [SourceFacts.UncompiledLookup] = []
    private var assignments: [Assignment] = []
    /// The types around the walk's place.
    private var types: [String] = []
    /// True for each `#if` clause around the walk's place that names DEBUG.
    private var debugClauses: [Bool] = []
    /// The offsets of the functions around the walk's place.
    private var functions: [Int] = []

    private struct Assignment {
        var member: String
        var function: Int?
        var value: SourceFacts.DelegateAssignment
    }

    /// The conditions that hold; nil if they are not known.
    private let defined: Set<String>?

    init(_ file: SourceFile, defined: Set<String>? = nil) {
        self.defined = defined
        path = file.path
        lines = LineStarts(file.text)
        super.init(viewMode: .sourceAccurate)
    }

    /// The assignments of scene delegates.
    var delegateAssignments: [SourceFacts.DelegateAssignment] {
        assignments.filter { $0.member == "delegateClass" }.map { assignment in
            var value = assignment.value
            value.setsStoryboard = assignments.contains {
                $0.member == "storyboard" && $0.value.base == value.base && $0.function == assignment.function
            }
            return value
        }
    }

    private func place(_ node: some SyntaxProtocol) -> SourcePlace {
        SourcePlace(file: path, line: lines.line(of: node.positionAfterSkippingLeadingTrivia.utf8Offset))
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append(node.name.text)
        let all = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
        let attributes = all.filter { $0.attributeName.trimmedDescription == "objc" }
        let main = all.first { ["main", "UIApplicationMain"].contains($0.attributeName.trimmedDescription) }
        let plain = attributes.first { $0.arguments == nil }
        classes.append(
            SourceFacts.Class(
                name: types.joined(separator: "."),
                objcName: attributes.lazy.compactMap(\.arguments?.trimmedDescription).first,
                place: place(node.classKeyword), start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
                plainObjC: plain?.textRange, mainAttribute: main?.textRange,
                end: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset,
                inheritance: Self.names(node.inheritanceClause), isDebugOnly: debugClauses.contains(true),
                methods: methods(node.memberBlock)))
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append(node.extendedType.trimmedDescription)
        extensions.append(
            SourceFacts.Class(
                name: types.joined(separator: "."), place: place(node.extensionKeyword),
                inheritance: Self.names(node.inheritanceClause), methods: methods(node.memberBlock)))
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append(node.name.text)
        if node.isSwiftUIApp {
            let adaptor = node.delegateAdaptor.map {
                SourceFacts.SwiftUIApp.Adaptor(place: place($0), range: $0.textRange, isUsed: node.uses($0))
            }
            apps.append(
                SourceFacts.SwiftUIApp(
                    name: types.joined(separator: "."), place: place(node.structKeyword), adaptor: adaptor))
        }
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append(node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

    private static func names(_ clause: InheritanceClauseSyntax?) -> [String] {
        (clause?.inheritedTypes ?? []).map(\.type.trimmedDescription)
    }

    private func methods(_ block: MemberBlockSyntax) -> [SourceFacts.Method] {
        block.members.compactMap { member in
            guard let function = member.decl.as(FunctionDeclSyntax.self), let body = function.body else { return nil }
            let parameters = function.signature.parameterClause.parameters
            let labels = parameters.map { "\($0.firstName.text):" }.joined()
            let only = body.statements.count == 1 ? body.statements.first?.item.as(ExprSyntax.self) : nil
            return SourceFacts.Method(
                name: "\(function.name.text)(\(labels))", place: place(function.funcKeyword),
                parameter: parameters.first.map { ($0.secondName ?? $0.firstName).text },
                bodyStart: body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset,
                bodyEnd: body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset,
                onlyExpression: only?.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
    }

    // MARK: Conditions and functions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses {
            let value = clause.condition.map { CompilationCondition($0, defined: defined).value } ?? true
            if value == false { note(uncompiled: clause) } else { walk(clause) }
            if value == true { break }
        }
        return .skipChildren
    }

    /// Notes the first lookup of a class in a part that is not compiled, if names that a build sets would compile it.
    private func note(uncompiled clause: IfConfigClauseSyntax) {
        let lookup = clause.tokens(viewMode: .sourceAccurate).first { NameLookups.ofClasses.contains($0.text) }
        guard let lookup, let condition = clause.condition?.trimmedDescription,
            condition.wholeMatch(of: /\w+(?:\s*&&\s*\w+)*/) != nil
        else { return }
        uncompiled.append(SourceFacts.UncompiledLookup(condition: condition, place: place(lookup)))
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        debugClauses.append(node.condition?.trimmedDescription.contains("DEBUG") == true)
        return .visitChildren
    }

    override func visitPost(_ node: IfConfigClauseSyntax) { debugClauses.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        functions.append(node.position.utf8Offset)
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { functions.removeLast() }

    // MARK: Names

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        guard let text = node.representedLiteralValue, Self.isClassName(text) else { return .visitChildren }
        names.append(
            SourceFacts.Name(
                text: text, place: place(node),
                range: node.segments.position.utf8Offset..<node.segments.endPosition.utf8Offset,
                api: Self.lookup(of: node)))
        return .skipChildren
    }

    /// Returns true for a name whose last part begins with a capital letter.
    private static func isClassName(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return text.utf8.count <= 200
            && parts.allSatisfy { part in
                (part.first.map { $0.isLetter || $0 == "_" } ?? false)
                    && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            } && parts.last?.first?.isUppercase == true
    }

    /// Returns the function that looks up a class, if a string is its argument.
    private static func lookup(of node: StringLiteralExprSyntax) -> String? {
        guard let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self) else { return nil }
        let called = call.calledExpression
        let name =
            called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name.flatMap { NameLookups.ofClasses.contains($0) ? "\($0)(_:)" : nil }
    }

    // MARK: Questions

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.lastName == "environment", let name = node.arguments.onlyLiteral {
            questions.append(SourceFacts.Question(.variable, name, at: place(node)))
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.arguments.onlyLiteral else { return .visitChildren }
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            node.calledExpression.lastName == "contains",
            member.base?.lastName == "arguments"
        {
            questions.append(SourceFacts.Question(.argument, name, at: place(node)))
        } else if node.calledExpression.lastName == "getenv" {
            questions.append(SourceFacts.Question(.variable, name, at: place(node)))
        }
        return .visitChildren
    }

    // MARK: Configurations

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
            let member = elements[0].as(MemberAccessExprSyntax.self), let base = member.base,
            ["delegateClass", "storyboard"].contains(member.declName.baseName.text)
        else { return .visitChildren }
        let value = SourceFacts.DelegateAssignment(
            base: base.trimmedDescription, place: place(node),
            end: node.endPositionBeforeTrailingTrivia.utf8Offset, setsStoryboard: false)
        assignments.append(
            Assignment(member: member.declName.baseName.text, function: functions.last, value: value))
        return .visitChildren
    }
}

extension ExprSyntax {
    /// The name behind the last dot: `environment` of `ProcessInfo.processInfo.environment`.
    fileprivate var lastName: String? {
        self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}

extension LabeledExprListSyntax {
    /// The text of the argument, if it is alone and a literal.
    fileprivate var onlyLiteral: String? {
        count == 1 ? first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue : nil
    }
}
