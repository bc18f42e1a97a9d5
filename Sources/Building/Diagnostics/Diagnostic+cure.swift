internal import Samples
internal import Wording

extension Diagnostic {
    /// The advice about an error whose message does not give it; nil for others.
    package var cure: String? {
        guard severity == .error else { return nil }
        for attribute in ["main", "UIApplicationMain"]
        where message.hasPrefix("'\(attribute)' attribute cannot be used in a module that contains top-level code") {
            return """
                An app begins at one place. Remove @\(attribute) where main.swift calls UIApplicationMain; where it does \
                not, remove main.swift.
                """
        }
        if message.hasPrefix(Self.linkerOptionMark) {
            return """
                The compiler alone writes to this section. Remove what your code puts into it; to link a library, import \
                its module.
                """
        }
        if isMissingModule {
            return "To see the launch, take these imports, and the code that needs them, out of a copy of the project."
        }
        if let limit = ToolLimit.allCases.first(where: { message == $0.message }) { return limit.cure }
        return nil
    }

    private static let linkerOptionMark = "the section \(AutolinkEntries.section) asks the linker for "

    /// Returns the error about a linker option that an object asks for, at the first line that names the section.
    static func linkerOption(_ option: String, in files: [SourceFile]) -> Diagnostic {
        var diagnostic = Diagnostic(severity: .error, message: linkerOptionMark + "'\(option)'")
        for file in files {
            let lines = file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            guard let index = lines.firstIndex(where: { $0.contains(AutolinkEntries.section) }),
                let place = lines[index].firstRange(of: AutolinkEntries.section)
            else { continue }
            diagnostic.path = file.path
            diagnostic.line = index + 1
            diagnostic.column = lines[index].utf8.distance(from: lines[index].startIndex, to: place.lowerBound) + 1
            diagnostic.sourceLine = String(lines[index])
            break
        }
        return diagnostic
    }
}
