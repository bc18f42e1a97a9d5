/// An error of the compiler at a place of one of the reader's files.
struct CompileError: Hashable, Sendable {
    /// The offset in the file's UTF-8.
    var offset: Int
    var line: Int
    var message: String
    /// True if it lies behind the end of its line: the line has a stub that is longer than the piece it stands for.
    var isBehindLine = false

    /// The name that the compiler does not find; nil if the error is another.
    var missingName: String? {
        let missing =
            message.firstMatch(of: /(?:cannot find (?:type |operator )?|unknown attribute )'([^']+)'/)?.1
            ?? message.firstMatch(of: #/'([^']+)' is not a member type of /#)?.1
        return missing.map(String.init)
    }

    /// The module that is not here.
    var missingModule: String? {
        message.wholeMatch(of: /no such module '([^']+)'/).map { String($0.1) }
    }

    /// The protocol that a type does not conform to.
    var missingConformance: String? {
        message.firstMatch(of: /does not conform to (?:protocol|inherited protocol) '([^']+)'/).map { String($0.1) }
    }

    /// True if a member is marked as an override of nothing.
    var isOverrideOfNothing: Bool {
        message.contains("does not override any") || message.contains("does not override a designated")
    }

    /// True if it is about a type that the compiler cannot tell, as often when a name is not here.
    var isAboutInference: Bool {
        ["cannot infer ", "could not be inferred", "failed to produce diagnostic"].contains(where: message.contains)
    }

    /// True if it is about what a type derives from or conforms to, or about inference: it often goes once another piece is
    /// left out.
    var oftenFollows: Bool {
        isAboutInference || isOverrideOfNothing || missingConformance != nil || message.contains("has no superclass")
            || message.contains("must provide a main static function")
    }

    /// The names in the message's quotation marks.
    var quotedNames: [String] {
        message.matches(of: /'([^']+)'/).flatMap { match in
            match.1.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        }
    }

    /// The reason as a reader takes it.
    var reason: String {
        if let missingModule { return "module \(missingModule) is not here" }
        if let missingName { return "\(missingName) is not here" }
        return message
    }
}
