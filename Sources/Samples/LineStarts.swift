/// The offsets of a text's lines.
package struct LineStarts {
    private let starts: [Int]
    private let end: Int

    package init(_ text: String) {
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
    package func offset(line: Int, column: Int) -> (offset: Int, isBehindLine: Bool)? {
        guard (1...starts.count).contains(line), column > 0 else { return nil }
        let limit = line < starts.count ? starts[line] - 1 : end
        let offset = starts[line - 1] + column - 1
        return offset <= limit ? (offset, false) : (max(starts[line - 1], limit - 1), true)
    }

    /// Returns the line of an offset, from 1.
    package func line(of offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }
}
