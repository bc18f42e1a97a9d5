import Foundation
import SwiftParser
import SwiftSyntax

/// The folders of a module, and which of them uses which: a type or function at the top of a file of one folder is named in a
/// file of another.
///
/// Files beside the folders are the module's front, and belong to none of them. A name that several folders declare is left
/// out, as is a member, since syntax alone does not say whose it is.
struct FolderGraph {
    /// The folders that a folder uses, each with the names by which it does.
    private(set) var uses: [String: [String: Set<String>]] = [:]

    /// The graph of a module's sources: a folder's name and a file's text, for each file.
    init(_ files: [(folder: String, text: String)]) {
        let parsed = files.map { (folder: $0.folder, names: FileNames(Parser.parse(source: $0.text))) }
        var homes: [String: Set<String>] = [:]
        for file in parsed {
            for name in file.names.declared { homes[name, default: []].insert(file.folder) }
        }
        for file in parsed {
            for name in file.names.used {
                guard let home = homes[name], home.count == 1, let target = home.first, target != file.folder else {
                    continue
                }
                uses[file.folder, default: [:]][target, default: []].insert(name)
            }
        }
    }

    /// The sources of a folder of `Sources`.
    init(module: URL) throws {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: module.path).filter { $0.hasSuffix(".swift") }
        self.init(
            try paths.sorted().compactMap { path in
                let parts = path.split(separator: "/")
                guard parts.count > 1 else { return nil }
                return (String(parts[0]), try String(contentsOf: module.appending(path: path), encoding: .utf8))
            })
    }

    /// The uses that are part of a circle, in words, in order.
    var circles: [String] {
        uses.keys.sorted().flatMap { folder in
            uses[folder, default: [:]].filter { reached(from: $0.key).contains(folder) }
                .sorted { $0.key < $1.key }
                .map { "\(folder) uses \($0.value.sorted().joined(separator: ", ")) of \($0.key)" }
        }
    }

    /// Returns the folders that a folder uses, directly or by others.
    private func reached(from folder: String) -> Set<String> {
        var reached: Set<String> = []
        var open = [folder]
        while let next = open.popLast() {
            open += uses[next, default: [:]].keys.filter { reached.insert($0).inserted }
        }
        return reached
    }
}

/// The names that a file declares at its top for others, and those that it uses.
private final class FileNames: SyntaxVisitor {
    private(set) var declared: Set<String> = []
    private(set) var used: Set<String> = []

    init(_ file: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        for statement in file.statements {
            guard let declaration = statement.item.asProtocol((any WithModifiersSyntax).self),
                !declaration.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) })
            else { continue }
            if let named = statement.item.asProtocol((any NamedDeclSyntax).self) { declared.insert(named.name.text) }
        }
        walk(file)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        used.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName != node { used.insert(node.baseName.text) }
        return .visitChildren
    }
}
