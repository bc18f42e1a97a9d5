/// The libraries that a compiled Swift object asks for, read from it without `swift-autolink-extract`.
enum AutolinkEntries {
    /// The section in which the compiler puts them: strings, each ended by a zero.
    static let section = ".swift1_autolink_entries"

    /// Returns the linker arguments that an ELF object for a 64-bit little-endian machine has, each once, in order.
    ///
    /// - Returns: nil if the bytes are no such object.
    static func read(_ object: UnsafeRawBufferPointer) -> [String]? {
        guard object.count >= 64, Array(object[0..<6]) == [0x7f, 0x45, 0x4c, 0x46, 2, 1] else { return nil }
        let reader = Reader(bytes: object)
        guard let table = reader.word(0x28), table <= object.count, let size = reader.half(0x3a),
            let count = reader.sectionCount(table: table), let names = reader.nameSection(table: table),
            let nameTable = reader.word(table + names * size + 0x18), nameTable <= object.count
        else { return nil }
        var entries: [String] = []
        for index in 0..<count {
            let header = table + index * size
            guard let name = reader.quarter(header), let offset = reader.word(header + 0x18),
                let length = reader.word(header + 0x20)
            else { return nil }
            guard reader.string(nameTable + name) == section else { continue }
            guard offset <= object.count, length <= object.count - offset else { return nil }
            let strings = object[offset..<offset + length].split(separator: 0)
            for entry in strings.map({ String(decoding: $0, as: UTF8.self) }) where !entries.contains(entry) {
                entries.append(entry)
            }
        }
        return entries
    }

    /// Returns the library that an entry asks for: `-l` and a plain name.
    ///
    /// - Returns: nil for anything else. The compiler itself writes nothing else, but a source file can put any option
    ///   of the linker there.
    static func library(_ entry: String) -> String? {
        guard entry.hasPrefix("-l") else { return nil }
        let name = entry.dropFirst(2)
        let isPlain = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"):
                true
            default: byte == UInt8(ascii: ".")
            }
        }
        guard isPlain, let first = name.first, first.isLetter || first.isNumber || first == "_" else { return nil }
        return String(name)
    }

    /// The numbers at places of an object; nil outside the bytes.
    private struct Reader {
        var bytes: UnsafeRawBufferPointer

        func half(_ place: Int) -> Int? { load(place, UInt16.self) }
        func quarter(_ place: Int) -> Int? { load(place, UInt32.self) }
        func word(_ place: Int) -> Int? { load(place, UInt64.self) }

        /// The number of sections. From 0xff00 on it is too large for the file's header, which has 0 then, and the first
        /// section's header has it as its size.
        func sectionCount(table: Int) -> Int? {
            guard let count = half(0x3c) else { return nil }
            return count == 0 ? word(table + 0x20).map { min($0, bytes.count) } : count
        }

        /// The index of the section that has the sections' names. If the file's header has 0xffff, the first section's
        /// header has it as its link.
        func nameSection(table: Int) -> Int? {
            guard let index = half(0x3e) else { return nil }
            return index == 0xffff ? quarter(table + 0x28) : index
        }

        func string(_ place: Int) -> String? {
            guard place >= 0, place < bytes.count else { return nil }
            return String(decoding: bytes[place...].prefix { $0 != 0 }, as: UTF8.self)
        }

        private func load<Number: FixedWidthInteger & BitwiseCopyable>(_ place: Int, _ type: Number.Type) -> Int? {
            guard place >= 0, place <= bytes.count - MemoryLayout<Number>.size else { return nil }
            return Int(exactly: Number(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: type)))
        }
    }
}
