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

/// The offsets of a text's lines.
struct LineStarts {
    private let starts: [Int]
    private let end: Int

    init(_ text: String) {
        var starts = [0]
        var previous: UInt8 = 0
        var offset = 0
        for byte in text.utf8 {
            offset += 1
            if byte == UInt8(ascii: "\n") || (previous == UInt8(ascii: "\r") && byte != UInt8(ascii: "\n")) {
                starts.append(byte == UInt8(ascii: "\n") ? offset : offset - 1)
            }
            previous = byte
        }
        self.starts = starts
        end = offset
    }

    /// Returns the offset of a place, which is the line's end if the line is shorter; nil if there is no such line.
    func offset(line: Int, column: Int) -> (offset: Int, isBehindLine: Bool)? {
        guard (1...starts.count).contains(line), column > 0 else { return nil }
        let limit = line < starts.count ? starts[line] - 1 : end
        let offset = starts[line - 1] + column - 1
        return offset <= limit ? (offset, false) : (max(starts[line - 1], limit - 1), true)
    }

    /// Returns the line of an offset, from 1.
    func line(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }
}
