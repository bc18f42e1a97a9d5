/// A category in Objective-C: methods that are added to a class.
struct ForeignCategory {
    /// The class.
    let type: String
    private let body: Substring

    /// Returns the categories of a file, whose text has neither comments nor strings.
    static func all(in text: String) -> [ForeignCategory] {
        text.matches(of: /@implementation\s+(\w+)\s*\(/).map { match in
            let rest = text[match.range.upperBound...]
            let body = rest[..<(rest.firstRange(of: /@end(?!\w)/)?.lowerBound ?? rest.endIndex)]
            return ForeignCategory(type: String(match.1), body: body)
        }
    }

    /// False if nothing of it runs unless code asks for it by name: if the file implements its class, if its class is
    /// XCTest's, which takes no part in a launch, or if each of its methods has a prefix.
    ///
    /// Apple asks for a prefix so that no method takes the place of another:
    /// https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/ProgrammingWithObjectiveC/CustomizingExistingClasses/CustomizingExistingClasses.html
    /// A setter may change the launch with a prefix, too: a storyboard can set a value by its key.
    func mayChangeLaunch(beside classes: [String]) -> Bool {
        if classes.contains(type) { return false }
        let starts = Self.outermost(of: body).split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "+" }
            .dropFirst()
        let names = starts.map { $0.prefixMatch(of: /\s*\([^()]*\)\s*(\w+)/)?.1 }
        if Self.ofXCTest.contains(type) { return names.contains("initialize") || names.contains(nil) }
        return starts.isEmpty || !names.allSatisfy(Self.isPrefixed)
    }

    /// The names by which code may ask for its methods: the first parts of their selectors, and the keys that some of them are
    /// for.
    var names: [String] {
        Self.outermost(of: body).split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "+" }.dropFirst()
            .compactMap { start in start.prefixMatch(of: /\s*(?:\([^()]*\)\s*)?(\w+)/).map { String($0.1) } }
            .flatMap { name -> [String] in
                // A value is looked up by its key in `getFb_key`, `isFb_key` and `_fb_key`, too.
                let keys = ["get", "is", "_"].filter(name.hasPrefix).map { name.dropFirst($0.count) }
                return [name] + keys.filter { !$0.isEmpty }.map { $0.prefix(1).lowercased() + $0.dropFirst() }
            }
    }

    private static func isPrefixed(_ name: Substring?) -> Bool {
        guard let parts = name?.split(separator: "_", omittingEmptySubsequences: false), parts.count > 1 else {
            return false
        }
        return (2...5).contains(parts[0].count) && parts[0].allSatisfy(\.isLetter) && parts[1].first?.isLetter == true
            && !ofApple.contains(parts[0].lowercased()) && !parts[0].hasPrefix("set")
    }

    /// Prefixes that private categories of Apple's have.
    private static let ofApple: Set = ["ax", "ca", "cf", "ns", "nsis", "nsli", "ui", "wk"]
    private static let ofXCTest: Set = [
        "XCTest", "XCTestCase", "XCTestCaseRun", "XCTestLog", "XCTestObservationCenter", "XCTestRun", "XCTestSuite",
        "XCTestSuiteRun",
    ]

    /// Returns the text outside of braces, without the preprocessor's lines.
    private static func outermost(of text: Substring) -> String {
        var depth = 0
        var result = ""
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for character in lines.filter({ $0.first { !$0.isWhitespace } != "#" }).joined(separator: "\n") {
            if character == "}" { depth -= 1 }
            if depth == 0 { result.append(character) }
            if character == "{" { depth += 1 }
        }
        return result
    }
}
