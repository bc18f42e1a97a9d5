package import Foundation

/// The stored files of a zip archive, read by its directory as a program that unpacks does.
package struct ZipReader {
    package struct Entry {
        package var path: String
        package var content: [UInt8]
    }

    /// In the directory's order.
    package var entries: [Entry] = []

    package enum Unreadable: Error {
        case noDirectory
        case compressed(String)
        case differs(String)
    }

    package init(_ bytes: [UInt8]) throws {
        func number(_ place: Int, _ size: Int) -> Int {
            (0..<size).reduce(0) { $0 | Int(bytes[place + $1]) << ($1 * 8) }
        }
        let end = bytes.count - 22
        guard end >= 0, number(end, 4) == 0x0605_4b50 else { throw Unreadable.noDirectory }
        var place = number(end + 16, 4)
        for _ in 0..<number(end + 10, 2) {
            guard number(place, 4) == 0x0201_4b50 else { throw Unreadable.noDirectory }
            let (size, length, local) = (number(place + 24, 4), number(place + 28, 2), number(place + 42, 4))
            let path = String(decoding: bytes[place + 46..<place + 46 + length], as: UTF8.self)
            guard number(place + 10, 2) == 0 else { throw Unreadable.compressed(path) }
            // The entry repeats, before its content, what the directory says.
            guard number(local, 4) == 0x0403_4b50, bytes[local + 4..<local + 30] == bytes[place + 6..<place + 32] else {
                throw Unreadable.differs(path)
            }
            let start = local + 30 + length
            entries.append(Entry(path: path, content: Array(bytes[start..<start + size])))
            place += 46 + length
        }
        guard place == end else { throw Unreadable.noDirectory }
    }

    /// Writes the files below a folder.
    package func unpack(to folder: URL) throws {
        for entry in entries {
            let place = folder.appending(path: entry.path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(entry.content).write(to: place)
        }
    }
}
