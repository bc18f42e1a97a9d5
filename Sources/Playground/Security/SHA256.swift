/// The hash by which a security policy knows a script: FIPS 180-4, SHA-256.
enum SHA256 {
    static func digest(_ message: [UInt8]) -> [UInt8] {
        var hash = start
        var bytes = message + [0x80]
        bytes += [UInt8](repeating: 0, count: (120 - bytes.count % 64) % 64)
        bytes += (0..<8).map { UInt8(truncatingIfNeeded: (message.count * 8) >> (56 - 8 * $0)) }
        for block in stride(from: 0, to: bytes.count, by: 64) { mix(bytes[block..<block + 64], into: &hash) }
        return hash.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
    }

    private static func mix(_ block: ArraySlice<UInt8>, into hash: inout [UInt32]) {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
            block[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let small = turn(early, 7) ^ turn(early, 18) ^ early >> 3
            let large = turn(late, 17) ^ turn(late, 19) ^ late >> 10
            words.append(words[index - 16] &+ small &+ words[index - 7] &+ large)
        }
        var state = hash
        for index in 0..<64 {
            let (a, e) = (state[0], state[4])
            let choice = (e & state[5]) ^ (~e & state[6])
            let majority = (a & state[1]) ^ (a & state[2]) ^ (state[1] & state[2])
            let first =
                state[7] &+ (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) &+ choice &+ constants[index] &+ words[index]
            let second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) &+ majority
            state = [first &+ second, a, state[1], state[2], state[3] &+ first, e, state[5], state[6]]
        }
        for index in 0..<8 { hash[index] &+= state[index] }
    }

    private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word >> count | word << (32 - count)
    }

    /// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
    private static let start: [UInt32] = primes.prefix(8).map { fraction(Double($0).squareRoot()) }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = primes.map(cubeRootFraction)

    private static let primes: [Int] = Array((2...311).filter { number in !(2..<number).contains { number % $0 == 0 } })

    private static func fraction(_ value: Double) -> UInt32 {
        UInt32((value - value.rounded(.down)) * 4_294_967_296)
    }

    /// Returns the fraction of a cube root by halving, in whole numbers: it is the low half of the root times 2^32.
    private static func cubeRootFraction(_ prime: Int) -> UInt32 {
        var (low, high) = (UInt64(1) << 32, UInt64(8) << 32)
        while high - low > 1 {
            let middle = (low + high) / 2
            if cube(middle, isAtMost: UInt64(prime)) { low = middle } else { high = middle }
        }
        return UInt32(truncatingIfNeeded: low)
    }

    /// Returns true if (value / 2^32)^3 <= bound.
    private static func cube(_ value: UInt64, isAtMost bound: UInt64) -> Bool {
        let square = value.multipliedFullWidth(by: value)
        let low = square.low.multipliedFullWidth(by: value)
        let high = square.high.multipliedFullWidth(by: value)
        let middle = high.low.addingReportingOverflow(low.high)
        let top = high.high + (middle.overflow ? 1 : 0)
        let limit = bound.multipliedFullWidth(by: UInt64(1) << 32)
        // bound * 2^96 as three words of 64 bits: (limit.high, limit.low << ..) is bound << 32 in the middle word.
        return (top, middle.partialValue, low.low) <= (limit.high, limit.low, 0)
    }
}
