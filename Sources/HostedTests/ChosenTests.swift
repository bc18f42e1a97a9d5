internal import Glibc

/// The tests of a bundle that run, as patterns of Swift Testing's identifiers: `Module.Suite/test()`.
struct ChosenTests: Sendable {
    /// The patterns of those that alone run; nil for all.
    private(set) var filter: [String]?
    /// The patterns of those that do not run.
    private(set) var skip: [String] = []

    /// The choice of this process, which the library that loads test bundles knows.
    static let ofProcess: ChosenTests = {
        guard let symbol = dlsym(nil, "understudy_test_choice") else { return ChosenTests("") }
        typealias Get = @convention(c) () -> UnsafePointer<CChar>?
        return ChosenTests(unsafeBitCast(symbol, to: Get.self)().map { String(cString: $0) } ?? "")
    }()

    /// Reads a choice: a name on each line, after `+` if it is selected and `-` if it is skipped.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let pattern = Self.pattern(of: line.dropFirst())
            if line.hasPrefix("+") { filter = (filter ?? []) + [pattern] } else { skip.append(pattern) }
        }
    }

    /// Returns true if a test runs.
    func includes(_ identifier: String) -> Bool {
        let matches = { (pattern: String) in (try? Regex(pattern).firstMatch(in: identifier)) != nil }
        return filter?.contains(where: matches) != false && !skip.contains(where: matches)
    }

    /// Returns the pattern of a suite with all in it, or of a test, whose parentheses may be missing.
    private static func pattern(of name: Substring) -> String {
        let escaped = name.map { $0.isASCII && !$0.isLetter && !$0.isNumber ? "\\\($0)" : "\($0)" }.joined()
        return #"^[^./]+\."# + escaped + #"(\(\))?(/|$)"#
    }
}
