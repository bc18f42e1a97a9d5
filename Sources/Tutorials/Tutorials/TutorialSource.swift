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

    /// Returns the source in which links to articles are paths in an archive, with the articles' titles.
    ///
    /// - Parameter titles: The articles' titles, by the names that links use.
    func linking(_ titles: [String: String]) -> TutorialSource {
        let link = /<doc:([A-Za-z0-9-]+)(#[^>]*)?>/
        return TutorialSource(
            text: text.replacing(link) { match in
                let (whole, name, section) = match.output
                guard let title = titles[String(name)] else { return String(whole) }
                let path = "/documentation/understudy/\(name.lowercased())\(section ?? "")"
                // A link with words of its own has the target in parentheses.
                let hasWords = text[..<whole.startIndex].hasSuffix("](")
                return hasWords ? path : "[\(title)](\(path))"
            })
    }
}
