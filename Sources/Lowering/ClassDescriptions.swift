internal import Lifecycle
internal import Wording

/// The generated code that describes a file's classes and test cases to the run time.
struct ClassDescriptions {
    /// Extensions of the classes, then the function that calls them.
    private(set) var lines: [String] = []
    private(set) var function: String?
    private(set) var hasTests = false

    init(_ reading: FileDeclarations, index: Int, types: ModuleTypes, role: TargetRole) {
        var calls: [String] = []
        for (place, declaration) in reading.declarations.enumerated() {
            guard declaration.isDescribable, let entries = declaration.entries(types) else { continue }
            let name = "_classes\(index)_\(place)"
            lines += Generated.lines(
                declaration.description(function: name, entries), if: declaration.condition)
            calls += Generated.lines(["\(declaration.name).\(name)(image)"], if: declaration.condition)
        }
        if role == .tests {
            let tests = reading.declarations.flatMap { $0.testCase(types) }
            hasTests = !tests.isEmpty
            calls += tests
        }
        guard !calls.isEmpty else { return }
        let function = "_classes\(index)"
        lines += [
            Generated.mayCallDeprecated,
            "@MainActor func \(function)(_ image: ReferenceObjectiveC.ClassImage) {",
        ]
        lines += Generated.indented(calls) + ["}"]
        self.function = function
    }
}

extension TypeDeclaration {
    fileprivate var isDescribable: Bool {
        (kind == .classType || kind == .extensionOf) && isReachable && !isGeneric && !isUnavailable
    }

    /// Returns the entries of a class or an extension of one; nil if nothing needs describing.
    fileprivate func entries(_ types: ModuleTypes) -> [ClassEntry]? {
        guard !types.isGeneric(name) else { return nil }
        let isKnown = types.isClass(name)
        if kind == .extensionOf, isKnown == false || Self.protocols.contains(name) { return nil }
        let entries = ClassEntry.entries(of: self, types)
        if kind == .classType || isKnown == true && !entries.isEmpty || entries.contains(where: { $0.call != nil }) {
            return entries
        }
        return nil
    }

    /// UIKit's protocols with callbacks that an extension can give a default.
    private static let protocols: Set<String> = ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"]

    /// Returns the lines of an extension with a function that describes the class.
    ///
    /// An extension reaches the class's private members.
    fileprivate func description(function: String, _ entries: [ClassEntry]) -> [String] {
        var body: [String] = []
        let always = entries.filter { $0.condition == nil }
        if kind == .classType || !always.isEmpty {
            let named = objcName.map { ", named: \(Escaping.swiftLiteral($0))" } ?? ""
            body += ClassEntry.addition("\(name).self\(named)", always)
        }
        for entry in entries where entry.condition != nil {
            body += Generated.lines(ClassEntry.addition("\(name).self", [entry]), if: entry.condition)
        }
        return [
            Generated.mayCallDeprecated,
            "extension \(name) {",
            "    @MainActor fileprivate static func \(function)(_ image: ReferenceObjectiveC.ClassImage) {",
        ] + Generated.indented(body, by: 2) + ["    }", "}"]
    }

    /// Returns the code of a test as the type that XCTest takes.
    ///
    /// A test case isn't Sendable. Swift 6 lets it reach a method of the main actor only in a closure of the main
    /// actor, and an async method of no actor only outside such a closure.
    private func closure(_ test: ModuleTypes.Test) -> String {
        if test.isAsync, test.isOnMainActor != true { return "asyncTest(\(name).\(test.base))" }
        let effects = (test.throwsErrors ? "try " : "") + (test.isAsync ? "await " : "")
        let closure = "{ (test: \(name)) in { \(effects)test.\(test.base)() } }"
        return test.isAsync ? "asyncTest(\(closure))" : closure
    }

    /// Returns the lines that add the XCTest entry of a test case; empty for other types.
    fileprivate func testCase(_ types: ModuleTypes) -> [String] {
        guard kind == .classType, isDescribable else { return [] }
        let tests = types.tests(of: name)
        guard !tests.isEmpty else { return [] }
        func tuple(_ test: ModuleTypes.Test) -> String {
            "(\(Escaping.swiftLiteral(test.name)), \(closure(test)))"
        }
        let always = tests.filter { $0.condition == nil || $0.condition == condition }
        let conditional = tests.filter { $0.condition != nil && $0.condition != condition }
        if conditional.isEmpty {
            let list = always.map(tuple).joined(separator: ", ")
            return Generated.lines(["image.add(testCase: testCase([\(list)]))"], if: condition)
        }
        let lines =
            ["do {"]
            + Generated.indented(
                ["var tests: [(String, (\(name)) -> () throws -> Void)] = []"]
                    + tests.flatMap { test in
                        Generated.lines(
                            ["tests.append(\(tuple(test)))"], if: test.condition == condition ? nil : test.condition)
                    }
                    + ["if !tests.isEmpty { image.add(testCase: testCase(tests)) }"])
            + ["}"]
        return Generated.lines(lines, if: condition)
    }
}
