internal import CProcess

/// The tests of a bundle that run, by the names that Xcode writes without the parentheses: `Suite`, `Suite/Inner/test`.
struct ChosenTests: Sendable {
    /// Those that alone run; nil for all.
    private(set) var selected: Set<String>?
    /// Those that do not run.
    private(set) var skipped: Set<String> = []

    /// The choice of this process, which the library that loads test bundles knows.
    static let ofProcess: ChosenTests = {
        guard let symbol = understudy_function("TestBundleInjection", "understudy_test_choice") else {
            return ChosenTests("")
        }
        typealias Get = @convention(c) () -> UnsafePointer<CChar>?
        return ChosenTests(unsafeBitCast(symbol, to: Get.self)().map { String(cString: $0) } ?? "")
    }()

    /// Reads a choice: a name on each line, after `+` if it is selected and `-` if it is skipped.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let name = line.dropFirst()
            let plain = String(name.hasSuffix("()") ? name.dropLast(2) : name)
            if line.hasPrefix("+") { selected = (selected ?? []).union([plain]) } else { skipped.insert(plain) }
        }
    }

    /// Returns true if a test of XCTest runs.
    ///
    /// - Parameters:
    ///   - name: The method's name without parentheses.
    ///   - suite: The class, as Objective-C names it: `Module.Class`, or the name of an `@objc(Name)`.
    func includes(_ name: String, of suite: String) -> Bool {
        let type = suite.split(separator: ".", maxSplits: 1).last.map(String.init) ?? suite
        let names = [type, "\(type)/\(name)"]
        return selected.map { !$0.isDisjoint(with: names) } ?? true && skipped.isDisjoint(with: names)
    }

    /// The patterns of Swift Testing's identifiers, `Module.Suite/test()`, for those that alone run; nil for all.
    var filter: [String]? { selected.map { $0.map(Self.pattern) } }
    /// The patterns of those that do not run.
    var skip: [String] { skipped.map(Self.pattern) }

    /// Returns the pattern of a suite with all in it, or of a test.
    private static func pattern(of name: String) -> String {
        let escaped = name.map { $0.isASCII && !$0.isLetter && !$0.isNumber ? "\\\($0)" : "\($0)" }.joined()
        return #"^[^./]+\."# + escaped + #"(\(\))?(/|$)"#
    }
}
