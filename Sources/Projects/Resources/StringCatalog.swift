internal import Foundation
internal import Storage
internal import Wording

/// A string catalog (`.xcstrings`) as the `.strings` files that Xcode makes of it.
enum StringCatalog {
    /// Returns the files by their places in the bundle: `en.lproj/Localizable.strings`; none of an unreadable catalog.
    ///
    /// A text that depends on a number or a device is left out: then the key stands for it.
    static func files(_ data: Data, path: String) -> [String: String] {
        guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else { return [:] }
        var lines: [String: [String]] = [catalog.sourceLanguage: []]
        for (key, entry) in catalog.strings.sorted(by: { $0.key < $1.key }) {
            for (language, localisation) in entry.localizations ?? [:] {
                guard let value = localisation.stringUnit?.value else { continue }
                lines[language, default: []].append(
                    "\(Escaping.openStepString(key)) = \(Escaping.openStepString(value));\n")
            }
        }
        return Dictionary(
            uniqueKeysWithValues: lines.filter { isLanguage($0.key) }.map { language, lines in
                ("\(language).lproj/\(Path.stem(path)).strings", lines.joined())
            })
    }

    private static func isLanguage(_ name: String) -> Bool {
        !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    }

    private struct Catalog: Decodable {
        var sourceLanguage: String
        var strings: [String: Entry]

        struct Entry: Decodable { var localizations: [String: Localisation]? }
        struct Localisation: Decodable { var stringUnit: Unit? }
        struct Unit: Decodable { var value: String }
    }
}
