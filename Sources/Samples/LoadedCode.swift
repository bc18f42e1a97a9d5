/// The methods `+load` of a file in Objective-C, which run when its image is loaded.
///
/// Few are known to leave a launch alone: those of Quick and Nimble exchange methods of XCTest, whose classes take no part in
/// a launch, and RxCocoa's fills a table of its own class. Each is known by its class, its category and every word in it.
///
/// https://github.com/Quick/Nimble and https://github.com/Quick/Quick, in the folders NimbleObjectiveC and QuickObjectiveC;
/// https://github.com/ReactiveX/RxSwift/blob/main/RxCocoa/Runtime/_RXObjCRuntime.m
struct LoadedCode {
    /// True if there is a `+load` that may change what a launch does.
    let concernsLaunch: Bool

    /// Reads the text of a file without its comments and strings.
    init(_ text: String) {
        concernsLaunch = text.matches(of: Self.load).contains { match in
            let before = text[..<match.range.lowerBound]
            guard
                let owner = before.matches(of: /@implementation\s+(\w+)\s*(?:\(\s*(\w*)\s*\))?/).last,
                let body = Self.body(in: text[match.range.upperBound...])
            else { return true }
            return !Self.isKnown(body, of: String(owner.1), in: owner.2.map(String.init))
        }
    }

    /// True if a text has such a method.
    static func declaresLoad(_ text: String) -> Bool { text.contains(load) }

    /// The head of a method. It may leave out the type, or have another one.
    private static var load: Regex<Substring> {
        /\+\s*(?:\(\s*void\s*\)\s*load(?![\w:]|\s*:)|(?:\([^()]*\)\s*)?load(?=\s*(?:;\s*)?\{))/
    }

    private static func isKnown(_ body: Substring, of type: String, in category: String?) -> Bool {
        switch (type, category) {
        case ("XCTestObservationCenter", "Register"): Self.words(of: body).isSubset(of: nimble)
        case ("XCTestSuite", "QuickTestSuiteBuilder"): Self.words(of: body).isSubset(of: quick)
        case ("RXObjCRuntime", "swizzle"):
            body.split(whereSeparator: \.isNewline).allSatisfy { line in
                line.wholeMatch(of: /\s*(SWIZZLE_OBSERVE_METHOD_BODY\([A-Za-z_, ]*\))?\s*/) != nil
            }
        default: false
        }
    }

    private static let nimble: Set<Substring> = [
        "if", "else", "self", "class", "selector", "class_getInstanceMethod", "swizzleSelectors", "addTestObserver",
        "_addLegacyTestObserver", "NMB_original_addTestObserver", "NMB_original__addLegacyTestObserver",
    ]
    private static let quick: Set<Substring> = [
        "self", "selector", "Method", "class_getClassMethod", "method_exchangeImplementations", "testCaseWithName",
        "hooked_testCaseWithName", "testSuiteForTestCaseWithName", "qck_hooked_testSuiteForTestCaseWithName",
    ]

    private static func words(of body: Substring) -> Set<Substring> {
        Set(body.split { !($0.isLetter || $0.isNumber || $0 == "_") })
    }

    /// Returns the text within the braces that follow; nil if something else comes first, or they are not closed.
    private static func body(in text: Substring) -> Substring? {
        guard let start = text.firstIndex(where: { !$0.isWhitespace && $0 != ";" }), text[start] == "{" else {
            return nil
        }
        var depth = 0
        for index in text[start...].indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            if depth == 0 { return text[text.index(after: start)..<index] }
        }
        return nil
    }
}
