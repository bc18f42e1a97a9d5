/// The text of a tutorial's file, as far as it names the files that its steps show.
struct TutorialSource: Hashable {
    var text: String

    /// Returns the source in which each step names the newest version of its file that stands before it.
    ///
    /// Left to itself, `docc` compares a file with the step before of the same section alone. What an author wrote about
    /// the previous file stays.
    ///
    /// - Parameter start: The names of the files that are there before the first step, by their paths.
    func namingPreviousFiles(start: [String: String]) -> TutorialSource {
        var newest = start
        let code = /@Code\(\s*name:\s*"([^"]*)",\s*file:\s*"([^"]*)"([^)]*)\)/
        return TutorialSource(
            text: text.replacing(code) { match in
                let (whole, path, file, rest) = match.output
                let previous = newest.updateValue(String(file), forKey: String(path))
                guard let previous, previous != file, rest.allSatisfy(\.isWhitespace) else { return String(whole) }
                return "@Code(name: \"\(path)\", file: \"\(file)\", previousFile: \"\(previous)\")"
            })
    }
}
