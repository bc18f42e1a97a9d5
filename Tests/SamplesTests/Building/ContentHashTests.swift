import Testing

@testable import Samples

struct ContentHashTests {
    @Test func `A hash stays the same forever`() {
        // The last is a published value of MurmurHash3_x64_128.
        let texts = ["", "a", "understudy", "The quick brown fox jumps over the lazy dog."]
        let hashes = texts.map { ContentHash($0).description }
        #expect(
            hashes == [
                "00000000000000000000000000000000", "85555565f6597889e6b53a48510e895a",
                "77ed997c18e1718dd748e975553c6000", "cd99481f9ee902c9695da1a38987b6e7",
            ])
    }

    @Test func `Parts are told apart`() {
        let ways: [[[String]]] = [
            [["ab", "c"]], [["a", "bc"]], [["abc"]], [["a"], ["b", "c"]], [["a", "b"], ["c"]], [["a", "b", "c"], []],
            [],
        ]
        let hashes = ways.map { lists in
            var hash = ContentHash()
            for list in lists { hash.add(list) }
            return hash
        }
        #expect(Set(hashes).count == ways.count)
    }

    @Test func `Every byte counts`() {
        let base = [UInt8](repeating: 7, count: 45)
        let variants = base.indices.map { index in
            var bytes = base
            bytes[index] = 8
            return bytes
        }
        let hashes = ([base] + variants).map { bytes in
            var hash = ContentHash()
            bytes.withUnsafeBytes { hash.add($0) }
            return hash
        }
        #expect(Set(hashes).count == 46)
    }
}
