internal import SwiftSyntax

/// An import of a part of one of Apple's modules, made one of the whole module.
///
/// The module here that stands for Apple's has no parts of the same names.
struct WholeImport {
    /// The edits that remove the kind and the part.
    let edits: [Edit]
    /// The names of the part.
    let names: [String]

    /// nil for an import of a whole module, and for a module that replaces none of Apple's.
    init?(_ node: ImportDeclSyntax, of module: String) {
        guard Self.modules.contains(module), let first = node.path.first,
            node.path.count > 1 || node.importKindSpecifier != nil
        else { return nil }
        let part = Edit(range: first.name.textRange.upperBound..<node.path.textRange.upperBound)
        edits = (node.importKindSpecifier.map { [Edit(range: $0.textRange)] } ?? []) + [part]
        names = node.path.dropFirst().map(\.name.text)
    }

    /// The modules here that stand for Apple's.
    private static let modules: Set<String> = [
        "AVFoundation", "Combine", "CommonCrypto", "Dispatch", "Foundation", "Glibc", "OSLog", "SwiftUI",
        "UIKit", "UserNotifications", "XCTest", "os",
    ]
}
