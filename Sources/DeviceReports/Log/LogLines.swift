internal import Foundation
internal import Glibc

/// The lines of a log, one after the other, read where they are: a log may have millions.
struct LogLines {
    /// Calls a closure for each line.
    ///
    /// - Parameter take: Receives the line as text without the codes that colour it, and whether the recorder's word is
    ///   in it. A long line without the word is left empty.
    static func each(of log: Data, _ take: (_ text: String, _ hasWord: Bool) throws -> Void) rethrows {
        try log.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            var start = 0
            while start < bytes.count {
                let end = memchr(base + start, 10, bytes.count - start).map { UnsafeRawPointer($0) - base }
                let line = UnsafeRawBufferPointer(start: base + start, count: (end ?? bytes.count) - start)
                let hasWord = contains(line)
                try take(hasWord || line.count <= longest ? text(line) : "", hasWord)
                start += line.count + 1
            }
        }
    }

    /// The most bytes of a line that is read though it has no word in it.
    private static let longest = 1 << 16
    private static let word = Array(RecordedLine.word.utf8)

    private static func contains(_ line: UnsafeRawBufferPointer) -> Bool {
        guard let base = line.baseAddress else { return false }
        var place = 0
        while place + word.count <= line.count, let found = memchr(base + place, Int32(word[0]), line.count - place) {
            let here = UnsafeRawPointer(found) - base
            if here + word.count <= line.count, memcmp(found, word, word.count) == 0 { return true }
            place = here + 1
        }
        return false
    }

    private static func text(_ line: UnsafeRawBufferPointer) -> String {
        guard let base = line.baseAddress, memchr(base, 0x1B, line.count) != nil else { return withoutReturn(line) }
        var text = ""
        var place = 0
        while let found = memchr(base + place, 0x1B, line.count - place) {
            let escape = UnsafeRawPointer(found) - base
            text += String(decoding: line[place..<escape], as: UTF8.self)
            place = escape + 1
            guard place < line.count, line[place] == UInt8(ascii: "[") else { continue }
            while place + 1 < line.count, line[place + 1] < 0x40 { place += 1 }
            place = min(place + 2, line.count)
            if place == line.count { return text }
        }
        return text + withoutReturn(UnsafeRawBufferPointer(rebasing: line[place...]))
    }

    /// Returns the text without the return before its end.
    private static func withoutReturn(_ line: UnsafeRawBufferPointer) -> String {
        let end = line.last == UInt8(ascii: "\r") ? line.count - 1 : line.count
        return String(decoding: UnsafeRawBufferPointer(rebasing: line[..<end]), as: UTF8.self)
    }
}
