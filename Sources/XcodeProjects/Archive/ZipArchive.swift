/// A zip archive whose entries are stored as they are, with the same bytes whenever it is made.
///
/// Not compressed: Foundation on Linux has no zip writer, and the projects are a few kilobytes of text.
struct ZipArchive {
    private var local: [UInt8] = []
    private var directory: [UInt8] = []
    private var count: UInt16 = 0

    /// Adds a file.
    mutating func add(_ path: String, _ content: [UInt8]) {
        let name = Array(path.utf8)
        var shared: [UInt8] = []
        shared.append(20 as UInt16)  // The version of the format that a reader needs: 2.0.
        shared.append(1 << 11 as UInt16)  // The name is UTF-8.
        shared.append(0 as UInt16)  // Stored, not compressed.
        shared.append(0 as UInt16)
        shared.append(Self.day)
        shared.append(CRC32.checksum(content))
        shared.append(UInt32(content.count))
        shared.append(UInt32(content.count))
        shared.append(UInt16(name.count))
        shared.append(0 as UInt16)

        directory.append(0x0201_4b50 as UInt32)
        directory.append(0x0314 as UInt16)  // Made on Unix, for the permissions below.
        directory += shared
        directory.append(0 as UInt16)
        directory.append(0 as UInt16)
        directory.append(0 as UInt16)
        directory.append(0o100644 << 16 as UInt32)
        directory.append(UInt32(local.count))
        directory += name

        local.append(0x0403_4b50 as UInt32)
        local += shared + name + content
        count += 1
    }

    /// The whole archive.
    var bytes: [UInt8] {
        var end: [UInt8] = []
        end.append(0x0605_4b50 as UInt32)
        end.append(0 as UInt16)
        end.append(0 as UInt16)
        end.append(count)
        end.append(count)
        end.append(UInt32(directory.count))
        end.append(UInt32(local.count))
        end.append(0 as UInt16)
        return local + directory + end
    }

    /// The first day that the format knows, 1 January 1980, so that no time gets into the archive.
    private static let day: UInt16 = 1 << 5 | 1
}

extension [UInt8] {
    /// Adds the bytes of a number, the lowest first.
    fileprivate mutating func append<Number: FixedWidthInteger>(_ number: Number) {
        for byte in 0..<Number.bitWidth / 8 { append(UInt8(truncatingIfNeeded: number >> (byte * 8))) }
    }
}
