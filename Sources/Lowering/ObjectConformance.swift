internal import SwiftSyntax

/// A conformance that an extension gives to every object, `extension NSObject: ReactiveCompatible {}`.
///
/// Some classes of Linux's Foundation do not derive from `NSObject`, as Apple's do. They get it, too.
struct ObjectConformance: Hashable, Sendable {
    /// The protocols' names; `?` stands for one that has none.
    let protocols: [String]
    /// The extensions of those classes, behind the one of `NSObject`.
    let insertion: Insertion

    /// nil for an extension of another type, and for one with members, which such a class may have already.
    init?(_ node: ExtensionDeclSyntax) {
        guard Self.roots.contains(node.extendedType.trimmedDescription), node.memberBlock.members.isEmpty,
            node.genericWhereClause == nil, let clause = node.inheritanceClause
        else { return nil }
        protocols = clause.inheritedTypes.flatMap(\.type.inheritedNames)
        insertion = Insertion(
            offset: node.textRange.upperBound,
            text: Self.classes.map { "; extension \($0)\(clause.trimmedDescription) {}" }.joined())
    }

    private static let roots: Set<String> = ["NSObject", "Foundation.NSObject"]
    private static let classes = ["FileManager", "NotificationCenter", "ProcessInfo"]
}

extension ModuleTypes {
    /// Returns true if any class can conform to a protocol without a word of code: the module declares it, and has code for
    /// all that it requires.
    func needsNothing(_ name: String) -> Bool {
        guard let summary = resolve(name)?.summary, summary.kind == .protocolType else { return false }
        return summary.inheritance.isSubset(of: ["AnyObject"]) && summary.requirements.isSubset(of: summary.given)
    }
}
