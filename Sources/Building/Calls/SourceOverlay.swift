internal import Lifecycle

/// The file that shows the compiler other text at the user's own paths, so that messages and `#filePath` name those.
enum SourceOverlay {
    /// Returns the overlay file (a JSON document, which is YAML too) that shows each file of `contents` at the user's
    /// path.
    static func text(_ files: [(path: String, contents: String)]) -> String {
        let roots = files.map { file in
            "{\"type\":\"file\",\"name\":\(TraceLine.quoted(file.path)),\"external-contents\":\(TraceLine.quoted(file.contents))}"
        }
        // `use-external-names` keeps the user's path in #filePath.
        return """
            {"version":0,"case-sensitive":true,"use-external-names":false,"roots":[
            \(roots.joined(separator: ",\n"))
            ]}

            """
    }
}
