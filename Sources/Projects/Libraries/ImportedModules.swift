/// The modules that a text imports, found without parsing it.
///
/// It decides which libraries are built. The compiler decides what an import means.
enum ImportedModules {
    /// Returns the names after the word `import`, each once: of `@testable import struct Core.Item`, `Core`.
    static func names(in text: String) -> Set<String> {
        var names: Set<String> = []
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) where line.count < 200 {
            let words = line.split { [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains($0) }
            guard let place = words.prefix(4).firstIndex(where: { $0.elementsEqual("import".utf8) }),
                words[..<place].allSatisfy(isBeforeImport), var name = words[(place + 1)...].first
            else { continue }
            if kinds.contains(where: name.elementsEqual), let next = words[(place + 2)...].first { name = next }
            let module = name.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ";") }
            names.insert(String(decoding: module, as: UTF8.self))
        }
        return names
    }

    private static func isBeforeImport(_ word: Substring.UTF8View) -> Bool {
        word.first == UInt8(ascii: "@") || access.contains(where: word.elementsEqual)
    }

    private static let access = ["public", "package", "internal", "fileprivate", "private"].map { Array($0.utf8) }
    private static let kinds = ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]
        .map { Array($0.utf8) }
}
