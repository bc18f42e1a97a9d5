internal import SwiftParser
internal import SwiftSyntax

/// A value in a `Package.swift`, read as it is written: the manifest is a program, and Understudy does not run it.
indirect enum ManifestValue: Hashable, Sendable {
    case text(String)
    case flag(Bool)
    case number(Int)
    case list([ManifestValue])
    /// A call or a case: `.target(name: "Core")`, `.v5`.
    case call(String, [Argument])
    /// Anything else, with its line.
    case unknown(line: Int)

    struct Argument: Hashable, Sendable {
        var label: String
        var value: ManifestValue
    }

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    var list: [ManifestValue]? {
        if case .list(let values) = self { values } else { nil }
    }

    /// The name of a call or a case.
    var name: String? {
        if case .call(let name, _) = self { name } else { nil }
    }

    /// Returns the argument of a call with a label; with none, the first without a label.
    subscript(label: String) -> ManifestValue? {
        guard case .call(_, let arguments) = self else { return nil }
        return arguments.first { $0.label == label }?.value
    }

    /// The texts of a list.
    var texts: [String] { list?.compactMap(\.text) ?? [] }

    /// The lines of the parts that could not be read.
    var unknownLines: [Int] {
        switch self {
        case .unknown(let line): [line]
        case .list(let values): values.flatMap(\.unknownLines)
        case .call(_, let arguments): arguments.flatMap(\.value.unknownLines)
        case .text, .flag, .number: []
        }
    }
}

/// Reads values from the syntax of a manifest.
struct ManifestReader {
    /// The constants of the file that are named in its values.
    let constants: [String: ExprSyntax]
    let line: (Syntax) -> Int

    /// The most values that a manifest may have, its constants counted wherever they are named.
    private static let limit = 20_000
    private var count = 0
    private var open: Set<String> = []

    init(constants: [String: ExprSyntax], line: @escaping (Syntax) -> Int) {
        self.constants = constants
        self.line = line
    }

    mutating func value(_ expression: ExprSyntax) -> ManifestValue {
        count += 1
        let unknown = ManifestValue.unknown(line: line(Syntax(expression)))
        guard count < Self.limit else { return unknown }
        if let literal = expression.as(StringLiteralExprSyntax.self) {
            return literal.representedLiteralValue.map { .text($0) } ?? unknown
        }
        if let literal = expression.as(BooleanLiteralExprSyntax.self) {
            return .flag(literal.literal.tokenKind == .keyword(.true))
        }
        if let literal = expression.as(IntegerLiteralExprSyntax.self) {
            return Int(literal.literal.text).map { .number($0) } ?? unknown
        }
        if let array = expression.as(ArrayExprSyntax.self) {
            return .list(array.elements.map { value($0.expression) })
        }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            guard let name = Self.name(call.calledExpression), call.trailingClosure == nil else { return unknown }
            return .call(
                name,
                call.arguments.map {
                    ManifestValue.Argument(label: $0.label?.text ?? "", value: value($0.expression))
                })
        }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return .call(member.declName.baseName.text, [])
        }
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, let constant = constants[name] {
            guard open.insert(name).inserted else { return unknown }
            defer { open.remove(name) }
            return value(constant)
        }
        if let sum = expression.as(SequenceExprSyntax.self) { return self.sum(sum) ?? unknown }
        return unknown
    }

    /// Returns the value of lists or texts with a plus sign between them; nil if it is another sequence.
    private mutating func sum(_ sequence: SequenceExprSyntax) -> ManifestValue? {
        var terms: [ManifestValue] = []
        for (index, element) in sequence.elements.enumerated() {
            if index % 2 == 0 {
                terms.append(value(element))
            } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text != "+" {
                return nil
            }
        }
        let texts = terms.compactMap(\.text)
        if texts.count == terms.count { return .text(texts.joined()) }
        return .list(terms.flatMap { $0.list ?? [$0] })
    }

    private static func name(_ called: ExprSyntax) -> String? {
        // A plain name is a function's, except for the package itself.
        if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text { return name == "Package" ? name : nil }
        return called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }
}
