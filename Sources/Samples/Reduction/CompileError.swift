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
        message.firstMatch(of: /cannot find (?:type |operator )?'([^']+)' in scope/).map { String($0.1) }
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

    /// The reason as a reader takes it.
    var reason: String {
        if let missingModule { return "module \(missingModule) is not here" }
        if let missingName { return "\(missingName) is not here" }
        return message
    }
}
