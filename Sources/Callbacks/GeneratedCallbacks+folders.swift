package import FoundationEssentials

extension GeneratedCallbacks {
    /// Generates the files that follow from the declarations in a folder `Sources`.
    package init(sources: URL) throws {
        let declared = try Self.declared(in: sources)
        let constants = Set(declared.flatMap(\.callbacks).map(\.constant))
        self.init(declared, sent: try Self.sent(constants, in: sources))
    }

    /// Returns the constants of the callbacks that the reference UIKit in a folder `Sources` sends.
    package static func sent(_ constants: Set<String>, in sources: URL) throws -> Set<String> {
        let uikit = sources.appending(path: "ReferenceUIKit")
        return try swiftFiles(below: uikit).filter { !$0.hasPrefix("Generated/") }.reduce(into: []) { sent, path in
            sent.formUnion(SentCallbacks.named(constants, in: try text(uikit.appending(path: path))))
        }
    }

    /// The declarations in a folder `Sources`: the app delegate's first, then in the order of the files' names.
    package static func declared(in sources: URL) throws -> [CallbackFile] {
        let folder = sources.appending(path: declarations)
        return try swiftFiles(below: folder).map { path in
            try CallbackFile(name: path, text: try text(folder.appending(path: path)))
        }
    }

    /// The files that lie in the generated folders of `Sources`, by their paths there.
    package static func present(in sources: URL) throws -> [String: String] {
        let paths = try folders.flatMap { folder in
            try swiftFiles(below: sources.appending(path: folder)).map { "\(folder)/\($0)" }
        }
        return Dictionary(
            uniqueKeysWithValues: try paths.map { ($0, try text(sources.appending(path: $0))) })
    }

    /// Writes the files into a folder `Sources`, and removes those that no declaration leads to any more.
    ///
    /// - Returns: The paths of the files that were changed, sorted.
    package func write(to sources: URL) throws -> [String] {
        let present = try Self.present(in: sources)
        for path in Set(present.keys).subtracting(files.keys) {
            try FileManager.default.removeItem(at: sources.appending(path: path))
        }
        for (path, text) in files where present[path] != text {
            let file = sources.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return Set(present.keys).union(files.keys).filter { present[$0] != files[$0] }.sorted()
    }

    private static func text(_ file: URL) throws -> String {
        String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }

    private static func swiftFiles(below folder: URL) throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .sorted()
    }
}
