internal import Lifecycle
internal import Lowering

/// The change by which a lookup finds the class that was meant.
struct LookupCure {
    let patch: Patch

    /// - Parameter name: The string with the name; nil if there is none in the sources.
    init?(_ sources: CheckedSources, _ lookup: ClassLookup, _ name: SourceFacts.Name?) {
        guard let near = lookup.near else { return nil }
        let patch: Patch?
        if near.difference == .module, !lookup.name.contains("."), let type = sources.named(near.name) {
            let path = type.place.file
            let text = sources.texts[path]
            let attribute = "@objc(\(lookup.name))"
            let edit =
                type.plainObjC.map { Patch.Edit($0, attribute) }
                ?? .insert("\(attribute)\n\(Indentation.of(type.start, in: text ?? ""))", at: type.start)
            patch = Patch(path, text, [edit])
        } else {
            patch = name.flatMap {
                Patch($0.place.file, sources.texts[$0.place.file], [Patch.Edit($0.range, near.name)])
            }
        }
        guard let patch else { return nil }
        self.patch = patch
    }
}

/// The white space at the beginning of lines.
enum Indentation {
    /// Returns that of the line that an offset is in.
    static func of(_ offset: Int, in text: String) -> String {
        let before = Array(text.utf8.prefix(offset))
        let line = before[(before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)...]
        return String(decoding: line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    }

    /// Returns the white space that one more level has, to go with that of a line.
    static func unit(beside line: String) -> String { line.contains("\t") ? "\t" : "    " }
}
