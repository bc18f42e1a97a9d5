package import Lowering
package import Samples

/// Returns a target of files with their texts.
package func target(_ files: [(name: String, text: String)]) -> Sample.Target {
    Sample.Target(
        name: "App", module: "App", sources: files.map { SourceFile(path: "/app/\($0.name)", text: $0.text) })
}

/// Returns a file's lowered text in its own module.
package func lowered(_ text: String, role: TargetRole = .app) -> String {
    LoweredTarget(lowering: target([("File.swift", text)]), role: role).files[0].text
}

/// Returns the user's lines of a file's lowered text, without the lines that lowering appends.
package func loweredLines(_ text: String) -> String {
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
    return lowered(text).split(separator: "\n", omittingEmptySubsequences: false).prefix(count)
        .joined(separator: "\n")
}
