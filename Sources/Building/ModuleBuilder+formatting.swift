internal import Confinement
internal import Storage
internal import Wording

extension ModuleBuilder {
    /// The outcome of formatting a text.
    package enum Formatted: Hashable, Sendable {
        case text(String)
        /// The text cannot be formatted, for the reason in a sentence.
        case refused(String)
    }

    /// Returns a Swift text as the toolchain's `swift-format` writes it.
    ///
    /// - Throws: `BuildTimedOut`, `ToolFailure`, `CacheUnusable` and `CancellationError`.
    package func formatted(_ text: String) async throws -> Formatted {
        let formatter = Files.parent(toolchain.compiler) + "/swift-format"
        guard Files.isExecutable(formatter) else {
            return .refused("This toolchain has no swift-format. It comes with Swift 6 and later.")
        }
        return try await inTurn("the formatted text") {
            let workFolder = WorkFolder(cache: cache)
            defer { workFolder.remove() }
            let folder = try workFolder.make()
            let name = "Text.swift"
            let file = folder + "/" + name
            try Files.write(Array(text.utf8), to: file)
            let call = ToolCall(
                tool: formatter, arguments: ["format", "--in-place", "--configuration", Self.formatting, name],
                workingDirectory: folder)
            let result = try await tools().runner.run(call)
            guard result.succeeded else { return .refused(Self.reason(result.output, of: name)) }
            return .text(String(decoding: try Files.bytes(file), as: UTF8.self))
        }
    }

    /// The style of the code in the tutorials.
    private static let formatting = """
        {"version": 1, "lineLength": 120, "indentation": {"spaces": 4}, "respectsExistingLineBreaks": true, \
        "lineBreakBeforeEachArgument": false, "maximumBlankLines": 1}
        """

    /// Returns the first error that the formatter printed, in a sentence.
    private static func reason(_ output: String, of name: String) -> String {
        let error = CompilerOutput.parse(output).first { $0.severity == .error }
        guard let error, error.path?.hasSuffix(name) == true else {
            return "The code cannot be formatted: swift-format ended without a result."
        }
        return "The code cannot be formatted. Line \(error.line): \(error.message)."
    }
}
