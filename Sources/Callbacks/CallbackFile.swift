internal import SwiftParser
internal import SwiftSyntax
package import Wording

/// A file of `Sources/Catalog/Callbacks`: an extension of Apple's protocol whose methods do what UIKit does without them.
package struct CallbackFile: Hashable, Sendable {
    /// The file's name: `UISceneDelegate+states.swift`.
    package var name: String
    /// The modules that it imports.
    package var imports: [String]
    /// The lines of the extension's documentation, without the slashes.
    package var comment: [String]
    /// Apple's protocol.
    package var delegate: String
    package var callbacks: [CallbackDeclaration]

    /// A declaration that the generator cannot use.
    package struct Problem: UserFacingError, Hashable {
        package var file: String
        package var what: String
        package var place: String? { "Sources/\(GeneratedCallbacks.declarations)/\(file)" }
        package var cure: String { "Write it as the declarations beside it are written." }
        package var blame: Blame { .sources }
    }

    /// Reads a file's text.
    ///
    /// - Throws: `Problem` where the text is not one extension of a delegate's protocol with methods alone.
    package init(name: String, text: String) throws {
        let tree = Parser.parse(source: text)
        let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription }
        guard !tree.hasError, tree.statements.count == imports.count + 1,
            let declared = tree.statements.last?.item.as(ExtensionDeclSyntax.self)
        else {
            throw Problem(file: name, what: "This is not one extension of a delegate's protocol, in valid Swift.")
        }
        let delegate = declared.extendedType.trimmedDescription
        self.name = name
        self.imports = imports
        self.delegate = delegate
        comment = declared.leadingTrivia.documentation
        callbacks = try declared.memberBlock.members.map { member in
            guard let method = member.decl.as(FunctionDeclSyntax.self),
                let callback = CallbackDeclaration(method, of: delegate), callback.owner != nil
            else {
                throw Problem(
                    file: name,
                    what: """
                        This is not the declaration of a callback: \(member.decl.trimmedDescription). A callback is a \
                        method of UIApplicationDelegate, UISceneDelegate or UIWindowSceneDelegate, whose body is empty \
                        or one expression: the result if a class does not implement it.
                        """)
            }
            return callback
        }
    }
}

extension CallbackDeclaration {
    /// The callback that a method declares; nil if it says too little or too much.
    fileprivate init?(_ method: FunctionDeclSyntax, of delegate: String) {
        let attributes = method.attributes.compactMap { $0.as(AttributeSyntax.self) }
        let signature = method.signature
        let statements = method.body?.statements.map(\.item.trimmedDescription) ?? []
        let result = signature.returnClause?.type.trimmedDescription
        guard method.body != nil, statements.count == (result == nil ? 0 : 1),
            !signature.parameterClause.parameters.isEmpty
        else { return nil }
        self.init(
            delegate: delegate, comment: method.leadingTrivia.documentation,
            availability: attributes.first { $0.isNamed("available") }?.trimmedDescription,
            base: method.name.text, parameterClause: signature.parameterClause.trimmedDescription,
            parameters: signature.parameterClause.parameters.map { parameter in
                let label = parameter.firstName.text
                return Parameter(
                    label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).text,
                    type: parameter.type.trimmedDescription)
            }, result: result, fallback: statements.first,
            writtenSelector: attributes.first { $0.isNamed("objc") }?.arguments?.trimmedDescription)
    }
}

extension AttributeSyntax {
    fileprivate func isNamed(_ name: String) -> Bool { attributeName.trimmedDescription == name }
}

extension Trivia {
    /// The text of the documentation's lines.
    fileprivate var documentation: [String] {
        compactMap { piece in
            guard case .docLineComment(let line) = piece else { return nil }
            let text = line.dropFirst(3)
            return String(text.hasPrefix(" ") ? text.dropFirst() : text)
        }
    }
}
