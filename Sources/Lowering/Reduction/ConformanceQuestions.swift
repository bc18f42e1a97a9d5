internal import SwiftSyntax

/// The places in a file that ask a value if it conforms to some protocols, so that the answer chooses what runs.
struct ConformanceQuestions {
    /// The protocols of casts, of tests, and of types taken as objects.
    private(set) var cast: Set<String> = []
    /// The protocols of parameters and constraints, each with the functions that have them: the answer chooses among
    /// functions of one name.
    private(set) var choosing: [(name: String, functions: Set<String>)] = []

    /// - Parameters:
    ///   - tree: The file.
    ///   - protocols: The protocols' names.
    init(in tree: SourceFileSyntax, about protocols: Set<String>) {
        for token in tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let text) = token.tokenKind, protocols.contains(text) else { continue }
            switch token.question {
            case .cast: cast.insert(text)
            case .choice(let functions): choosing.append((text, functions))
            case nil: break
            }
        }
    }

    fileprivate enum Way {
        case cast
        case choice(Set<String>)
    }
}

extension TokenSyntax {
    /// The way in which something asks for the protocol that the token names; nil if nothing does.
    fileprivate var question: ConformanceQuestions.Way? {
        var node = parent
        var isConstraint = false
        while let current = node {
            switch current.as(SyntaxEnum.self) {
            case .isTypePattern, .isExpr, .asExpr: return .cast
            case .typeExpr where current.isAfterCast: return .cast
            case .memberAccessExpr(let access) where access.declName.baseName.tokenKind == .keyword(.self): return .cast
            case .genericWhereClause:
                isConstraint = true
                node = current.parent
            case .inheritanceClause, .codeBlock, .accessorBlock, .closureExpr: return nil
            case .functionDecl(let function): return .choice([function.name.text])
            case .initializerDecl: return .choice(["init"])
            case .subscriptDecl: return .choice(["subscript"])
            case .extensionDecl(let type) where isConstraint:
                let members = type.memberBlock.members.compactMap { member -> String? in
                    member.decl.as(FunctionDeclSyntax.self)?.name.text
                        ?? member.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
                }
                return .choice(Set(members))
            case .extensionDecl, .variableDecl, .codeBlockItem, .memberBlockItem: return nil
            default: node = current.parent
            }
        }
        return nil
    }
}

extension Syntax {
    /// True if a cast or a test stands before a type.
    fileprivate var isAfterCast: Bool {
        switch firstToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate)?.tokenKind {
        case .keyword(.as), .keyword(.is), .postfixQuestionMark, .exclamationMark: true
        default: false
        }
    }
}
