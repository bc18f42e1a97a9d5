internal import Foundation
internal import Samples

extension ReferenceModules {
    /// Returns those parts of the modules that an app needs: what every launch does, and what its code may import.
    ///
    /// The code's text decides, comments and inactive branches included. So an app may wait for a part that it does not
    /// use, but a module that it asks about, as with `canImport`, is always there.
    package func needed(by inputs: [ModuleInput]) -> ReferenceModules {
        let places = modules.filter { $0.part != .launch }
            .reduce(into: [String: Set<ReferencePart>]()) { places, module in
                for name in [module.name, module.standsFor].compactMap(\.self) {
                    places[name, default: []].insert(module.part)
                }
            }
        guard !places.isEmpty else { return self }
        var needed: Set<ReferencePart> = [.launch]
        for file in inputs.flatMap(\.allFiles) {
            guard let names = Self.importedNames(in: file.text) else { return self }
            for name in names { needed.formUnion(places[name] ?? []) }
        }
        return needed.count == parts.count ? self : keeping(needed)
    }

    /// Returns the words after each `import` and `canImport` on its line; nil if what is imported is not on that line.
    static func importedNames(in text: String) -> Set<String>? {
        var text = text
        return text.withUTF8 { bytes in
            guard var place = UnsafeRawPointer(bytes.baseAddress) else { return [] }
            let end = place + bytes.count
            var names: Set<String> = []
            // Each `m`, since files have few of them, and this function is fast in debug builds, too.
            while let found = memchr(place, m, end - place).map({ UnsafeRawPointer($0) }) {
                place = found + 1
                guard end - found > mport.count, memcmp(found, mport, mport.count) == 0 else { continue }
                let rest = found + mport.count
                let lineEnd = memchr(rest, newline, end - rest).map { UnsafeRawPointer($0) } ?? end
                let line = UnsafeRawBufferPointer(start: rest, count: lineEnd - rest)
                if line.first.map(isPartOfName) ?? false { continue }
                let imported = Set(line.split { !isPartOfName($0) }.map { String(decoding: $0, as: UTF8.self) })
                    .subtracting(kinds)
                if imported.isEmpty || line.contains(UInt8(ascii: "*")) { return nil }
                names.formUnion(imported)
                place = lineEnd
            }
            return names
        }
    }

    private static let mport = Array("mport".utf8)
    private static let m = Int32(UInt8(ascii: "m"))
    private static let newline = Int32(UInt8(ascii: "\n"))

    /// The words that stand between `import` and a declaration's module.
    private static let kinds: Set<String> = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: false
        }
    }
}
