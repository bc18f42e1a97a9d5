package import Foundation

/// The public names of the reference modules, where they are used, and why they are there if nothing uses them.
package struct ReferenceSurface: Sendable {
    /// All, without those that are for the generated code and the other modules alone.
    package let names: [PublicName]
    /// The words of the fixtures, the techniques, the claims, the pages and the tests.
    private let words: Set<Substring>
    /// The groups of names that nothing uses.
    package let groups: [Group]

    /// Names of a folder that nothing uses.
    package struct Group: Codable, Hashable, Sendable {
        /// The folder below `Sources`.
        package var folder: String
        /// The reason why they are there, a sentence.
        package var reason: String
        /// The names, in order.
        package var names: [String]
    }

    /// The modules that apps import under Apple's names.
    private static let modules = [
        "ReferenceUIKit", "ReferenceSwiftUI", "ReferenceCombine", "ReferenceObjectiveC", "ReferenceCommonCrypto",
        "ReferenceOS", "ReferenceAVFoundation", "ReferenceCoreData", "ReferenceCoreLocation",
        "ReferenceMapKit", "ReferenceWebKit",
    ]
    /// The folders with what uses the names.
    private static let using = ["Tests", "Sources/Catalog", "Documentation.docc"]
    /// Folders that list names or are written by commands, and use none.
    private static let listing = [
        "Tests/ReferenceSurface", "Tests/Recorded", "Documentation.docc/Symbols", "Documentation.docc/Contributing",
        "Documentation.docc/Generated",
    ]
    /// The kinds of files with Swift, with an app's description, or with pages.
    private static let endings = [
        ".swift", ".md", ".tutorial", ".storyboard", ".xib", ".plist", ".json", ".txt", ".m", ".h",
    ]

    /// The file with the groups.
    package static let reasons = "Tests/ReferenceSurface/unused.json"

    /// Reads the sources and everything that may use them.
    ///
    /// - Parameter package: The project's folder.
    package init(_ package: URL) throws {
        var names: Set<PublicName> = []
        for module in Self.modules {
            for path in Self.files(in: "Sources/\(module)", of: package) where path.hasSuffix(".swift") {
                let source = try String(contentsOf: package.appending(path: path), encoding: .utf8)
                let folder = path.split(separator: "/").dropFirst().dropLast().joined(separator: "/")
                names.formUnion(PublicNameReader.names(in: source).map { PublicName(folder: folder, name: $0) })
            }
        }
        self.names = names.filter { !$0.isOwn }.sorted()
        var words: Set<Substring> = []
        for folder in Self.using {
            for path in Self.files(in: folder, of: package)
            where !path.contains("/.") && Self.endings.contains(where: path.hasSuffix)
                && !Self.listing.contains(where: { path.hasPrefix($0 + "/") })
            {
                // A fixture may have a file that cannot be read as text.
                guard let text = try? String(contentsOf: package.appending(path: path), encoding: .utf8) else {
                    continue
                }
                words.formUnion(Self.words(of: text))
            }
        }
        self.words = words
        groups = try JSONDecoder().decode([Group].self, from: Data(contentsOf: package.appending(path: Self.reasons)))
    }

    /// True if a fixture, a technique, a claim, a page or a test has the name's last word.
    package func isUsed(_ name: PublicName) -> Bool { words.contains(name.word[...]) }

    /// Returns the reason that is given for a name; nil if there is none.
    package func reason(for name: PublicName) -> String? {
        groups.first { $0.folder == name.folder && $0.names.contains(name.name) }?.reason
    }

    /// The names that nothing uses and for which no reason is given.
    package var unexplained: [PublicName] { names.filter { !isUsed($0) && reason(for: $0) == nil } }

    /// The names in the groups that are used, or that no module has.
    package var obsolete: [PublicName] {
        let unused = Set(names.filter { !isUsed($0) })
        return groups.flatMap { group in group.names.map { PublicName(folder: group.folder, name: $0) } }
            .filter { !unused.contains($0) }
    }

    private static func files(in folder: String, of package: URL) -> [String] {
        let paths = FileManager.default.enumerator(atPath: package.appending(path: folder).path)
        return (paths?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }.sorted()
    }

    static func words(of text: String) -> Set<Substring> {
        Set(text.split { !($0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber)) })
    }
}
