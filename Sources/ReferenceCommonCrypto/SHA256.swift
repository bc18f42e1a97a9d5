/// The SHA-256 digest of FIPS 180-4, of bytes that come in any number of parts.
///
/// The program makes the keys of its cache with it, too, so it is written for debug builds: no arrays in its loops, and
/// no calls.
package struct SHA256 {
    private var state = Self.start
    /// The bytes of a block that is not whole yet.
    private var rest: [UInt8] = []
    private var count: UInt64 = 0

    /// Creates the digest of nothing.
    package init() {}

    /// Returns the 32 bytes of a message's digest.
    package static func digest(_ message: [UInt8]) -> [UInt8] {
        var hash = SHA256()
        message.withUnsafeBytes { hash.add($0) }
        return hash.digest
    }

    /// Adds bytes. Parts run together: `"ab", "c"` and `"a", "bc"` have one digest.
    package mutating func add(_ bytes: UnsafeRawBufferPointer) {
        count &+= UInt64(bytes.count)
        var bytes = bytes
        if !rest.isEmpty {
            let taken = min(64 - rest.count, bytes.count)
            rest.append(contentsOf: bytes[..<taken])
            bytes = UnsafeRawBufferPointer(rebasing: bytes[taken...])
            guard rest.count == 64 else { return }
            let block = rest
            rest = []
            block.withUnsafeBytes { mix($0) }
        }
        let whole = bytes.count - bytes.count % 64
        mix(UnsafeRawBufferPointer(rebasing: bytes[..<whole]))
        rest.append(contentsOf: bytes[whole...])
    }

    /// The 32 bytes of the digest of all that was added.
    package var digest: [UInt8] {
        var last = rest + [0x80]
        last += [UInt8](repeating: 0, count: (120 - last.count % 64) % 64)
        last += Padding.bytes(of: count &* 8, bigEndian: true)
        var hash = self
        last.withUnsafeBytes { hash.mix($0) }
        return hash.state.flatMap { Padding.bytes(of: $0, bigEndian: true) }
    }

    /// Mixes whole blocks into the state.
    private mutating func mix(_ blocks: UnsafeRawBufferPointer) {
        guard let first = blocks.baseAddress, !blocks.isEmpty else { return }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
            Self.constants.withUnsafeBufferPointer { constants in
                guard let words = words.baseAddress, let constants = constants.baseAddress else { return }
                var place = 0
                while place < blocks.count {
                    Self.expand(first + place, into: words)
                    mix(words, constants)
                    place &+= 64
                }
            }
        }
    }

    /// Makes the 64 words of a block of 64 bytes.
    private static func expand(_ block: UnsafeRawPointer, into words: UnsafeMutablePointer<UInt32>) {
        UnsafeMutableRawPointer(words).copyMemory(from: block, byteCount: 64)
        var index = 0
        while index < 16 {
            words[index] = words[index].bigEndian
            index &+= 1
        }
        while index < 64 {
            let early = words[index &- 15]
            let late = words[index &- 2]
            let first = (early &>> 7 | early &<< 25) ^ (early &>> 18 | early &<< 14) ^ early &>> 3
            let second = (late &>> 17 | late &<< 15) ^ (late &>> 19 | late &<< 13) ^ late &>> 10
            words[index] = words[index &- 16] &+ first &+ words[index &- 7] &+ second
            index &+= 1
        }
    }

    /// Mixes a block's 64 words into the state.
    private mutating func mix(_ words: UnsafePointer<UInt32>, _ constants: UnsafePointer<UInt32>) {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        var round = 0
        while round < 64 {
            let first = (e &>> 6 | e &<< 26) ^ (e &>> 11 | e &<< 21) ^ (e &>> 25 | e &<< 7)
            let choice = (e & f) ^ (~e & g)
            let sum = h &+ first &+ choice &+ constants[round] &+ words[round]
            let second = (a &>> 2 | a &<< 30) ^ (a &>> 13 | a &<< 19) ^ (a &>> 22 | a &<< 10)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            h = g
            g = f
            f = e
            e = d &+ sum
            d = c
            c = b
            b = a
            a = sum &+ second &+ majority
            round &+= 1
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
        state[4] &+= e
        state[5] &+= f
        state[6] &+= g
        state[7] &+= h
    }

    private static let start: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]

    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
