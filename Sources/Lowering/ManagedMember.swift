internal import SwiftSyntax

/// The code of a property or a method that is marked `@NSManaged`.
///
/// On Apple's systems, Core Data makes it at run time. Here, it calls the functions of the reference module.
struct ManagedMember {
    /// The accessors of each property, or the method's body, behind its declaration.
    let insertions: [Insertion]

    /// nil for a property that is not marked, or has code already.
    init?(_ node: VariableDeclSyntax) {
        guard node.attributes.isManaged else { return nil }
        insertions = node.bindings.compactMap { binding in
            guard binding.accessorBlock == nil, binding.initializer == nil,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, binding.typeAnnotation != nil
            else { return nil }
            let key = name.text.filter { $0 != "`" }
            return Insertion(
                offset: binding.textRange.upperBound - (binding.trailingComma == nil ? 0 : 1),
                text: " { get { _managed(\"\(key)\") } set { _setManaged(newValue, \"\(key)\") } }")
        }
        guard !insertions.isEmpty else { return nil }
    }

    /// nil for a method that is not marked, or has a body.
    init?(_ node: FunctionDeclSyntax) {
        guard node.attributes.isManaged, node.body == nil else { return nil }
        let names = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        insertions = [
            Insertion(
                offset: node.textRange.upperBound,
                text: " { _sendManaged(\"\(node.name.text)\", [\(names.joined(separator: ", "))]) }")
        ]
    }
}

/// An override of the initialiser that Core Data calls: the reference module calls it on classes that it finds by their
/// names, so each class has to have it.
struct ManagedInitializer {
    /// Makes it required, and as visible as a required one has to be.
    let edits: [Edit]

    /// nil for another initialiser.
    init?(_ node: InitializerDeclSyntax) {
        guard node.signature.parameterClause.parameters.map(\.firstName.text) == ["entity", "insertInto"],
            let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
        else { return nil }
        let hidden = node.modifiers.filter { ["private", "fileprivate"].contains($0.name.text) }
        edits =
            [Edit(range: override.textRange, replacement: "required")]
            + hidden.map { Edit(range: $0.textRange, replacement: "public") }
    }
}

extension AttributeListSyntax {
    fileprivate var isManaged: Bool { contains { $0.as(AttributeSyntax.self)?.name == "NSManaged" } }
}
