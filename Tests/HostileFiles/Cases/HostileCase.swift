import DeviceWalks
import Foundation

/// The cases of a format: bytes that follow from a seed and a number.
package struct HostileCases {
    package let format: HostileFormat
    let seeds: [[UInt8]]
    let bombs: [[UInt8]]
    private let tokens: [[Token]]

    package init(_ format: HostileFormat) throws {
        self.format = format
        seeds = try Seeds.all(of: format)
        bombs = Bombs.all(of: format)
        tokens = format.syntax == .binary ? seeds.map { _ in [] } : seeds.map(Token.all)
    }

    /// Returns the bytes of a case. Those of the first are the bombs and the seeds as they are.
    package func bytes(seed: UInt64, number: Int) -> [UInt8] {
        if number < bombs.count { return bombs[number] }
        if number < bombs.count + seeds.count { return seeds[number - bombs.count] }
        var chance = SplitMix64(seed: seed &* 0x1_0000_0001 &+ UInt64(number))
        var bytes = changed(&chance)
        if chance.oneIn(16) { bytes = Self.damaged(bytes, &chance) }
        return bytes
    }

    /// The most bytes of a case. A few bombs are larger.
    private static let limit = 1 << 20

    private func changed(_ chance: inout SplitMix64) -> [UInt8] {
        let index = Int(chance.next() % UInt64(seeds.count))
        let seed = seeds[index]
        switch chance.next() % 20 {
        case 0: return Self.damaged(seed, &chance)
        case 1: return Array(seed.prefix(Int(chance.next() % UInt64(seed.count + 1))))
        case 2:
            let other = chance.pick(seeds)
            return seed.prefix(Int(chance.next() % UInt64(seed.count + 1)))
                + other.suffix(Int(chance.next() % UInt64(other.count + 1)))
        case 3, 4: return seed.mutated(&chance)
        case 5: return Self.lines(of: seed, &chance)
        case 6 where chance.oneIn(8): return Self.strange(seed, &chance)
        case 7 where chance.oneIn(40) && !bombs.isEmpty: return chance.pick(bombs).mutated(&chance)
        case 8 where chance.oneIn(12): return repeated(seed, index, &chance)
        case 9 where chance.oneIn(12): return nested(seed, index, &chance)
        case 10 where format.syntax == .json, 11 where format.syntax == .json:
            return Self.json(of: seed, &chance)
        default:
            guard !tokens[index].isEmpty else { return Self.damaged(seed, &chance) }
            var list = tokens[index]
            // Half of the files keep their form, so that what comes after the parser is tried, too.
            let keepsForm = chance.oneIn(2)
            for _ in 0...Int(chance.next() % 4) {
                if keepsForm { fill(&list, &chance) } else { change(&list, &chance) }
            }
            return list.flatMap(\.bytes)
        }
    }

    /// Returns bytes with some of their bits changed, or numbers in them made as large as can be.
    private static func damaged(_ bytes: [UInt8], _ chance: inout SplitMix64) -> [UInt8] {
        var bytes = bytes
        guard !bytes.isEmpty else { return bytes }
        for _ in 0...Int(chance.next() % 8) {
            let place = Int(chance.next() % UInt64(bytes.count))
            switch chance.next() % 5 {
            case 0: bytes[place] ^= 1 << UInt8(chance.next() % 8)
            case 1: bytes[place] = chance.pick([0, 1, 0x7F, 0x80, 0xC0, 0xE2, 0xED, 0xF4, 0xFF])
            case 2: bytes[place] = bytes[Int(chance.next() % UInt64(bytes.count))]
            case 3:
                let end = Swift.min(bytes.count, place + chance.pick([2, 4, 8]))
                for index in place..<end { bytes[index] = chance.pick([0, 0x7F, 0xFF]) }
            default: bytes[bytes.count - 1 - place % Swift.min(bytes.count, 40)] &+= 1
            }
        }
        return bytes
    }

    /// Returns JSON with a part changed: of a trace, in one of its lines.
    private static func json(of seed: [UInt8], _ chance: inout SplitMix64) -> [UInt8] {
        var lines = seed.split(separator: 0x0A)
        if lines.count > 1, (try? JSONDecoder().decode(JSONTree.self, from: Data(lines[0]))) != nil {
            let place = Int(chance.next() % UInt64(lines.count))
            lines[place] = json(of: Array(lines[place]), &chance)[...]
            return Array(lines.joined(separator: [0x0A]))
        }
        guard let tree = try? JSONDecoder().decode(JSONTree.self, from: Data(seed)) else {
            return seed.mutated(&chance)
        }
        return Array(tree.mutated(&chance).json.utf8)
    }

    private static func lines(of bytes: [UInt8], _ chance: inout SplitMix64) -> [UInt8] {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        for _ in 0...Int(chance.next() % 4) {
            guard !lines.isEmpty else { break }
            let place = Int(chance.next() % UInt64(lines.count))
            let other = Int(chance.next() % UInt64(lines.count))
            switch chance.next() % 4 {
            case 0: lines.remove(at: place)
            case 1: lines.insert(lines[other], at: place)
            case 2: lines.swapAt(place, other)
            default:
                lines.insert(
                    contentsOf: ["<<<<<<< HEAD", "=======", ">>>>>>> x"].map { Array($0.utf8)[...] }, at: place)
            }
        }
        return Array(lines.joined(separator: [0x0A]))
    }

    /// Returns a file that is none of the format, or is in another encoding.
    private static func strange(_ bytes: [UInt8], _ chance: inout SplitMix64) -> [UInt8] {
        switch chance.next() % 6 {
        case 0: []
        case 1: [0]
        case 2: (0..<Int(chance.next() % 400)).map { _ in UInt8(truncatingIfNeeded: chance.next()) }
        case 3: [0xFF, 0xFE] + bytes.flatMap { [$0, 0] }
        case 4: [0xEF, 0xBB, 0xBF] + bytes
        default: bytes + Array(repeating: 0, count: 4096)
        }
    }
}

// MARK: Changes of tokens

extension HostileCases {
    /// Gives a quoted text or a word another content that has no sign of the syntax.
    private func fill(_ list: inout [Token], _ chance: inout SplitMix64) {
        let quoted = list.indices.filter { list[$0].isQuoted }
        guard !quoted.isEmpty else { return change(&list, &chance) }
        let place = chance.pick(quoted)
        let others = tokens[Int(chance.next() % UInt64(tokens.count))].filter(\.isQuoted)
        let content: [UInt8] =
            switch chance.next() % 4 {
            case 0: Array(String.odd(&chance).utf8)
            case 1: Array(Self.number(&chance).utf8)
            default: others.isEmpty ? [] : Array(chance.pick(others).bytes.dropFirst().dropLast())
            }
        list[place] = list[place].filled(with: content.filter { !Array("<>&\"'\\".utf8).contains($0) && $0 >= 0x20 })
    }

    private func change(_ list: inout [Token], _ chance: inout SplitMix64) {
        guard !list.isEmpty else { return }
        let place = list.place(&chance)
        let end = Swift.min(list.count, place + 1 + Int(chance.next() % 24))
        switch chance.next() % 12 {
        case 0: list.removeSubrange(place..<end)
        case 1: list.insert(contentsOf: list[place..<end], at: list.place(&chance))
        case 2: list.swapAt(place, list.place(&chance))
        case 3: list[place] = list[place].filled(with: Array(String.odd(&chance).utf8))
        case 4: list[place] = list[place].filled(with: Array(Self.number(&chance).utf8))
        case 5: list[place].bytes.insert(contentsOf: chance.pick(Self.broken), at: 0)
        case 6: list.insert(Token(bytes: chance.pick(format.fragments)), at: place)
        case 7: list[place] = list[place].filled(with: chance.pick(format.fragments))
        default:
            // A name that means something elsewhere makes circles and wrong types.
            let others = tokens[Int(chance.next() % UInt64(tokens.count))]
            if !others.isEmpty { list[place] = others[others.place(&chance)] }
        }
    }

    private func repeated(_ seed: [UInt8], _ index: Int, _ chance: inout SplitMix64) -> [UInt8] {
        let list = tokens[index]
        guard !list.isEmpty else { return seed + seed + seed }
        let place = list.place(&chance)
        let piece = list[place..<Swift.min(list.count, place + 1 + Int(chance.next() % 30))].flatMap(\.bytes)
        let count = Swift.min(chance.pick([10, 200, 3_000]), Self.limit / Swift.max(1, piece.count))
        return list[..<place].flatMap(\.bytes) + Array(repeating: piece, count: count).flatMap { $0 }
            + list[place...].flatMap(\.bytes)
    }

    private func nested(_ seed: [UInt8], _ index: Int, _ chance: inout SplitMix64) -> [UInt8] {
        let list = tokens[index]
        let (open, close) = chance.pick(format.brackets)
        let depth = chance.pick([20, 110, 260, 600, 3_000, 20_000])
        let place = list.isEmpty ? 0 : list.place(&chance)
        return list[..<place].flatMap(\.bytes) + Array(String(repeating: open, count: depth).utf8)
            + (chance.oneIn(2) ? Array(String(repeating: close, count: depth).utf8) : [])
            + list[place...].flatMap(\.bytes)
    }

    private static func number(_ chance: inout SplitMix64) -> String {
        chance.pick([
            "-1", "0", "65536", "4294967296", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
            "18446744073709551616", "1e400", "-1e400", "1e308", "nan", "inf", "-0", "0x7fffffffffffffff", "1.",
            "9999-99-99T99:99:99Z", "-292277022656-01-27T08:29:52Z", String(repeating: "9", count: 400),
        ])
    }

    /// Bytes that are not UTF-8, or are what readers stumble over.
    private static let broken: [[UInt8]] = [
        [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0],
        [0x1B, 0x5B, 0x32, 0x4A],
        [0xEF, 0xBB, 0xBF], [0xE2, 0x80, 0xAE], [0x0D], [0xF0, 0x9F],
    ]
}

/// A word, a quoted text, white space or a single sign.
struct Token {
    var bytes: [UInt8]

    /// True for a text in quotes.
    var isQuoted: Bool {
        bytes.count >= 2 && (bytes.first == 0x22 || bytes.first == 0x27) && bytes.last == bytes.first
    }

    /// Returns the token with another content, in its own quotes if it has some.
    func filled(with content: [UInt8]) -> Token {
        isQuoted ? Token(bytes: bytes.prefix(1) + content + bytes.suffix(1)) : Token(bytes: content)
    }

    static func all(_ bytes: [UInt8]) -> [Token] {
        var tokens: [Token] = []
        var place = 0
        while place < bytes.count {
            let end = end(of: bytes, from: place)
            tokens.append(Token(bytes: Array(bytes[place..<end])))
            place = end
        }
        return tokens
    }

    private static func end(of bytes: [UInt8], from start: Int) -> Int {
        let first = bytes[start]
        if first == 0x22 || first == 0x27 {
            var place = start + 1
            while place < bytes.count, bytes[place] != first, bytes[place] != 0x0A {
                place += bytes[place] == 0x5C ? 2 : 1
            }
            return place < bytes.count && bytes[place] == first ? place + 1 : start + 1
        }
        let kind = kind(first)
        guard kind > 0 else { return start + 1 }
        return bytes[start...].firstIndex { self.kind($0) != kind } ?? bytes.count
    }

    /// Returns 1 for white space, 2 for a part of a word, 0 for a sign.
    private static func kind(_ byte: UInt8) -> Int {
        switch byte {
        case 0x09, 0x0A, 0x0D, 0x20: 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"), 0x80...:
            2
        default: 0
        }
    }
}

extension [Token] {
    /// Returns the index of a token by chance, rarely one of white space.
    fileprivate func place(_ chance: inout SplitMix64) -> Int {
        let place = Int(chance.next() % UInt64(count))
        guard let first = self[place].bytes.first, first <= 0x20, !chance.oneIn(8) else { return place }
        return place + 1 < count ? place + 1 : place
    }
}
