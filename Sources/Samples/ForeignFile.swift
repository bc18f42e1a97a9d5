package import Wording

/// A source file of a target in another language than Swift. It is left out of the build.
package struct ForeignFile: Hashable, Sendable, Codable {
    package var path: String
    /// Such as `Objective-C`.
    package var language: String
    /// The classes that it implements.
    package var classes: [String]
    /// The reason why every launch runs some of it, as a clause; nil if nothing in it runs unless code calls it.
    package var unasked: String?
    /// The names by which code may ask an object for methods that its categories add, without naming one of its classes.
    package var askedMethods: [String] = []
    /// The number of tests for XCTest in it.
    package var tests: Int
    /// True if it launches the app.
    package var launchesApp: Bool

    /// The endings of such files.
    package static let endings: Set<String> = Set(languages.keys)

    private static let languages = [
        "c": "C", "cc": "C++", "cpp": "C++", "cxx": "C++", "m": "Objective-C", "mm": "Objective-C++", "s": "assembly",
    ]

    /// Reads a file; nil if it is one that CocoaPods generates so that a pod has some code.
    ///
    /// - Parameters:
    ///   - ending: The ending of the file's name.
    ///   - text: Its text.
    ///   - headers: Returns the texts of the headers around it; called only if it uses macros of its own.
    package init?(path: String, ending: String, text: String, headers: () -> [String] = { [] }) {
        let text = CText.withoutComments(text)
        let code = CText.withoutStrings(text)
        self.path = path
        language = Self.languages[ending] ?? "another language"
        classes = code.matches(of: /@implementation\s+(\w+)\s*(\()?/).filter { $0.2 == nil }.map { String($0.1) }
        if !classes.isEmpty, classes.allSatisfy({ $0.hasPrefix("PodsDummy_") }) { return nil }
        tests = text.matches(of: /-\s*\(\s*void\s*\)\s*test\w*\s*\{/).count
        launchesApp = text.contains("UIApplicationMain")
        let categories = ForeignCategory.all(in: code)
        let category = categories.first { [classes] in $0.mayChangeLaunch(beside: classes) }?.type
        askedMethods = categories.filter { [classes] in !classes.contains($0.type) }.flatMap(\.names)
        // Code for `+initialize` runs when something sends the class its first message: like the rest of the class, it is
        // reached by the class's name.
        unasked =
            if LoadedCode(code).concernsLaunch {
                "its +load runs before any code of yours"
            } else if Self.isRunAtStart(text) {
                "its constructor runs before any code of yours"
            } else if Self.fillsSection(text) {
                "a section that it fills may change what runs before any code of yours"
            } else if let category {
                "its category may change what \(category) does"
            } else if language.hasSuffix("++") {
                "objects that it makes at its start run before any code of yours"
            } else if StartMacros(code, headers: headers).mayRun {
                "a macro in it may run code before any code of yours"
            } else {
                nil
            }
    }

    /// True if C has a function run when the image is loaded: by an attribute in either spelling, or by the section that
    /// lists such functions.
    static func isRunAtStart(_ text: String) -> Bool {
        text.contains("constructor") && (text.contains("__attribute") || text.contains("[["))
            || text.contains("mod_init_func") || text.contains("init_array")
    }

    /// True if C puts something into a section by its name: such as a list of functions that take others' places.
    static func fillsSection(_ text: String) -> Bool {
        text.contains("__interpose")
            || text.contains("section") && text.contains(/(?:__attribute|\[\[)[^;{}]*?\bsection(?:__)?\s*\(/)
            || text.contains(/\b(?:__section__|__section|DYLD_INTERPOSE)\s*\(/)
    }

    /// The file's name without its folder.
    package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The reason for which it is left out.
    package var reason: String { "it is \(language), and Understudy compiles Swift" }
}

/// Text of C and the languages that grew from it.
package enum CText {
    /// Returns a text without its comments.
    package static func withoutComments(_ text: String) -> String {
        kept(text) { part in part.kind == .comment ? "" : part.text }
    }

    /// Returns a text with empty strings.
    static func withoutStrings(_ text: String) -> String {
        kept(text) { part in part.kind == .string ? "\"\"" : part.text }
    }

    private enum Kind {
        case code, comment, string
    }

    /// Returns the parts of a text, each as a function has it. A quote that its line does not close begins nothing.
    private static func kept(_ text: String, _ form: ((kind: Kind, text: Substring)) -> Substring) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(where: { "/\"'".contains($0) }) {
            result += form((.code, rest[..<start]))
            rest = rest[start...]
            let kind: Kind
            let end: String.Index
            if rest.hasPrefix("//") {
                (kind, end) = (.comment, rest.firstIndex(where: \.isNewline) ?? rest.endIndex)
            } else if rest.hasPrefix("/*") {
                (kind, end) = (.comment, rest.dropFirst(2).firstRange(of: "*/")?.upperBound ?? rest.endIndex)
            } else if let close = closing(of: rest) {
                (kind, end) = (.string, close)
            } else {
                (kind, end) = (.code, rest.index(after: rest.startIndex))
            }
            result += form((kind, rest[..<end]))
            rest = rest[end...]
        }
        return result + form((.code, rest))
    }

    /// Returns the end of the string that a text begins with; nil if it begins with none.
    private static func closing(of text: Substring) -> String.Index? {
        guard let quote = text.first, quote != "/" else { return nil }
        var isEscaped = false
        for index in text.indices.dropFirst() {
            if isEscaped {
                isEscaped = false
            } else if text[index] == quote {
                return text.index(after: index)
            } else if text[index].isNewline {
                return nil
            } else {
                isEscaped = text[index] == "\\"
            }
        }
        return nil
    }
}

extension Sample {
    /// The source files that are not Swift, of all targets.
    package var foreignFiles: [ForeignFile] { targets.flatMap(\.foreign) }

    /// The mistake about code that is not Swift; nil if all of it is. A build that leaves out what cannot be compiled goes
    /// on without it.
    package var notSwift: Mistake? {
        for target in targets {
            if let file = target.foreign.first {
                let names = target.foreign.map(\.name)
                return Mistake(
                    .unsupported,
                    what: "\(target.name) has sources that are not Swift: \(names.joined(separator: ", ")).",
                    place: file.path,
                    cure: "Understudy compiles only Swift. Rewrite them in Swift, or remove them from \(target.name).")
            }
            if let bridge = target.bridge {
                return Mistake(
                    .unsupported,
                    what: "The bridging header of \(target.name) imports Objective-C: "
                        + "\(bridge.lines.joined(separator: ", ")).",
                    place: bridge.path,
                    cure: "Understudy compiles Swift only. Write it in Swift, or take it out of the header.")
            }
        }
        return nil
    }

    /// The mistake about code in another language that launches the app, so that nothing is left to run; nil if none does.
    package var foreignStart: Mistake? {
        guard let file = app.foreign.first(where: \.launchesApp) else { return nil }
        return Mistake(
            .unsupported,
            what:
                "\(app.name) is launched by \(file.name), which is \(file.language): without it, nothing is left to run.",
            place: file.path, cure: "Let the app begin in Swift: in a main.swift, or with @main.")
    }

    /// A bridging header that brings what is not Swift.
    package struct Bridge: Hashable, Sendable, Codable {
        package var path: String
        /// Its lines that bring something other than Apple's modules that are here.
        package var lines: [String]

        package init(path: String, lines: [String]) {
            self.path = path
            self.lines = lines
        }
    }
}
