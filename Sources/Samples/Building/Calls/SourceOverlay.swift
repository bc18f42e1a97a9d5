internal import Lifecycle

/// Shows the compiler other text at the reader's own paths, so that messages and `#filePath` name those.
enum SourceOverlay {
    /// The overlay file (a JSON document, which is YAML too) that shows each file of `contents` at its reader's path.
    static func text(_ files: [(path: String, contents: String)]) -> String {
        let roots = files.map { file in
            "{\"type\":\"file\",\"name\":\(TraceLine.quoted(file.path)),\"external-contents\":\(TraceLine.quoted(file.contents))}"
        }
        // `use-external-names` is what keeps the reader's path in #filePath.
        return """
            {"version":0,"case-sensitive":true,"use-external-names":false,"roots":[
            \(roots.joined(separator: ",\n"))
            ]}

            """
    }
}
