/// The rules by which Swift names a method for Objective-C if no `@objc(name)` does.
enum SelectorRule {
    /// Returns the selector of a method or initialiser with a base name and labels; `_` is not a label.
    static func selector(base: String, labels: [String], isAsync: Bool = false, throwsErrors: Bool = false) -> String {
        var pieces = labels.map { $0 == "_" ? "" : $0 }
        if isAsync {
            pieces.append("completionHandler")
        } else if throwsErrors {
            guard !pieces.isEmpty else { return "\(base)AndReturnError:" }
            pieces.append("error")
        }
        guard let first = pieces.first else { return base }
        return ([joined(base, first)] + pieces.dropFirst()).map { "\($0):" }.joined()
    }

    /// Returns the setter's selector for a property, from the getter's.
    static func setter(of getter: String) -> String {
        "set\(capitalised(getter)):"
    }

    private static func joined(_ base: String, _ label: String) -> String {
        guard !label.isEmpty else { return base }
        let with = prepositions.contains(firstWord(of: label)) || prepositions.contains(lastWord(of: base))
        return base + (with ? "" : "With") + capitalised(label)
    }

    private static func capitalised(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    private static func firstWord(of name: String) -> String {
        let start = name.prefix { $0.isUppercase }
        return (start + name.dropFirst(start.count).prefix { !$0.isUppercase }).lowercased()
    }

    private static func lastWord(of name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
        return name[start...].lowercased()
    }

    /// The prepositions on the compiler's list.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
}
