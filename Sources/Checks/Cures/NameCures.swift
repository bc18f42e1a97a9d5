internal import Lowering
internal import Traces

/// The change by which the Info.plist names a scene delegate that exists.
struct SceneDelegateNameCure {
    let patch: Patch

    init?(_ sources: CheckedSources, name: String, value: String) {
        let last = ClassName.short(name)
        guard let path = sources.infoPlist, let text = sources.texts[path] else { return nil }
        let entry = /<key>UISceneDelegateClassName<\/key>\s*<string>([^<]*)<\/string>/
        let edits = text.matches(of: entry).filter { match in
            let written = match.output.1
            return written == name || written.contains("$(") && written.hasSuffix(".\(last)")
        }.map { Patch.Edit(text.offsets(of: $0.output.1), value) }
        guard !edits.isEmpty, let patch = Patch(path, text, edits) else { return nil }
        self.patch = patch
    }
}

/// The change by which a storyboard looks for a class in the app's own module.
struct StoryboardModuleCure {
    let patch: Patch

    init?(_ sources: CheckedSources, _ path: String, name: String, module: String) {
        guard let text = sources.texts[path] else { return nil }
        let parts = name.split(separator: ".", maxSplits: 1)
        let edits: [Patch.Edit] = text.matches(of: /<[A-Za-z]+\s[^<>]*>/).compactMap { match in
            let tag = match.output
            guard let last = parts.last, let type = tag.firstRange(of: " customClass=\"\(last)\"") else { return nil }
            guard let old = tag.firstMatch(of: /\ customModule="([^"]*)"/) else {
                let end = text.offsets(of: text[type.upperBound..<type.upperBound]).lowerBound
                return parts.count == 1
                    ? .insert(" customModule=\"\(module)\" customModuleProvider=\"target\"", at: end) : nil
            }
            guard parts.count == 2, old.output.1 == parts[0] else { return nil }
            return Patch.Edit(text.offsets(of: old.output.1), module)
        }
        guard !edits.isEmpty, let patch = Patch(path, text, edits) else { return nil }
        self.patch = patch
    }
}

extension String {
    /// Returns the range of a part of the text in its UTF-8.
    func offsets(of part: Substring) -> Range<Int> {
        let start = utf8.distance(from: startIndex, to: part.startIndex)
        return start..<start + part.utf8.count
    }
}
