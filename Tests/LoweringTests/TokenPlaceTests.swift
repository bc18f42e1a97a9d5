import Lowering
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

@Suite struct `Every other token keeps its line and column` {
    @Test(arguments: (Realistic.app + Realistic.tests).map(\.name))
    func `Tokens stay in their places`(_ name: String) throws {
        let text = try #require((Realistic.app + Realistic.tests).first { $0.name == name }?.text)
        let before = tokens(of: text)
        let after = tokens(of: lowered(text, role: .tests))

        for (place, token) in before where !token.mayGo {
            #expect(after[place]?.text == token.text, "at \(place)")
        }
        // Text that lowering adds is at places from which it removed something.
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
        for (place, token) in after where place.line < lines && before[place]?.text != token.text {
            #expect(Self.isWritten(token.text), "\(token.text) at \(place)")
        }
        #expect(before.values.contains { $0.mayGo } == (name != "AppDelegate+open.swift" && name != "AppTests.swift"))
    }

    struct Place: Hashable {
        var line: Int
        var column: Int
    }

    struct Token {
        var text: String
        /// True if it is part of something that lowering replaces.
        var mayGo: Bool
    }

    private func tokens(of text: String) -> [Place: Token] {
        let tree = Parser.parse(source: text)
        let converter = SourceLocationConverter(fileName: "", tree: tree)
        var tokens: [Place: Token] = [:]
        for token in tree.tokens(viewMode: .sourceAccurate) where !token.text.isEmpty {
            let location = converter.location(for: token.positionAfterSkippingLeadingTrivia)
            let mayGo = sequence(first: Syntax(token), next: \.parent).contains(where: Self.mayGo)
            tokens[Place(line: location.line, column: location.column)] = Token(text: token.text, mayGo: mayGo)
        }
        return tokens
    }

    private static func mayGo(_ node: Syntax) -> Bool {
        if let attribute = node.as(AttributeSyntax.self) {
            return [
                "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBDesignable", "IBInspectable", "NSManaged",
                "GKInspectable",
            ].contains(attribute.attributeName.trimmedDescription)
        }
        if let call = node.as(FunctionCallExprSyntax.self), call.parent?.isCondition == true {
            return ["os", "targetEnvironment", "canImport"].contains(call.calledExpression.trimmedDescription)
        }
        return node.is(AvailabilityConditionSyntax.self)
            || node.as(MacroExpansionExprSyntax.self)?.macroName.text == "selector"
            || node.as(DeclModifierSyntax.self)?.name.text == "dynamic"
    }

    private static func isWritten(_ token: String) -> Bool {
        token.hasPrefix("_s0_") || Int(token) != nil || ["_iOS", "(", ")", ",", "true", "false", "!"].contains(token)
    }
}

extension Syntax {
    /// True if the node is a `#if` condition or within one.
    fileprivate var isCondition: Bool {
        var node = self
        while let parent = node.parent {
            if let clause = node.as(IfConfigClauseSyntax.self) { return clause.condition != nil }
            guard
                node.is(ExprSyntax.self) || node.is(ExprListSyntax.self) || node.is(LabeledExprSyntax.self)
                    || node.is(LabeledExprListSyntax.self) || node.is(IfConfigClauseSyntax.self)
            else { return false }
            node = parent
        }
        return false
    }
}
