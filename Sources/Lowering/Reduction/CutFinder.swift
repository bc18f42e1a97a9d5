internal import Lifecycle
internal import SwiftSyntax
internal import Wording

/// Finds the smallest piece of a file that has to be left out because of an error.
struct CutFinder {
    let tree: SourceFileSyntax
    let places: SourceLocationConverter
    let role: TargetRole
    /// True if the file's statements are the program.
    let isMain: Bool
    /// The errors of this round in the file.
    let errors: [CompileError]
    let surroundings: CutSurroundings

    /// Returns the cuts that an error allows, the smallest first.
    func candidates(_ error: CompileError) -> [Cut] {
        guard
            let token = tree.token(at: AbsolutePosition(utf8Offset: error.offset))
                ?? tree.lastToken(viewMode: .sourceAccurate)
        else { return [] }
        var found: [Cut] = []
        var node: Syntax? = Syntax(token)
        var isFixture = false
        while let here = node {
            if role == .tests, let function = here.as(FunctionDeclSyntax.self) {
                // What is left of a test would prove nothing, and without its fixture no test of a class would.
                if function.isTest || function.isFixture { found = [] }
                isFixture = isFixture || function.isFixture
            }
            if isFixture, here.is(ClassDeclSyntax.self) || here.is(StructDeclSyntax.self) {
                found = []
                isFixture = false
            }
            if !(here.as(FunctionDeclSyntax.self).map { role == .tests && ($0.isTest || $0.isFixture) } ?? false) {
                found += pieces(at: here, error)
            }
            node = here.parent
        }
        return found
    }

    private func pieces(at node: Syntax, _ error: CompileError) -> [Cut] {
        switch node.as(SyntaxEnum.self) {
        case .importDecl: return [cut(node, .otherImport(of: error.missingModule ?? ""), error)]
        case .inheritedType(let entry): return inherited(entry, error)
        case .attribute(let attribute): return self.attribute(attribute, error)
        case .codeBlockItem(let item): return self.item(item, error)
        case .memberBlockItem(let item): return member(item.decl, in: Syntax(item), error)
        case .accessorDecl(let accessor): return body(accessor.body, of: node, error)
        case .functionDecl(let function): return body(function.body, of: node, error)
        case .initializerDecl(let initializer): return body(initializer.body, of: node, error)
        case .deinitializerDecl(let deinitializer): return body(deinitializer.body, of: node, error)
        case .accessorBlock(let block): return getter(block, error)
        case .initializerClause(let clause): return value(clause, error)
        case .classDecl(let type): return conformance(of: type, error)
        case .structDecl(let type): return conformance(of: type, error)
        case .enumDecl(let type): return conformance(of: type, error)
        case .actorDecl(let type): return conformance(of: type, error)
        case .extensionDecl(let type): return conformance(of: type, error)
        default: return []
        }
    }

    // MARK: Statements

    private func item(_ item: CodeBlockItemSyntax, _ error: CompileError) -> [Cut] {
        let node = Syntax(item)
        let isTopLevel = item.parent?.parent?.is(SourceFileSyntax.self) == true || isInTopLevelCondition(item)
        switch item.item {
        case .decl(let declaration):
            guard let variable = declaration.as(VariableDeclSyntax.self) else {
                return member(declaration, in: node, error)
            }
            if isTopLevel, !isMain { return member(declaration, in: node, error) }
            if isViewBuilt(node) { return [local(cut(node, .removed, error, names: variable.names), item)] }
            let effect: LeftOutUse.Effect = isTopLevel ? .unknown : effect(of: node)
            return [
                local(cut(plain(item), .statement(effect), error, names: variable.names), item),
                cut(rest(after: item), .stop, error, names: variable.names),
            ]
        case .expr(let expression):
            if isViewBuilt(node) { return [cut(node, .view, error)] }
            if item.isValue || Self.launches(expression) { return [cut(plain(item), .stop, error)] }
            let effect: LeftOutUse.Effect = isTopLevel ? .unknown : effect(of: Syntax(expression))
            return [cut(plain(item), .statement(effect), error), cut(plain(item), .stop, error)]
        case .stmt(let statement):
            if isViewBuilt(node) { return [cut(node, .view, error)] }
            let ends =
                statement.is(GuardStmtSyntax.self) || statement.is(ReturnStmtSyntax.self)
                || statement.is(ThrowStmtSyntax.self)
            return ends
                ? [cut(rest(after: item), .stop, error)]
                : [cut(node, .stop, error), cut(rest(after: item), .stop, error)]
        }
    }

    /// True if a statement launches the app: what follows it without that is not a launch.
    private static func launches(_ statement: ExprSyntax) -> Bool {
        if statement.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "UIApplicationMain" }) {
            return true
        }
        // `UIStoryboard.main()` in an argument is not a launch, while `StageApp.main()` alone is.
        guard let call = statement.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            let called = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return false }
        return called.declName.baseName.text == "main" && called.base?.is(DeclReferenceExprSyntax.self) == true
    }

    /// Returns the range of a statement without a semicolon.
    private func plain(_ item: CodeBlockItemSyntax) -> Range<Int> { Syntax(item.item).textRange }

    /// Returns the cut of a local declaration with the place where its names were in scope.
    private func local(_ cut: Cut, _ item: CodeBlockItemSyntax) -> Cut {
        var cut = cut
        let end = item.parent?.textRange.upperBound ?? cut.range.upperBound
        cut.scope = cut.range.upperBound..<max(end, cut.range.upperBound)
        return cut
    }

    /// Returns the range of a statement and of all that follows it in its block: none of it runs.
    private func rest(after item: CodeBlockItemSyntax) -> Range<Int> {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.parent?.is(SourceFileSyntax.self) != true,
            let last = list.last
        else { return item.textRange }
        return item.textRange.lowerBound..<last.textRange.upperBound
    }

    /// True if nothing but conditions of the compiler is around a statement.
    private func isInTopLevelCondition(_ item: CodeBlockItemSyntax) -> Bool {
        item.parent?.ancestorOrSelf { node -> Bool? in
            switch node.kind {
            case .sourceFile: true
            case .codeBlockItemList, .codeBlockItem, .ifConfigClause, .ifConfigClauseList, .ifConfigDecl: nil
            default: false
            }
        } ?? false
    }

    /// True if a result builder of SwiftUI makes a view of a statement.
    private func isViewBuilt(_ node: Syntax) -> Bool {
        node.parent?.ancestorOrSelf { node -> Bool? in
            switch node.as(SyntaxEnum.self) {
            case .patternBinding(let binding): return binding.typeAnnotation.map { Self.isView($0.type) } ?? false
            case .functionDecl(let function):
                return function.signature.returnClause.map { Self.isView($0.type) } ?? false
            case .memberBlockItem, .initializerDecl: return false
            // A closure that is an argument for an action builds no view.
            case .closureExpr(let closure): return Self.isAction(closure) ? false : nil
            default: return nil
            }
        } ?? false
    }

    private static func isView(_ type: TypeSyntax) -> Bool {
        ["some View", "some SwiftUI.View"].contains(type.trimmedDescription)
    }

    private static func isAction(_ closure: ClosureExprSyntax) -> Bool {
        let label =
            closure.parent?.as(LabeledExprSyntax.self)?.label?.text
            ?? closure.parent?.as(MultipleTrailingClosureElementSyntax.self)?.label.text
        if let label { return label == "action" || label == "perform" }
        guard let call = closure.parent?.as(FunctionCallExprSyntax.self) else { return false }
        let name =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call.calledExpression.trimmedDescription
        return ["onAppear", "onDisappear", "onTapGesture", "onChange", "onReceive", "task", "Button", "Task"].contains(
            name)
    }

    // MARK: Bodies and values

    private func body(_ block: CodeBlockSyntax?, of node: Syntax, _ error: CompileError) -> [Cut] {
        guard let block, block.textRange.contains(error.offset) else { return [] }
        let inside = block.leftBrace.textRange.upperBound..<block.rightBrace.textRange.lowerBound
        return inside.isEmpty ? [] : [cut(inside, .stop, error, code: head(of: node))]
    }

    private func getter(_ block: AccessorBlockSyntax, _ error: CompileError) -> [Cut] {
        guard case .getter = block.accessors, block.textRange.contains(error.offset) else { return [] }
        let inside = block.leftBrace.textRange.upperBound..<block.rightBrace.textRange.lowerBound
        guard !inside.isEmpty else { return [] }
        let type = block.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        let kind: Cut.Kind = type.map(Self.isView) == true ? .view : .stop
        return [cut(inside, kind, error, code: block.parent.map { head(of: $0) } ?? "")]
    }

    /// Returns the cut of an initial value whose type is written down.
    private func value(_ clause: InitializerClauseSyntax, _ error: CompileError) -> [Cut] {
        guard let binding = clause.parent?.as(PatternBindingSyntax.self), binding.typeAnnotation != nil,
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
            variable.parent?.is(MemberBlockItemSyntax.self) == true || !isMain && !isInBody(Syntax(variable))
        else {
            if clause.parent?.is(FunctionParameterSyntax.self) == true {
                return [cut(Syntax(clause.value), .value, error)]
            }
            return []
        }
        return [cut(Syntax(clause.value), .value, error)]
    }

    private func isInBody(_ node: Syntax) -> Bool {
        node.parent?.ancestorOrSelf { node -> Bool? in
            switch node.kind {
            case .codeBlock, .closureExpr, .accessorBlock: true
            default: nil
            }
        } ?? false
    }

    // MARK: Cuts

    func cut(
        _ node: Syntax, _ kind: Cut.Kind, _ error: CompileError, names: [String] = [], risk: LeftOutFacts.Risk? = nil
    ) -> Cut {
        cut(node.textRange, kind, error, code: head(of: node), names: names, risk: risk)
    }

    func cut(
        _ range: Range<Int>, _ kind: Cut.Kind, _ error: CompileError, code: String? = nil, names: [String] = [],
        risk: LeftOutFacts.Risk? = nil
    ) -> Cut {
        var cut = Cut(
            range: range, kind: kind, code: code ?? excerpt(range), reason: reason(error),
            line: places.location(for: AbsolutePosition(utf8Offset: range.lowerBound)).line)
        cut.names = names
        cut.risk = risk
        cut.isConsequence = origin(of: error) != nil
        return cut
    }

    /// Returns the beginning of a piece in one line.
    private func excerpt(_ range: Range<Int>) -> String {
        let bytes = tree.description.utf8.dropFirst(range.lowerBound).prefix(min(range.count, 400))
        return Self.line(String(decoding: bytes, as: UTF8.self))
    }

    private func head(of node: Syntax) -> String {
        Self.line(node.trimmedDescription)
    }

    static func line(_ text: String) -> String {
        let words = text.split {
            $0.isWhitespace || $0.unicodeScalars.contains { $0.properties.generalCategory == .control }
        }
        let line = words.joined(separator: " ")
        let end = line.firstIndex(of: "{").map { line[..<$0].split(separator: " ").joined(separator: " ") }
        let short = end.flatMap { $0.isEmpty ? nil : $0 } ?? line
        return short.count > 80 ? short.prefix(79) + "…" : short
    }
}

extension VariableDeclSyntax {
    /// The names that the declaration gives.
    var names: [String] {
        bindings.flatMap { Self.names($0.pattern) }
    }

    private static func names(_ pattern: PatternSyntax) -> [String] {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier.text] }
        if let tuple = pattern.as(TuplePatternSyntax.self) { return tuple.elements.flatMap { names($0.pattern) } }
        return []
    }
}
