/// The statements of C or Objective-C outside of functions and methods, by their words in capitals.
struct CStatements {
    /// The words in capitals of all of them.
    private(set) var words: Set<String> = []
    /// Those that stand where a macro may make a function another one: before its name, or in place of it.
    private(set) var markers: Set<String> = []

    private var statement: [Part] = []
    /// The words in the parentheses around the place.
    private var group: [String] = []
    private var braces = 0
    private var parentheses = 0

    private enum Part {
        case word(String)
        case group([String])
        case method
        case value
    }

    /// - Parameter code: A text without comments and strings.
    init(_ code: String) {
        let bytes = Array(code.utf8)
        var index = 0
        var isLineStart = true
        while index < bytes.count {
            let byte = bytes[index]
            if isLineStart, byte == UInt8(ascii: "#") {
                index = Self.lineEnd(after: index, in: bytes)
                continue
            }
            if byte == UInt8(ascii: "\n") { isLineStart = true } else if !Self.isBlank(byte) { isLineStart = false }
            if braces == 0, Self.isPart(byte) {
                let end = bytes[index...].firstIndex { !Self.isPart($0) } ?? bytes.count
                add(String(decoding: bytes[index..<end], as: UTF8.self))
                index = end
            } else if byte == UInt8(ascii: "@"), braces == 0, parentheses == 0 {
                statement = []
                index = Self.end(ofDirectiveAt: index, in: bytes)
            } else {
                take(byte)
                index += 1
            }
        }
    }

    private mutating func add(_ word: String) {
        if parentheses > 0 { group.append(word) } else { statement.append(.word(word)) }
    }

    private mutating func take(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "{"):
            if braces == 0, parentheses == 0 { note(hasBody: true) }
            braces += 1
        case UInt8(ascii: "}"):
            braces = max(0, braces - 1)
            if braces == 0, parentheses == 0 { statement = [] }
        case _ where braces > 0: break
        case UInt8(ascii: "("):
            if parentheses == 0 { group = [] }
            parentheses += 1
        case UInt8(ascii: ")"):
            parentheses = max(0, parentheses - 1)
            if parentheses == 0 { statement.append(.group(group)) }
        case _ where parentheses > 0: break
        case UInt8(ascii: ";"):
            note(hasBody: false)
            statement = []
        case UInt8(ascii: "-"), UInt8(ascii: "+"):
            // A method; a macro may stand before it without a semicolon.
            note(hasBody: false)
            statement = [.method]
        case UInt8(ascii: "="): statement.append(.value)
        default: break
        }
    }

    private mutating func note(hasBody: Bool) {
        var names: [(word: String, hasGroup: Bool)] = []
        for part in statement {
            switch part {
            case .method:
                return
            case .value:
                words.formUnion(names.map(\.word).filter(Self.isCapital))
                return
            case .word(let word): names.append((word, false))
            case .group(let inner):
                words.formUnion(inner.filter(Self.isCapital))
                if !names.isEmpty { names[names.count - 1].hasGroup = true }
            }
        }
        words.formUnion(names.map(\.word).filter(Self.isCapital))
        if names.first?.word == "typedef" { return }
        if hasBody {
            guard case .group = statement.last, let last = names.last else { return }
            let before = names.dropLast().map(\.word)
            markers.formUnion(before.filter(Self.isCapital))
            // Without a type before it, it is not the name of a function.
            let isNamed = before.contains { !Self.isCapital($0) && !Self.specifiers.contains($0) }
            if !isNamed, Self.isCapital(last.word) { markers.insert(last.word) }
        } else if names.allSatisfy({ $0.hasGroup && Self.isCapital($0.word) }) {
            // Nothing but uses of macros.
            markers.formUnion(names.map(\.word))
        }
    }

    private static let specifiers: Set<String> = ["static", "extern", "inline", "const", "__attribute__"]

    private static func isCapital(_ word: String) -> Bool {
        word.utf8.count > 2 && word.utf8.first.map { (0x41...0x5A).contains($0) } == true
            && !word.utf8.contains { (0x61...0x7A).contains($0) }
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), 0x80...0xFF: true
        default: false
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

    /// Returns the end of a line of the preprocessor, which goes on after a backslash.
    private static func lineEnd(after start: Int, in bytes: [UInt8]) -> Int {
        var index = start
        while let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) {
            let last = bytes[start..<end].last { !isBlank($0) }
            if last != UInt8(ascii: "\\") { return end }
            index = end + 1
        }
        return bytes.count
    }

    /// Returns the end of what an `@` begins: of an interface or a protocol, which only declare, its `@end`; of the beginning of
    /// an implementation, its line or what comes before that ends.
    private static func end(ofDirectiveAt start: Int, in bytes: [UInt8]) -> Int {
        let rest = bytes[(start + 1)...]
        let end = rest.firstIndex { !isPart($0) } ?? bytes.count
        switch String(decoding: bytes[start + 1..<end], as: UTF8.self) {
        case "implementation":
            let marks = Set("\n{-+@".utf8)
            return bytes[end...].firstIndex { marks.contains($0) } ?? bytes.count
        case "interface", "protocol":
            let marks = Set("\n;<".utf8)
            if let mark = bytes[end...].firstIndex(where: { marks.contains($0) }), bytes[mark] == UInt8(ascii: ";") {
                return mark
            }
            return bytes[end...].firstRange(of: Array("@end".utf8))?.upperBound ?? bytes.count
        default: return end
        }
    }
}
