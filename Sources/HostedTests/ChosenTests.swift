internal import CProcess
internal import Foundation
internal import Lifecycle

/// The tests of a bundle that run, by the names that Xcode writes without the parentheses: `Suite`, `Suite/Inner/test`.
struct ChosenTests: Sendable {
    /// Those that alone run; nil for all.
    private(set) var selected: Set<String>?
    /// Those that do not run.
    private(set) var skipped: Set<String> = []
    /// Those that ran in an earlier process of the same run, by suite and name as the trace has them.
    private(set) var done: Set<TestProgress.Test> = []

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
            if line.hasPrefix("=") {
                let parts = name.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                if parts.count == 2 { done.insert(.init(type: parts[0].isEmpty ? nil : parts[0], name: parts[1])) }
                continue
            }
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

    /// Returns true if a test of Swift Testing runs, by its identifier: `Module.Suite/test()/File.swift:1:2`.
    func includes(_ identifier: String) -> Bool {
        let fits = { (pattern: String) in identifier.range(of: pattern, options: .regularExpression) != nil }
        return filter?.contains(where: fits) ?? true && !skip.contains(where: fits)
    }

    /// The patterns of Swift Testing's identifiers, `Module.Suite/test()`, for those that alone run; nil for all.
    var filter: [String]? { selected.map { $0.map(Self.pattern) } }
    /// The patterns of those that do not run.
    var skip: [String] { skipped.map(Self.pattern) }

    /// Returns the pattern of a suite with all in it, or of a test.
    private static func pattern(of name: String) -> String {
        #"^[^./]+\."# + escaped(name) + #"(\(\))?(/|$)"#
    }

    /// Returns text as a pattern of itself.
    static func escaped(_ name: some StringProtocol) -> String {
        name.map { $0.isASCII && !$0.isLetter && !$0.isNumber ? "\\\($0)" : "\($0)" }.joined()
    }
}
