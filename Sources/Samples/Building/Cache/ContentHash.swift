/// A 128-bit hash of contents, the same on every machine and in every run: MurmurHash3, x64, 128 bits.
///
/// It tells contents apart; it offers no protection from someone who makes two contents with one hash.
package struct ContentHash: Hashable, Sendable, Codable, CustomStringConvertible {
    private var first: UInt64
    private var second: UInt64

    /// Creates the hash of nothing.
    package init() {
        first = 0
        second = 0
    }

    /// Adds a part. Parts do not run together: `"ab", "c"` and `"a", "bc"` differ.
    package mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    /// Adds a list, whose end counts: `["a"], ["b"]` and `["a", "b"], []` differ.
    package mutating func add(_ texts: [String]) {
        add(String(texts.count))
        for text in texts { add(text) }
    }

    /// Adds a part.
    package mutating func add(_ bytes: UnsafeRawBufferPointer) {
        let blocks = bytes.count / 16
        for block in 0..<blocks {
            mix(
                UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: block * 16, as: UInt64.self)),
                UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: block * 16 + 8, as: UInt64.self)))
        }
        var tail: (UInt64, UInt64) = (0, 0)
        for index in blocks * 16..<bytes.count {
            let place = index - blocks * 16
            if place < 8 {
                tail.0 |= UInt64(bytes[index]) << UInt64(place * 8)
            } else {
                tail.1 |= UInt64(bytes[index]) << UInt64((place - 8) * 8)
            }
        }
        scramble(tail.0, tail.1)
        finish(count: UInt64(bytes.count))
    }

    private mutating func mix(_ one: UInt64, _ two: UInt64) {
        scramble(one, 0)
        first = (first << 27 | first >> 37) &+ second
        first = first &* 5 &+ 0x52dc_e729
        scramble(0, two)
        second = (second << 31 | second >> 33) &+ first
        second = second &* 5 &+ 0x3849_5ab5
    }

    private mutating func scramble(_ one: UInt64, _ two: UInt64) {
        let k1 = one &* 0x87c3_7b91_1142_53d5
        first ^= (k1 << 31 | k1 >> 33) &* 0x4cf5_ad43_2745_937f
        let k2 = two &* 0x4cf5_ad43_2745_937f
        second ^= (k2 << 33 | k2 >> 31) &* 0x87c3_7b91_1142_53d5
    }

    private mutating func finish(count: UInt64) {
        first ^= count
        second ^= count
        first = first &+ second
        second = second &+ first
        first = Self.avalanche(first)
        second = Self.avalanche(second)
        first = first &+ second
        second = second &+ first
    }

    private static func avalanche(_ value: UInt64) -> UInt64 {
        var value = value
        value ^= value >> 33
        value = value &* 0xff51_afd7_ed55_8ccd
        value ^= value >> 33
        value = value &* 0xc4ce_b9fe_1a85_ec53
        return value ^ value >> 33
    }

    /// 32 hexadecimal digits.
    package var description: String {
        [first, second].map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

extension ContentHash {
    /// Creates the hash of one part.
    package init(_ text: String) {
        self.init()
        add(text)
    }
}
