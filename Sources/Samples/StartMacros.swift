/// The macros of C in a file that may have code run when its image is loaded, as `AT_START static void begin(void) {}` does.
///
/// A macro that neither the file nor its headers define may hold anything. Those of Apple's SDK are known by their prefixes.
struct StartMacros {
    /// True if the file uses a macro that has code run at the start, or one that may.
    let mayRun: Bool

    /// - Parameters:
    ///   - code: The file's text without comments and strings.
    ///   - headers: Returns the texts of the headers around the file; called only if the file uses a macro that it does not define.
    init(_ code: String, headers: () -> [String]) {
        let statements = CStatements(code)
        let own = Definitions([code])
        let isOpen = { (word: String) in !Self.isKnown(word) && own.texts[word] == nil && !own.types.contains(word) }
        guard statements.words.contains(where: { own.texts[$0] != nil || isOpen($0) }) else {
            mayRun = false
            return
        }
        let used = statements.words.union(statements.words.flatMap { own.words(of: $0) })
        let texts = used.contains(where: isOpen) ? headers() : []
        let all = Definitions([code] + texts.map { CText.withoutComments($0) })
        mayRun =
            statements.words.contains { all.texts[$0] != nil && all.isStarting($0) }
            || statements.markers.contains { word in
                !Self.isKnown(word) && all.texts[word] == nil && !all.types.contains(word)
            }
    }

    /// The macros and types that some files define, by their names.
    private struct Definitions {
        private(set) var texts: [String: String] = [:]
        private(set) var types: Set<String> = []

        init(_ files: [String]) {
            for file in files {
                let text = file.replacing(/\\[ \t]*\r?\n/, with: " ")
                for match in text.matches(of: /#[ \t]*define[ \t]+([A-Z][A-Z0-9_]+)(?:\([^)]*\))?([^\n\r]*)/) {
                    texts[String(match.1), default: ""] += " \(match.2)"
                }
                for match in text.matches(of: /(?:\btypedef\b[^;{}]*?\b|\}\s*)([A-Z][A-Z0-9_]+)\s*;/) {
                    types.insert(String(match.1))
                }
            }
        }

        /// True if a macro has code run at the start, by itself or by those that it uses.
        func isStarting(_ name: String, within: Set<String> = []) -> Bool {
            guard let text = texts[name], !within.contains(name) else { return false }
            if ForeignFile.isRunAtStart(text) || ForeignFile.fillsSection(text) || LoadedCode.declaresLoad(text) {
                return true
            }
            return words(of: name).contains { isStarting($0, within: within.union([name])) }
        }

        /// Returns the words in capitals in a macro's definition; none if it has none.
        func words(of name: String) -> [String] {
            texts[name]?.matches(of: /\b[A-Z][A-Z0-9_]+\b/).map { String($0.0) } ?? []
        }
    }

    /// True for a name of Apple's SDK, or of the libraries in it.
    private static func isKnown(_ word: String) -> Bool {
        known.contains(word) || prefixes.contains { word.hasPrefix($0) }
    }

    private static let prefixes = [
        "API_", "AV_", "CA_", "CC_", "CF_", "CG_", "CI_", "CL_", "CM_", "CV_", "DEPRECATED_", "DISPATCH_",
        "FOUNDATION_",
        "GK_", "IB_", "MAC_", "MK_", "MTL_", "NS_", "OBJC_", "OS_", "QL_", "SCN_", "SEC_", "SK_", "SWIFT_", "TARGET_",
        "UI_", "UIKIT_", "UN_", "WK_", "XCT_", "XML",
    ]
    private static let known: Set<String> = [
        "BOOL", "BOOLEAN", "DIR", "EXTERN_C", "FILE", "IMP", "INT", "OF", "SEL", "UINT", "UNAVAILABLE_ATTRIBUTE",
        "ZCALLBACK",
        "ZEXPORT", "ZEXPORTVA", "ZEXTERN",
    ]
}
