/// The remains of a link to a symbol after `docc` converted only the tutorials, without symbols.
enum SymbolLink {
    /// Returns the symbol's name if the text is a path to one: `openSessions` of
    /// `ReferenceUIKit/UIApplication/openSessions`.
    ///
    /// Any other text is returned as it is.
    static func name(path: String) -> String {
        guard ["Lifecycle/", "ReferenceUIKit/"].contains(where: path.hasPrefix) else { return path }
        return path.split(separator: "/").last.map(String.init) ?? path
    }

    /// Returns the words of a link that has its own, between backticks; nil for other text.
    static func words(_ text: String) -> String? {
        guard text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return nil }
        let words = text.dropFirst().dropLast()
        return words.contains("`") ? nil : String(words)
    }
}
