/// The SHA-1 digest of FIPS 180-4.
enum SHA1 {
    static func digest(_ message: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
        for block in Padding.blocks(of: message, bigEndian: true) {
            var words = block
            for index in 16..<80 {
                let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
                words.append(mixed.rotatedLeft(1))
            }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for (round, word) in words.enumerated() {
                let sum = a.rotatedLeft(5) &+ mix(round / 20, b, c, d) &+ e &+ word
                (e, d, c, b, a) = (d, c, b.rotatedLeft(30), a, sum)
            }
            for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
        }
        return state.flatMap { Padding.bytes(of: $0, bigEndian: true) }
    }

    private static func mix(_ quarter: Int, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        switch quarter {
        case 0: (b & c | ~b & d) &+ 0x5a82_7999
        case 1: (b ^ c ^ d) &+ 0x6ed9_eba1
        case 2: (b & c | b & d | c & d) &+ 0x8f1b_bcdc
        default: (b ^ c ^ d) &+ 0xca62_c1d6
        }
    }
}

/// The SHA-256 digest of FIPS 180-4.
enum SHA256 {
    static func digest(_ message: [UInt8]) -> [UInt8] {
        var state = start
        for block in Padding.blocks(of: message, bigEndian: true) {
            var words = block
            for index in 16..<64 {
                let (early, late) = (words[index - 15], words[index - 2])
                let first = early.rotatedRight(7) ^ early.rotatedRight(18) ^ early >> 3
                let second = late.rotatedRight(17) ^ late.rotatedRight(19) ^ late >> 10
                words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
            }
            var now = state
            for (round, word) in words.enumerated() { step(&now, word &+ constants[round]) }
            for (index, word) in now.enumerated() { state[index] &+= word }
        }
        return state.flatMap { Padding.bytes(of: $0, bigEndian: true) }
    }

    private static func step(_ state: inout [UInt32], _ word: UInt32) {
        let (a, b, c, e, f, g) = (state[0], state[1], state[2], state[4], state[5], state[6])
        let choice = e & f ^ ~e & g
        let majority = a & b ^ a & c ^ b & c
        let first = e.rotatedRight(6) ^ e.rotatedRight(11) ^ e.rotatedRight(25)
        let second = a.rotatedRight(2) ^ a.rotatedRight(13) ^ a.rotatedRight(22)
        let sum = state[7] &+ first &+ choice &+ word
        state = [sum &+ second &+ majority, a, b, c, state[3] &+ sum, e, f, g]
    }

    private static let start: [UInt32] = [
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
    ]

    private static let constants: [UInt32] = [
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
    ]
}
