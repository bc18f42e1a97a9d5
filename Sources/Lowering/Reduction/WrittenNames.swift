/// The names in texts that stand for classes: in strings and in a property list, and where code takes a class as an object.
///
/// They are found in one pass: to look for each name in each text takes long in a large app.
struct WrittenNames: Sendable {
    /// The names at the end of a string, `"Stage.Delegate"`, or of a property list's element, `<string>Delegate<`.
    private(set) var inStrings: Set<String> = []
    /// The names before `.self`.
    private(set) var taken: Set<String> = []

    init(_ texts: [String]) {
        for text in texts {
            var text = text
            text.withUTF8 { add($0) }
        }
    }

    private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < bytes.count {
            guard Self.isOfName[Int(bytes[index])] else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, Self.isOfName[Int(bytes[index])] { index += 1 }
            guard index < bytes.count else { break }
            let before = start > 0 ? bytes[start - 1] : 0
            switch bytes[index] {
            case UInt8(ascii: "\"") where [UInt8(ascii: "\""), UInt8(ascii: ".")].contains(before),
                UInt8(ascii: "<") where [UInt8(ascii: ">"), UInt8(ascii: ".")].contains(before):
                inStrings.insert(Self.name(bytes[start..<index]))
            case UInt8(ascii: ".") where Self.isSelf(bytes[index...]): taken.insert(Self.name(bytes[start..<index]))
            default: break
            }
        }
    }

    private static func name(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    private static func isSelf(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        bytes.starts(with: Array(".self".utf8))
    }

    /// True for the bytes of letters, digits and `_`; what is not ASCII counts as a letter.
    private static let isOfName: [Bool] = (UInt8.min...UInt8.max).map { byte in
        switch byte {
        case 0x80..., 0x5F, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
    }
}
