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
    package init?(path: String, ending: String, text: String) {
        let text = CText.withoutComments(text)
        self.path = path
        language = Self.languages[ending] ?? "another language"
        classes = text.matches(of: /@implementation\s+(\w+)\s*(\()?/).filter { $0.2 == nil }.map { String($0.1) }
        if !classes.isEmpty, classes.allSatisfy({ $0.hasPrefix("PodsDummy_") }) { return nil }
        tests = text.matches(of: /-\s*\(\s*void\s*\)\s*test\w*\s*\{/).count
        launchesApp = text.contains("UIApplicationMain")
        let category = Category.all(in: text).first { $0.mayChangeLaunch(beside: classes) }?.type
        // Code for `+initialize` runs when something sends the class its first message: like the rest of the class, it is
        // reached by the class's name.
        unasked =
            if LoadedCode(text).concernsLaunch {
                "its +load runs before any code of yours"
            } else if text.contains(/\bconstructor\b/), text.contains("__attribute__") {
                "its constructor runs before any code of yours"
            } else if let category {
                "its category may change what \(category) does"
            } else if language.hasSuffix("++") {
                "objects that it makes at its start run before any code of yours"
            } else {
                nil
            }
    }

    /// The file's name without its folder.
    package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The reason for which it is left out.
    package var reason: String { "it is \(language), and Understudy compiles Swift" }
}

/// A category in Objective-C: methods that are added to a class.
private struct Category {
    var type: String
    /// The first words of its methods' selectors.
    var methods: [String]

    static func all(in text: String) -> [Category] {
        text.matches(of: /@implementation\s+(\w+)\s*\(/).map { match in
            let rest = text[match.range.upperBound...]
            let body = rest[..<(rest.firstRange(of: "@end")?.lowerBound ?? rest.endIndex)]
            let methods = body.matches(of: /(?:^|[\n;}])\s*[-+]\s*\([^){;]*\)\s*(\w+)/).map { String($0.1) }
            return Category(type: String(match.1), methods: methods)
        }
    }

    /// False if nothing of it runs unless code asks for it: if it is of a class that the file implements, or of XCTest's,
    /// which take no part in a launch, or if all its methods have a prefix.
    ///
    /// Apple asks for such a prefix so that no method has the name of another's, and its own methods have none:
    /// https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/ProgrammingWithObjectiveC/CustomizingExistingClasses/CustomizingExistingClasses.html
    func mayChangeLaunch(beside classes: [String]) -> Bool {
        if classes.contains(type) || type.hasPrefix("XCT") { return false }
        return methods.isEmpty || !methods.allSatisfy { $0.contains(/^[a-zA-Z]{2,5}_[a-zA-Z]/) }
    }
}

/// Text of C and the languages that grew from it.
package enum CText {
    /// Returns a text without its comments.
    package static func withoutComments(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "/") {
            result += rest[..<start.lowerBound]
            rest = rest[start.lowerBound...]
            if rest.hasPrefix("//") {
                rest = rest[(rest.firstIndex(where: \.isNewline) ?? rest.endIndex)...]
            } else if rest.hasPrefix("/*") {
                rest = rest[(rest.dropFirst(2).firstRange(of: "*/")?.upperBound ?? rest.endIndex)...]
            } else {
                result += "/"
                rest = rest.dropFirst()
            }
        }
        return result + rest
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
