import Testing

@testable import Storage

struct ContentHashTests {
    @Test func `A hash is the SHA-256 of the hash before and the part`() {
        // From Python: hashlib.sha256(bytes(32) + text.encode()).hexdigest()
        let hashes = ["", "a", "understudy"].map { ContentHash($0).description }
        #expect(
            hashes == [
                "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
                "41a0370c3d9f42773a59e8e01651911cf43b1e3f66944cbb690029debc4eb647",
                "e1fa292b97bc73bc339ef2705ca66db65e0f9e83bda0907070d805a231f3b506",
            ])
        #expect(ContentHash().description == String(repeating: "0", count: 64))
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
