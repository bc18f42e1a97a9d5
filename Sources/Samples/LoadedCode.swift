/// The code of a file in Objective-C that runs when its image is loaded: `+load`.
///
/// Test frameworks exchange methods of XCTest there, and so do Quick and Nimble. XCTest's classes take no part in an
/// app's launch, so a launch is known without such code. RxCocoa fills a table of its own class there.
///
/// https://github.com/ReactiveX/RxSwift/blob/main/RxCocoa/Runtime/_RXObjCRuntime.m
struct LoadedCode {
    /// The class of each `+load`, and the method's body.
    private var methods: [(type: String, body: String)] = []
    /// The bodies of the file's own functions in C, by their names.
    private var functions: [String: String] = [:]
    /// True if there is a `+load` whose body was not found.
    private let hasMore: Bool

    /// Reads the text of a file without its comments.
    init(_ text: String) {
        for match in text.matches(of: /\+\s*\(\s*void\s*\)\s*load\s*\{/) {
            let type = text[..<match.range.lowerBound].matches(of: /@implementation\s+(\w+)/).last?.1
            methods.append((String(type ?? ""), Self.block(in: text, from: match.range.upperBound)))
        }
        hasMore = text.matches(of: /\+\s*\(\s*void\s*\)\s*load\b\s*[^;\s]/).count > methods.count
        for match in text.matches(of: /\b(\w+)\s*\([^;{}()]*\)\s*\{/) where !Self.statements.contains(String(match.1)) {
            functions[String(match.1)] = Self.block(in: text, from: match.range.upperBound)
        }
    }

    /// True if a `+load` may change what a launch does.
    var concernsLaunch: Bool {
        hasMore
            || methods.contains { method in
                method.type.hasPrefix(Self.prefix)
                    ? !isOfXCTest(method.body, within: []) : !Self.isOfRxCocoa(method.body, in: method.type)
            }
    }

    private static func isOfRxCocoa(_ body: String, in type: String) -> Bool {
        type == "RXObjCRuntime"
            && body.split(whereSeparator: \.isNewline).allSatisfy { line in
                line.wholeMatch(of: /\s*(SWIZZLE_\w+\([\w, ]*\))?\s*;?\s*/) != nil
            }
    }

    private func isOfXCTest(_ body: String, within callers: Set<String>) -> Bool {
        let selectors = body.matches(of: /@selector\s*\(\s*(\w+)/).map { String($0.1) }
        guard Self.inherited.isDisjoint(with: selectors) else { return false }
        let body = body.replacing(/@selector\s*\([\w:]*\)/, with: "")
        let receivers = body.matches(of: /\[\s*(\w+)/).map { String($0.1) }
        let names = body.matches(of: /\b[A-Z]\w*/).map { String($0.0) }
        let calls = body.matches(of: /\b(\w+)\s*\(/).map { String($0.1) }
        return !body.contains(/["^#]|\bsuper/)
            && receivers.allSatisfy { $0 == "self" || $0.hasPrefix(Self.prefix) }
            && names.allSatisfy { Self.types.contains($0) || $0.hasPrefix(Self.prefix) }
            && calls.allSatisfy { name in
                if Self.statements.contains(name) || Self.harmless.contains(name) { return true }
                guard let body = functions[name], !callers.contains(name) else { return false }
                return isOfXCTest(body, within: callers.union([name]))
            }
    }

    private static let prefix = "XCT"
    private static let statements: Set = ["if", "while", "for", "switch", "return", "sizeof"]
    /// Functions of the run time that change nothing but the class that they are given.
    private static let harmless: Set = [
        "class_addMethod", "class_getClassMethod", "class_getInstanceMethod", "class_replaceMethod",
        "method_exchangeImplementations", "method_getImplementation", "method_getTypeEncoding",
        "method_setImplementation",
    ]
    /// Methods that a class of XCTest may have from `NSObject`: to exchange them changes those of all classes.
    private static let inherited: Set = [
        "class", "conformsToProtocol", "copy", "dealloc", "description", "forwardInvocation", "hash", "init", "isEqual",
        "isKindOfClass", "methodSignatureForSelector", "mutableCopy", "performSelector", "respondsToSelector",
        "superclass",
    ]
    private static let types: Set = ["Class", "Method", "SEL", "IMP", "BOOL", "YES", "NO", "NULL"]

    /// Returns the text up to the brace that closes a block.
    private static func block(in text: String, from start: String.Index) -> String {
        var depth = 1
        var end = start
        while end < text.endIndex {
            if text[end] == "{" { depth += 1 }
            if text[end] == "}" { depth -= 1 }
            if depth == 0 { break }
            end = text.index(after: end)
        }
        return String(text[start..<end])
    }
}
