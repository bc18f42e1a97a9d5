internal import Foundation
internal import Samples

extension ReferenceModules {
    /// Returns those parts of the modules that an app needs: what every launch does, and what its code may import.
    ///
    /// The code's text decides, comments and inactive branches included. So an app may wait for a part that it does not
    /// use, but a module that it asks about, as with `canImport`, is always there.
    package func needed(by inputs: [ModuleInput]) -> ReferenceModules {
        let places = modules.filter { $0.part != .launch }
            .reduce(into: [String: Set<ReferencePart>]()) { places, module in
                for name in [module.name, module.standsFor].compactMap(\.self) {
                    places[name, default: []].insert(module.part)
                }
            }
        guard !places.isEmpty else { return self }
        var needed: Set<ReferencePart> = [.launch]
        for file in inputs.flatMap(\.allFiles) {
            guard let names = Self.importedNames(in: file.text) else { return self }
            for name in names { needed.formUnion(places[name] ?? []) }
        }
        return needed.count == parts.count ? self : keeping(needed)
    }

    /// Returns the words after each `import` on its line, and those in the brackets after each `canImport`; nil if that may
    /// not be all of what is asked for.
    static func importedNames(in text: String) -> Set<String>? {
        var text = text
        return text.withUTF8 { bytes in
            guard let start = UnsafeRawPointer(bytes.baseAddress) else { return [] }
            let end = start + bytes.count
            var names: Set<String> = []
            var lineEnd = start
            var next = place(of: mport, from: start, to: end)
            while let found = next {
                let rest = found + mport.count
                if found >= lineEnd {
                    lineEnd = memchr(rest, newline, end - rest).map { UnsafeRawPointer($0) } ?? end
                }
                // What follows the next one on this line is that one's: no byte is read twice for its words.
                next = place(of: mport, from: rest, to: end)
                var askedEnd = lineEnd
                if let next, next < lineEnd {
                    askedEnd = next
                    // The word that the next one is the end of begins before it.
                    while askedEnd > rest, isPartOfName((askedEnd - 1).load(as: UInt8.self)) { askedEnd -= 1 }
                }
                let asked = UnsafeRawBufferPointer(start: rest, count: askedEnd - rest)
                let isQuestion =
                    found - start >= question.count
                    && memcmp(found - question.count, question, question.count) == 0
                if let first = asked.first, first < 0x80, isPartOfName(first) { continue }
                guard let words = words(in: asked, isQuestion: isQuestion) else { return nil }
                names.formUnion(words)
            }
            return names
        }
    }

    private static func words(in asked: UnsafeRawBufferPointer, isQuestion: Bool) -> Set<String>? {
        let part = isQuestion ? inBrackets(asked) : beforeComment(asked)
        // A block comment may hide the name or the line's end; a blank may be one beyond ASCII.
        guard let part, !part.contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "*") }) else { return nil }
        let words = Set(part.split { !isPartOfName($0) }.map { String(decoding: $0, as: UTF8.self) })
            .subtracting(kinds)
        return words.isEmpty ? nil : words
    }

    /// Returns the place of some bytes, of which the first is rare: that makes this fast in debug builds, too.
    private static func place(
        of wanted: [UInt8], from start: UnsafeRawPointer, to end: UnsafeRawPointer
    ) -> UnsafeRawPointer? {
        var place = start
        while let found = memchr(place, Int32(wanted[0]), end - place).map({ UnsafeRawPointer($0) }) {
            place = found + 1
            if end - found > wanted.count, memcmp(found, wanted, wanted.count) == 0 { return found }
        }
        return nil
    }

    /// Returns a line up to the comment that ends it.
    private static func beforeComment(_ line: UnsafeRawBufferPointer) -> Slice<UnsafeRawBufferPointer> {
        let slash = UInt8(ascii: "/")
        let end = line.indices.dropLast().first { line[$0] == slash && line[$0 + 1] == slash }
        return line[..<(end ?? line.endIndex)]
    }

    /// Returns a line up to its first closing bracket; nil if it has none.
    private static func inBrackets(_ line: UnsafeRawBufferPointer) -> Slice<UnsafeRawBufferPointer>? {
        line.firstIndex(of: UInt8(ascii: ")")).map { line[..<$0] }
    }

    private static let mport = Array("mport".utf8)
    private static let question = Array("canI".utf8)
    private static let newline = Int32(UInt8(ascii: "\n"))

    /// The words that stand between `import` and a declaration's module.
    private static let kinds: Set<String> = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
