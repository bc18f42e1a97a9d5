/// The blocks of 64 bytes that MD5 and SHA process, as sixteen words each.
///
/// They hold the message, a one bit, zeros, and the message's length in bits.
enum Padding {
    static func blocks(of message: [UInt8], bigEndian: Bool) -> [[UInt32]] {
        var padded = message + [0x80]
        padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
        let length = UInt64(message.count) &* 8
        padded += bytes(of: length, bigEndian: bigEndian)
        return stride(from: 0, to: padded.count, by: 64).map { start in
            stride(from: start, to: start + 64, by: 4).map { place in
                let word = padded[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
                return bigEndian ? word : word.byteSwapped
            }
        }
    }

    static func bytes(of number: some FixedWidthInteger, bigEndian: Bool) -> [UInt8] {
        withUnsafeBytes(of: bigEndian ? number.bigEndian : number.littleEndian) { Array($0) }
    }
}

extension UInt32 {
    func rotatedLeft(_ count: UInt32) -> UInt32 { self << count | self >> (32 - count) }
    func rotatedRight(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
