internal import Samples
internal import SwiftSyntax

/// A method or computed property that can move: its code gets another name, and a stub elsewhere has the old one.
///
/// Without Objective-C, an extension can neither override a member nor have one that a subclass overrides, and an
/// override cannot belong to another actor than the member it overrides.
struct Relocation: Hashable, Sendable {
    /// The piece of the file from the modifiers to the name, in UTF-8 offsets.
    var range: Range<Int>
    /// `func` or `var`.
    var keyword: String
    /// True for a member of the class object, which says `class` or `static`.
    var isOfClass: Bool
    /// The attributes and access modifiers that the stub repeats.
    var head: String
    /// The rest of the stub's declaration after its name, in a line.
    var signature: String
    /// The arguments of the stub's call, with parentheses; empty for a property.
    var arguments: String
    /// `try `, `await ` or both.
    var effects: String
    /// True for a property with a setter.
    var isSettable: Bool

    /// Returns the edit that gives the member's code another name; nil if the text is too short for one.
    func edit(naming name: String, base: String, in file: SourceFile) -> (edit: Edit, name: String)? {
        let start = (isOfClass ? "class " : "") + keyword + " "
        let bytes = Array(file.text.utf8)[range]
        let room =
            bytes.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
            .map(\.count).max() ?? 0
        for name in ["\(name)\(base)", name] where (start + name).utf8.count <= room {
            return (Edit(range: range, replacement: start + name), name)
        }
        return nil
    }

    /// Returns the declaration that has the member's own name and uses the code with the other.
    func stub(_ name: String, calling code: String, isOverride: Bool) -> String {
        let words = [head, isOverride ? "override" : "", isOfClass ? "class" : "", keyword]
        let declaration = words.filter { !$0.isEmpty }.joined(separator: " ") + " \(name)\(signature)"
        guard keyword == "var" else { return "\(declaration) { \(effects)self.\(code)\(arguments) }" }
        return isSettable
            ? "\(declaration) { get { self.\(code) } set { self.\(code) = newValue } }"
            : "\(declaration) { self.\(code) }"
    }

    /// Returns the override that belongs to no actor and calls the code on the main actor.
    func mainActorStub(_ name: String, calling code: String, isAsync: Bool) -> String {
        let call = "test.\(code)\(arguments)"
        let body = isAsync ? "\(effects)\(call)" : "\(tries)MainActor.assumeIsolated { \(tries)\(call) }"
        return "nonisolated override func \(name)\(signature) { nonisolated(unsafe) let test = self; \(body) }"
    }

    private var tries: String { effects.contains("try") ? "try " : "" }
}

extension Relocation {
    /// Creates the relocation of a method; nil for one whose call cannot be passed on.
    init?(_ node: FunctionDeclSyntax) {
        let effects = node.signature.effectSpecifiers
        guard node.genericParameterClause == nil, node.genericWhereClause == nil,
            effects?.throwsClause?.throwsSpecifier.tokenKind != .keyword(.rethrows),
            let clause = Parameters(node.signature.parameterClause.parameters)
        else { return nil }
        let result = node.signature.returnClause?.type
        if let result, result.is(SomeOrAnyTypeSyntax.self), result.trimmedDescription.hasPrefix("some ") { return nil }
        self.init(
            range: Self.range(node.modifiers, keyword: node.funcKeyword, name: node.name),
            keyword: "func", isOfClass: node.modifiers.areStatic,
            head: Self.head(node.attributes, node.modifiers),
            signature: [clause.declaration, effects?.oneLine, result.map { "-> \($0.oneLine)" }]
                .compactMap(\.self).joined(separator: " "),
            arguments: clause.arguments,
            effects: (effects?.throwsClause != nil ? "try " : "") + (effects?.asyncSpecifier != nil ? "await " : ""),
            isSettable: false)
    }

    /// Creates the relocation of a computed property; nil for another one.
    init?(_ node: VariableDeclSyntax) {
        guard let binding = node.bindings.first, node.bindings.count == 1,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let type = binding.typeAnnotation,
            node.bindingSpecifier.tokenKind == .keyword(.var), let accessors = binding.accessorBlock?.accessors
        else { return nil }
        var isSettable = false
        if case .accessors(let list) = accessors {
            let names = list.map(\.accessorSpecifier.text)
            guard names.contains("get"), list.allSatisfy({ $0.effectSpecifiers == nil }) else { return nil }
            isSettable = names.contains("set")
        }
        self.init(
            range: Self.range(node.modifiers, keyword: node.bindingSpecifier, name: name),
            keyword: "var", isOfClass: node.modifiers.areStatic, head: Self.head(node.attributes, node.modifiers),
            signature: type.oneLine, arguments: "", effects: "", isSettable: isSettable)
    }

    private static func range(_ modifiers: DeclModifierListSyntax, keyword: TokenSyntax, name: TokenSyntax) -> Range<
        Int
    > {
        let start = modifiers.isEmpty ? keyword.textRange.lowerBound : modifiers.textRange.lowerBound
        return start..<name.textRange.upperBound
    }

    private static func head(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
        let kept = attributes.compactMap { $0.as(AttributeSyntax.self) }
            .filter { !DeclarationVisitor.objectiveC.contains($0.name) }.map(\.oneLine)
        let words = modifiers.filter { Self.repeated.contains($0.name.text) }.map(\.oneLine)
        return (kept + words).joined(separator: " ")
    }

    /// The modifiers that a stub has, too.
    private static let repeated: Set<String> = ["public", "open", "internal", "package", "nonisolated"]
}

/// The parameters of a method as its stub has them.
private struct Parameters {
    var declaration = ""
    var arguments = ""

    /// nil if there is one that cannot be passed on.
    init?(_ list: FunctionParameterListSyntax) {
        var declared: [String] = []
        var passed: [String] = []
        for (index, parameter) in list.enumerated() {
            let type = parameter.type.oneLine
            guard parameter.ellipsis == nil, !type.contains("@autoclosure"), !type.hasPrefix("some ") else {
                return nil
            }
            let label = parameter.firstName.text
            let value = parameter.defaultValue.map { " \($0.oneLine)" } ?? ""
            declared.append("\(label) p\(index): \(type)\(value)")
            passed.append((label == "_" ? "" : "\(label): ") + (type.hasPrefix("inout ") ? "&" : "") + "p\(index)")
        }
        declaration = "(\(declared.joined(separator: ", ")))"
        arguments = "(\(passed.joined(separator: ", ")))"
    }
}

extension SyntaxProtocol {
    /// The text in one line: comments and line ends become a space.
    fileprivate var oneLine: String {
        var text = ""
        var isApart = false
        for token in tokens(viewMode: .sourceAccurate) {
            if !text.isEmpty, isApart || !token.leadingTrivia.isEmpty { text += " " }
            text += token.text
            isApart = !token.trailingTrivia.isEmpty
        }
        return text
    }
}
