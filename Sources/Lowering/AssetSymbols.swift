internal import Lifecycle
internal import Samples
internal import Wording

/// The Swift names that Xcode gives to the assets of a catalog, as members of `ImageResource` and `ColorResource`.
///
/// Source: Apple, Xcode 15 release notes, "Asset Catalogs": names become camel case, a namespace becomes an enumeration,
/// and an ending "Image" or "Color" goes.
struct AssetSymbols {
    private let names: AssetNames
    private let hasExtensions: Bool
    private let role: TargetRole
    private let files: [SourceFile]
    /// True if a file of the target imports SwiftUI.
    private let usesSwiftUI: Bool
    /// The names of static members that the target's own files declare: they win over generated ones.
    private let declared: Set<Substring>

    init(_ resources: Resources, role: TargetRole, files: [SourceFile], imports: [ModuleImport]) {
        names = resources.assets ?? AssetNames()
        hasExtensions = resources.hasAssetExtensions
        self.role = role
        usesSwiftUI = imports.contains { $0.module == "SwiftUI" }
        self.files = files
        declared = files.reduce(into: []) { $0.formUnion(Self.members($1.text)) }
    }

    /// The lines of the module's generated file, with the imports that they need.
    var lines: [String] {
        guard !names.images.isEmpty || !names.colors.isEmpty else { return [] }
        let images = Group(names.images, ending: "Image")
        let colors = Group(names.colors, ending: "Color")
        let bundle = role == .app ? "Foundation.Bundle.main" : "Foundation.Bundle(for: _Resources.self)"
        var lines = (["UIKit"] + (usesSwiftUI ? ["SwiftUI"] : [])).map { Generated.importing($0, beside: files) }
        if role == .tests { lines.append("private final class _Resources {}") }
        for (type, group) in [("ImageResource", images), ("ColorResource", colors)] {
            lines += Self.extending("UIKit.\(type)", group) { symbol, name in
                "static let \(symbol) = UIKit.\(type)(name: \(Escaping.swiftLiteral(name)), bundle: \(bundle))"
            }
        }
        guard hasExtensions else { return lines }
        let ownImages = images.filtered { !declared.contains($0[...]) }
        let ownColors = colors.filtered { !declared.contains($0[...]) && !Self.systemColors.contains($0) }
        lines += Self.extending("UIKit.UIImage", ownImages) { symbol, name in
            "static var \(symbol): UIKit.UIImage { UIKit.UIImage(named: \(Escaping.swiftLiteral(name)), in: \(bundle), compatibleWith: nil)! }"
        }
        lines += Self.extending("UIKit.UIColor", ownColors) { symbol, name in
            "static var \(symbol): UIKit.UIColor { UIKit.UIColor(named: \(Escaping.swiftLiteral(name)), in: \(bundle), compatibleWith: nil)! }"
        }
        guard usesSwiftUI else { return lines }
        return lines
            + Self.extending("SwiftUI.Color", ownColors) { symbol, name in
                "static var \(symbol): SwiftUI.Color { SwiftUI.Color(\(Escaping.swiftLiteral(name)), bundle: \(bundle)) }"
            }
    }

    private static func extending(
        _ type: String, _ group: Group, _ member: (_ symbol: String, _ name: String) -> String
    ) -> [String] {
        group.isEmpty ? [] : ["nonisolated extension \(type) {"] + Generated.indented(group.lines(member)) + ["}"]
    }

    /// Returns the names after `static let`, `static var` and `class var`.
    private static func members(_ text: String) -> Set<Substring> {
        var result: Set<Substring> = []
        for line in text.split(whereSeparator: \.isNewline) where line.contains("static ") || line.contains("class ") {
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            for (index, word) in words.enumerated() where word == "let" || word == "var" {
                if index > 0, index + 1 < words.count, words[index - 1] == "static" || words[index - 1] == "class" {
                    result.insert(words[index + 1])
                }
            }
        }
        return result
    }

    /// The names of UIKit's and SwiftUI's own colours, for which Xcode writes no members.
    private static let systemColors: Set<String> = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "indigo",
        "label", "lightGray", "lightText", "link", "magenta", "mint", "opaqueSeparator", "orange", "pink",
        "placeholderText", "primary", "purple", "red", "secondary", "separator", "systemBackground", "teal",
        "tintColor", "white", "yellow",
    ]

    /// The assets of a namespace.
    struct Group {
        /// The assets' names by their symbols.
        private var members: [String: String] = [:]
        private var groups: [String: Group] = [:]

        private init() {}

        init(_ names: [String], ending: String) {
            for name in names {
                let parts = name.split(separator: "/").map(String.init)
                guard let last = parts.last else { continue }
                add(name, Self.symbol(last, without: ending), in: parts.dropLast().map(Self.capitalised))
            }
        }

        var isEmpty: Bool { members.isEmpty && groups.values.allSatisfy(\.isEmpty) }

        func filtered(_ condition: (String) -> Bool) -> Group {
            var group = Group()
            group.members = members.filter { condition($0.key) }
            group.groups = groups.mapValues { $0.filtered { _ in true } }
            return group
        }

        func lines(_ member: (_ symbol: String, _ name: String) -> String) -> [String] {
            members.sorted { $0.key < $1.key }.map { member("`\($0.key)`", $0.value) }
                + groups.sorted { $0.key < $1.key }.flatMap { name, group in
                    group.isEmpty ? [] : ["enum `\(name)` {"] + Generated.indented(group.lines(member)) + ["}"]
                }
        }

        private mutating func add(_ name: String, _ symbol: String?, in path: [String?]) {
            guard let symbol else { return }
            guard let first = path.first else {
                // Xcode gives no symbol to the second of two that are alike.
                if members[symbol] == nil { members[symbol] = name }
                return
            }
            guard let first else { return }
            groups[first, default: Group()].add(name, symbol, in: Array(path.dropFirst()))
        }

        /// Returns `homeIcon` for `home-icon`, `url` for `URLImage`; nil if no letter or digit is left.
        static func symbol(_ name: String, without ending: String) -> String? {
            var text = name
            if text.hasSuffix(ending), text.count > ending.count { text.removeLast(ending.count) }
            guard let camel = capitalised(text) else { return nil }
            let upper = camel.prefix { $0.isUppercase }.count
            // The last capital of `URLIcon` begins the next word.
            let beginsWord = upper > 1 && camel.dropFirst(upper).first?.isLetter == true
            let lowered = beginsWord ? upper - 1 : upper
            return camel.prefix(lowered).lowercased() + camel.dropFirst(lowered)
        }

        private static func capitalised(_ name: String) -> String? {
            let words = name.split { !($0.isLetter || $0.isNumber) }
            let text = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
            guard let first = text.first else { return nil }
            return first.isNumber ? "_" + text : text
        }
    }
}
