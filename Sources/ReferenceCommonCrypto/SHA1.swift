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
