internal import SwiftSyntax

/// A conformance that an extension gives to every object, `extension NSObject: ReactiveCompatible {}`, given to the
/// classes of Linux's Foundation that do not derive from `NSObject`, as Apple's do.
struct ObjectConformance {
    let insertion: Insertion

    /// nil for an extension of another type, and for one with members, which such a class may have already.
    init?(_ node: ExtensionDeclSyntax) {
        guard Self.roots.contains(node.extendedType.trimmedDescription), node.memberBlock.members.isEmpty,
            node.genericWhereClause == nil, let protocols = node.inheritanceClause?.trimmedDescription
        else { return nil }
        insertion = Insertion(
            offset: node.textRange.upperBound,
            text: Self.classes.map { "; extension \($0)\(protocols) {}" }.joined())
    }

    private static let roots: Set<String> = ["NSObject", "Foundation.NSObject"]
    private static let classes = ["FileManager", "NotificationCenter", "ProcessInfo"]
}
