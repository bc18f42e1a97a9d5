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

extension AttributeListSyntax {
    fileprivate var isManaged: Bool { contains { $0.as(AttributeSyntax.self)?.name == "NSManaged" } }
}
