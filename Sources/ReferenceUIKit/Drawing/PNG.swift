internal import Foundation

/// The format PNG, as far as an image of one colour needs it.
enum PNG {
    /// The bytes with which each file begins.
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Returns the size that a file says it has, in pixels; nil if the data is no such file.
    static func size(of data: Data) -> CGSize? {
        let bytes = [UInt8](data.prefix(24))
        guard bytes.count == 24, Array(bytes.prefix(8)) == signature else { return nil }
        func number(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        return CGSize(width: number(at: 16), height: number(at: 20))
    }

    /// Returns a file of one colour, with components from 0 to 1; nil without any pixels.
    static func data(
        width: Int, height: Int, color: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    ) -> Data? {
        guard width > 0, height > 0 else { return nil }
        let pixel = [color.red, color.green, color.blue, color.alpha].map {
            UInt8((min(max($0, 0), 1) * 255).rounded())
        }
        let row = [0] + [[UInt8]](repeating: pixel, count: width).flatMap(\.self)
        var file = Data(signature)
        file += chunk("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 6, 0, 0, 0])
        file += chunk("IDAT", stored([[UInt8]](repeating: row, count: height).flatMap(\.self)))
        file += chunk("IEND", [])
        return file
    }

    /// Returns bytes in zlib's format without compression.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x78, 0x01]
        var start = 0
        while start < bytes.count {
            let count = min(65535, bytes.count - start)
            let isLast: UInt8 = start + count == bytes.count ? 1 : 0
            let length = [UInt8(count & 0xFF), UInt8(count >> 8)]
            result += [isLast] + length + length.map { ~$0 } + bytes[start..<start + count]
            start += count
        }
        var sums: (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            sums.0 = (sums.0 + UInt32(byte)) % 65521
            sums.1 = (sums.1 + sums.0) % 65521
        }
        return result + bigEndian(sums.1 << 16 | sums.0)
    }

    private static func chunk(_ type: String, _ bytes: [UInt8]) -> [UInt8] {
        let checked = Array(type.utf8) + bytes
        return bigEndian(UInt32(bytes.count)) + checked + bigEndian(checksum(checked))
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        // Statements, since the compiler needs four seconds to find the types in the same as one expression.
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 {
                let isOdd = sum & 1 == 1
                sum >>= 1
                if isOdd { sum ^= 0xEDB8_8320 }
            }
        }
        return ~sum
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian, Array.init)
    }
}

/// The formats of images by the bytes with which their files begin.
enum ImageFormat {
    /// Returns true for a PNG, JPEG, GIF, TIFF, BMP, WebP or HEIF.
    static func isKnown(_ data: Data) -> Bool {
        let bytes = [UInt8](data.prefix(12))
        let beginnings: [[UInt8]] = [
            PNG.signature, [0xFF, 0xD8, 0xFF], Array("GIF8".utf8), Array("II*\0".utf8), Array("MM\0*".utf8),
            Array("BM".utf8),
        ]
        return beginnings.contains { bytes.starts(with: $0) }
            || bytes.starts(with: Array("RIFF".utf8)) && bytes.suffix(4) == Array("WEBP".utf8)
            || bytes.count == 12 && Array(bytes[4..<8]) == Array("ftyp".utf8)
    }
}
