package import Samples
package import Storage

/// A module as the compiler gets it: lowered, and with the files that lowering adds.
package struct ModuleInput: Hashable, Sendable {
    /// The module's name.
    package var name: String
    /// The user's files: their absolute paths, and the text to compile in their place.
    package var files: [SourceFile]
    /// Files that the user has not written. Their warnings are dropped.
    package var generated: [SourceFile]
    /// The version of the Swift language: `5` or `6`.
    package var languageMode: String
    /// Compilation conditions, such as `DEBUG`.
    package var conditions: [String]
    /// `MainActor`, or nil for nonisolated.
    package var defaultIsolation: String?
    /// The Swift package that the module is of; nil if it is of none.
    package var packageName: String?
    /// The compiler's options for features.
    package var features: [String] = []

    package init(
        name: String, files: [SourceFile], generated: [SourceFile] = [], languageMode: String = "5",
        conditions: [String] = ["DEBUG"], defaultIsolation: String? = nil
    ) {
        self.name = name
        self.files = files
        self.generated = generated
        self.languageMode = languageMode
        self.conditions = conditions
        self.defaultIsolation = defaultIsolation
    }

    package var allFiles: [SourceFile] { files + generated }

    /// True if a file's statements are the program, as those of `main.swift` are.
    var hasMainFile: Bool {
        files.contains { $0.path.split(separator: "/").last == "main.swift" }
    }

    /// The hash of everything that reaches the compiler.
    package var identity: ContentHash {
        var hash = shape
        for file in allFiles { hash.add(file.text) }
        return hash
    }

    /// The hash of everything that reaches the compiler, except the texts.
    var shape: ContentHash {
        var hash = ContentHash()
        hash.add([name, languageMode, defaultIsolation ?? ""])
        hash.add(conditions)
        hash.add([packageName ?? ""] + features)
        for list in [files, generated] { hash.add(list.map(\.path)) }
        return hash
    }
}
