internal import Lifecycle
internal import Lowering

/// The change by which an app of SwiftUI for tests no longer has production's app delegate.
struct AdaptorCure {
    let patch: Patch

    init?(_ sources: CheckedSources, _ app: SourceFacts.SwiftUIApp?) {
        // What else names the property needs it.
        guard let app, let adaptor = app.adaptor, !adaptor.isUsed, let text = sources.texts[app.place.file],
            !sources.texts.values.contains(where: { Self.extends(app.name, $0) })
        else { return nil }
        let bytes = Array(text.utf8)
        let newline = UInt8(ascii: "\n")
        let isBlank = { (byte: UInt8) in [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(byte) }
        let start = bytes[..<adaptor.range.lowerBound].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
        let end = bytes[adaptor.range.upperBound...].firstIndex { !isBlank($0) } ?? bytes.count
        // Its own line goes whole.
        guard start == 0 || bytes[start - 1] == newline, end < bytes.count, bytes[end] == newline,
            let patch = Patch(app.place.file, text, [Patch.Edit(start..<end + 1, "")])
        else { return nil }
        self.patch = patch
    }

    /// True if a text has an extension of the app's type, which may use what the type has.
    private static func extends(_ name: String, _ text: String) -> Bool {
        text.ranges(of: "extension \(name)").contains { range in
            text[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
        }
    }
}
