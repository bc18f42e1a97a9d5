internal import Samples
internal import SwiftParser
internal import SwiftSyntax

/// A `#if` condition, decided as far as iOS decides it.
struct CompilationCondition {
    /// The condition's value; nil if the compiler must decide.
    private(set) var value: Bool?
    private(set) var edits: [Edit] = []
    /// The questions for modules that are not answered, in their order.
    private(set) var questions: [ModuleQuestion] = []
    /// The names that the compiler is given; nil if they are not known.
    private let defined: Set<String>?
    /// The modules that can be imported; nil if all can, but for those that no SDK for iOS has.
    private let modules: Set<String>?

    /// A question if a module can be imported.
    struct ModuleQuestion: Hashable, Sendable {
        var module: String
        /// True if it asks for a version of it, too.
        var asksVersion: Bool
        /// The offset in the file's UTF-8.
        var offset: Int
    }

    init(_ condition: ExprSyntax, defined: Set<String>? = nil, modules: Set<String>? = nil) {
        self.defined = defined
        self.modules = modules
        value = evaluate(condition)
    }

    /// Returns false if a condition certainly does not hold.
    ///
    /// - Parameters:
    ///   - text: The condition, as Swift writes it.
    ///   - defined: The names that the compiler is given.
    static func mayHold(_ text: String, defined: Set<String>) -> Bool {
        var parser = Parser(text)
        return CompilationCondition(ExprSyntax.parse(from: &parser), defined: defined).value != false
    }

    private mutating func evaluate(_ expression: ExprSyntax) -> Bool? {
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return evaluate(Array(sequence.elements))
        }
        if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return evaluate(prefix.expression).map { !$0 }
        }
        if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return evaluate(only.expression)
        }
        if let literal = expression.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.tokenKind == .keyword(.true)
        }
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            return defined.map { $0.contains(name.baseName.text) }
        }
        guard let call = expression.as(FunctionCallExprSyntax.self), let value = decide(call) else { return nil }
        edits.append(Edit(range: call.textRange, replacement: value ? "true" : "false"))
        return value
    }

    /// Evaluates operands with `&&` and `||` between them; `&&` binds tighter.
    private mutating func evaluate(_ elements: [ExprSyntax]) -> Bool? {
        var alternatives: [[Bool?]] = [[]]
        for element in elements {
            if let infix = element.as(BinaryOperatorExprSyntax.self) {
                if infix.operator.text == "||" { alternatives.append([]) }
            } else {
                alternatives[alternatives.count - 1].append(evaluate(element))
            }
        }
        let values = alternatives.map { all -> Bool? in
            all.contains(false) ? false : all.contains(nil) ? nil : true
        }
        return values.contains(true) ? true : values.contains(nil) ? nil : false
    }

    private mutating func decide(_ call: FunctionCallExprSyntax) -> Bool? {
        guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let argument = call.arguments.first?.expression.trimmedDescription
        else { return nil }
        switch function {
        case "os": return argument == "iOS"
        case "targetEnvironment": return argument == "simulator"
        case "canImport":
            // Of a submodule, `os.log`, the module decides.
            let module = argument.split(separator: ".").first.map(String.init) ?? argument
            return canImport(module, asksVersion: call.arguments.count > 1, at: call.textRange.lowerBound)
        default: return nil
        }
    }

    /// Returns true if a module can be imported, and false if it cannot; nil if that is not known, as no version is.
    private mutating func canImport(_ module: String, asksVersion: Bool, at offset: Int) -> Bool? {
        if Self.modulesMissingOnIOS.contains(module) { return false }
        if !asksVersion, modules?.contains(module) ?? true { return true }
        questions.append(ModuleQuestion(module: module, asksVersion: asksVersion, offset: offset))
        return nil
    }

    /// The modules that every toolchain for iOS brings along with the compiler.
    static let modulesOfSwift: Set<String> = [
        "Swift", "_Concurrency", "_StringProcessing", "Distributed", "Observation", "RegexBuilder", "Synchronization",
    ]

    /// The modules that no SDK for iOS has.
    static let modulesMissingOnIOS: Set<String> = [
        "Glibc", "Musl", "Android", "Bionic", "WASILibc", "WinSDK", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "AppKit", "Cocoa", "WatchKit",
    ]
}

extension SyntaxProtocol {
    /// The range of the node's text in the file's UTF-8, without the blanks and comments around it.
    var textRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}

extension Sample.Target {
    /// The names that the compiler is given for `#if`; nil if a file that may set some is missing.
    var definedConditions: Set<String>? { missingSettings.isEmpty ? Set(conditions) : nil }
}
