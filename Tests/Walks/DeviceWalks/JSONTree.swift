/// JSON that can be made wrong: with any numbers, keys twice, any depth.
public enum JSONTree: Hashable, Sendable {
    /// A value as written: `null`, a number, or a text that isn't JSON.
    case word(String)
    case text(String)
    case list([JSONTree])
    case object([Member])

    public struct Member: Hashable, Sendable {
        public var key: String
        public var value: JSONTree

        public init(key: String, value: JSONTree) {
            self.key = key
            self.value = value
        }
    }

    /// The value as written.
    public var json: String {
        switch self {
        case .word(let word): word
        case .text(let text): Self.quoted(text)
        case .list(let list): "[" + list.map(\.json).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { "\(Self.quoted($0.key)):\($0.value.json)" }.joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\0"..."\u{1F}": quoted += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

extension JSONTree: Decodable {
    public init(from decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: Key.self) {
            self = .object(
                try object.allKeys.sorted { $0.stringValue < $1.stringValue }.map {
                    Member(key: $0.stringValue, value: try object.decode(JSONTree.self, forKey: $0))
                })
            return
        }
        let value = try decoder.singleValueContainer()
        if let truth = try? value.decode(Bool.self) {
            self = .word("\(truth)")
        } else if let number = try? value.decode(Int.self) {
            self = .word("\(number)")
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let list = try? value.decode([JSONTree].self) {
            self = .list(list)
        } else {
            self = .word("null")
        }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

extension JSONTree {
    /// Returns the value with a few parts of it changed, some of them beyond JSON.
    public func mutated(_ chance: inout SplitMix64) -> JSONTree {
        var tree = self
        for _ in 0...Int(chance.next() % 3) {
            var place = Int(chance.next() % UInt64(tree.size))
            tree.change(&place, &chance)
        }
        return tree
    }

    /// The number of values in it.
    public var size: Int {
        switch self {
        case .word, .text: 1
        case .list(let list): list.reduce(1) { $0 + $1.size }
        case .object(let members): members.reduce(1) { $0 + $1.value.size }
        }
    }

    /// Changes the value with an index, counting all values in order.
    private mutating func change(_ place: inout Int, _ chance: inout SplitMix64) {
        guard place > 0 else {
            self = changed(&chance)
            place = -1
            return
        }
        place -= 1
        switch self {
        case .word, .text: break
        case .list(var list):
            for index in list.indices where place >= 0 { list[index].change(&place, &chance) }
            self = .list(list)
        case .object(var members):
            for index in members.indices where place >= 0 { members[index].value.change(&place, &chance) }
            self = .object(members)
        }
    }

    private func changed(_ chance: inout SplitMix64) -> JSONTree {
        switch self {
        case .list(var list) where !list.isEmpty && !chance.oneIn(4):
            let index = Int(chance.next() % UInt64(list.count))
            switch chance.next() % 4 {
            case 0: list.remove(at: index)
            case 1: list.append(list[index])
            case 2: list += Array(repeating: list[index], count: chance.pick([2, 40, 400]))
            default: list.reverse()
            }
            return .list(list)
        case .object(var members) where !members.isEmpty && !chance.oneIn(4):
            let index = Int(chance.next() % UInt64(members.count))
            let other = Int(chance.next() % UInt64(members.count))
            switch chance.next() % 5 {
            case 0: members.remove(at: index)
            case 1: members[index].key = .odd(&chance)
            case 2: members.append(Member(key: members[index].key, value: members[other].value))
            case 3: members[index].value = members[other].value
            default: members.append(Member(key: .odd(&chance), value: .odd(&chance)))
            }
            return .object(members)
        case .word(let word) where Int(word) != nil && !chance.oneIn(3):
            return .word(.oddNumber(&chance))
        case .text(let text) where !text.isEmpty && chance.oneIn(2):
            return .text(text.mutated(&chance))
        default:
            return .odd(&chance)
        }
    }

    private static func odd(_ chance: inout SplitMix64) -> JSONTree {
        switch chance.next() % 8 {
        case 0: .word("null")
        case 1: .word(chance.pick(["true", "false", "", "nul", "NaN", "Infinity", "\u{0}", "]"]))
        case 2, 3: .word(.oddNumber(&chance))
        case 4: .list(chance.oneIn(2) ? [] : [.text(.odd(&chance))])
        case 5: .object([])
        case 6:
            .word(
                nested(
                    chance.pick(["[", #"{"a":"#]), chance.pick([3, 100, 511, 513, 5_000]), isClosed: chance.oneIn(2)))
        default: .text(.odd(&chance))
        }
    }

    private static func nested(_ open: String, _ depth: Int, isClosed: Bool) -> String {
        let close = open == "[" ? "]" : "}"
        return String(repeating: open, count: depth) + "1" + (isClosed ? String(repeating: close, count: depth) : "")
    }
}

extension String {
    /// Returns a text that readers of texts do not expect.
    public static func odd(_ chance: inout SplitMix64) -> String {
        switch chance.next() % 12 {
        case 0: ""
        case 1:
            String(
                repeating: chance.pick(["a", "é", "👩‍👩‍👧", "\u{301}", "(", "!", "/"]), count: chance.pick([1, 100, 5_000]))
        case 2: "\(oddNumber(&chance))"
        case 3: chance.pick(["../../etc/passwd", "/", "//", ".", "..", "C:\\", "a/b/c/d", "%00", "%2e%2e%2f"])
        case 4:
            chance.pick([
                "\u{0}", "\u{1B}[31m", "\n", "\r\n", "\u{2028}", "\u{202E}", "\u{FEFF}", "\u{FFFD}", "\u{10FFFF}",
            ])
        case 5:
            chance.pick([
                "__proto__", "constructor", "<script>", "{{x}}", "${x}", "'; --", "$(id)", "`id`", "-S/bin/sh",
            ])
        case 6: chance.pick(["LD_PRELOAD=x", "=", "=x", "A=", "A", "UNDERSTUDY_X=1", "-=-", "A=\u{0}"])
        case 7: chance.pick(["12", "27", "28", "16.4", "16.4.1", "１６", "999999999999999999999", "16.", ".4", "-16"])
        case 8:
            chance.pick(["home", "swipe=0", "swipe=9223372036854775807", "front=-1", "open-url=", "split", "terminate"])
        case 9:
            chance.pick(["fresh", "afterRun", "afterSplit", "custom", "iphone", "ipad", "6", "7", "8", "16", "none"])
        case 10:
            chance.pick([
                "basics/1", "basics/0", "basics/9223372036854775808", "T47", "T47/code", "T36", "t01", "Z99/code/x",
            ])
        default:
            String(
                decoding: (0..<Int(chance.next() % 20)).map { _ in UInt8(truncatingIfNeeded: chance.next()) },
                as: UTF8.self)
        }
    }

    /// Returns a number as JSON or an address may write it.
    static func oddNumber(_ chance: inout SplitMix64) -> String {
        chance.pick([
            "0", "-0", "1", "-1", "2", "3", "255", "65536", "4294967296", "1099511627777", "9223372036854775807",
            "-9223372036854775808", "9223372036854775808", "1e400", "1e18", "-1e-400", "1.5", "0.1e1", "01", "0x10",
            "+1", "1_000",
            String(repeating: "9", count: 400),
        ])
    }

    /// Returns the text with a few bytes of it changed; bytes that are no longer UTF-8 are replaced.
    public func mutated(_ chance: inout SplitMix64) -> String {
        String(decoding: Array(utf8).mutated(&chance), as: UTF8.self)
    }
}

extension [UInt8] {
    /// Returns the bytes with a few changed, removed, repeated or inserted.
    public func mutated(_ chance: inout SplitMix64) -> [UInt8] {
        var bytes = self
        for _ in 0...Int(chance.next() % 4) {
            let place = Int(chance.next() % UInt64(bytes.count + 1))
            let end = Swift.min(bytes.count, place + Int(chance.next() % 16))
            switch chance.next() % 6 {
            case 0: bytes.removeSubrange(place..<end)
            case 1: bytes.insert(contentsOf: bytes[place..<end], at: Int(chance.next() % UInt64(bytes.count + 1)))
            case 2: bytes.removeSubrange(place...)
            case 3: bytes.insert(UInt8(truncatingIfNeeded: chance.next()), at: place)
            default: if place < bytes.count { bytes[place] = UInt8(truncatingIfNeeded: chance.next()) }
            }
        }
        return bytes
    }
}
