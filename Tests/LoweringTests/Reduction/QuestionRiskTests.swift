import Lifecycle
import Lowering
import Testing

@testable import Samples

/// Questions that a build for iOS may answer in another way, although nothing is left out.
struct QuestionRiskTests {
    private static let unknown = "can be imported, which is not known here"

    private static let modules: [(text: String, risks: [String])] = [
        ("#if canImport(Sparkle)\n#endif", ["the sources ask if Sparkle \(unknown)"]),
        ("// #if canImport(Sparkle)", []),
        ("let text = \"#if canImport(Sparkle)\"", []),
        ("#if os(macOS)\n#if canImport(Sparkle)\n#endif\n#endif", []),
        ("#if os(iOS)\n#else\n#if canImport(Sparkle)\n#endif\n#endif", []),
        ("#if os(macOS) && canImport(Sparkle)\n#endif", []),
        ("#if os(iOS) || canImport(Sparkle)\n#endif", []),
        ("#if RELEASE && canImport(Sparkle)\n#endif", []),
        ("#if DEBUG && canImport(Sparkle)\n#endif", ["the sources ask if Sparkle \(unknown)"]),
        ("#if swift(>=7)\n#elseif canImport(Sparkle)\n#endif", ["the sources ask if Sparkle \(unknown)"]),
        ("#if os(iOS)\n#elseif canImport(Sparkle)\n#endif", []),
        ("class A {\n    #if canImport(Sparkle)\n    #endif\n}", ["the sources ask if Sparkle \(unknown)"]),
        ("#if canImport(FoundationEssentials) || canImport(FoundationInternationalization)\n#endif", []),
        ("#if canImport(UIKit) && canImport(os.log) && canImport(_Concurrency)\n#endif", []),
        ("#if canImport(Kit) && canImport(App)\n#endif", []),
        ("#if canImport(AppTests)\n#endif", ["the sources ask if AppTests \(unknown)"]),
        ("#if canImport(Later)\n#endif", ["the sources ask if Later \(unknown)"]),
        (
            "#if canImport(UIKit, _version: 99999)\n#endif",
            ["the sources ask for a version of UIKit, which is not known here"]
        ),
        (
            "#if canImport(FoundationModels)\n#endif",
            ["the sources ask if FoundationModels can be imported, which needs the SDK of iOS 26 or later"]
        ),
    ]

    @Test(arguments: modules)
    func `A question for a module is a risk if its answer decides what is compiled`(text: String, risks: [String])
        throws
    {
        let found = try Self.risks(of: text)
        #expect(found.map(\.reason) == risks)
        #expect(found.allSatisfy { $0.place != nil && $0.condition == nil })
    }

    @Test func `A question for a framework of a later SDK is none with that SDK`() throws {
        var facts = LeftOutFacts(parts: 0, risks: try Self.risks(of: "#if canImport(FoundationModels)\n#endif"))
        #expect(facts.concerning(sdk: SystemVersion(18)) == facts)
        #expect(facts.concerning(sdk: SystemVersion(26)) == nil)
        facts.parts = 1
        #expect(facts.concerning(sdk: SystemVersion(26))?.risks == [])
        #expect(LeftOutFacts(parts: 0).concerning(sdk: SystemVersion(26)) != nil)
    }

    private static let file = "FileManager does not conform to P here, as every object does on a device"
    private static let queue = "DispatchQueue does not conform to P here, as every object does on a device"
    private static let empty = "protocol P {}\nextension NSObject: P {}\n"
    private static let lost = "protocol P { func a() }\nextension NSObject: P { func a() {} }\n"

    private static let objects: [(text: String, file: Bool, queue: Bool)] = [
        (lost, false, false),
        (lost + "let a = FileManager.default as Any is P", true, true),
        (lost + "let a = FileManager.default as Any as? P", true, true),
        (lost + "let a = (FileManager.default as Any) as? any (P & Sendable)", true, true),
        (
            lost + "func a(_ b: Any) { switch b { case is P: break; case let c as P: _ = c; default: break } }", true,
            true
        ),
        (lost + "let a = P.self", true, true),
        (lost + "func b(_ p: P) {}", false, false),
        (lost + "func b(_ p: P) {}\nfunc b(_ p: Any) {}", true, true),
        (lost + "func b<T: P>(_ p: T) {}\nfunc b<T>(_ p: T) {}", true, true),
        (lost + "func b<T>(_ p: T) where T: P {}", false, false),
        (lost + "extension Array where Element: P { var b: Int { 1 } }", false, false),
        (
            lost + "extension Array where Element: P { var b: Int { 1 } }\nextension Array { var b: Int { 2 } }", true,
            true
        ),
        (lost + "struct S { init(_ p: P) {}; init(_ p: Any) {} }", true, true),
        (lost + "let all: [P] = []\nclass C: P { func b() { let a: P = self } }", false, false),
        (empty + "let a = DispatchQueue.main as Any is P", false, true),
    ]

    @Test(arguments: objects)
    func `A conformance of every object is a risk if something asks for it`(text: String, file: Bool, queue: Bool)
        throws
    {
        let risks = try Self.risks(of: "import Foundation\n" + text)
        #expect(risks.contains { $0.reason == Self.file } == file)
        #expect(risks.contains { $0.reason == Self.queue } == queue)
        #expect(risks.allSatisfy { $0.condition?.names == ["P"] && $0.condition?.type != nil && $0.place != nil })
    }

    private static func risks(of text: String) throws -> [LeftOutFacts.Risk] {
        let target = { (name: String, text: String) in
            Sample.Target(name: name, module: name, sources: [SourceFile(path: "/\(name)/a.swift", text: text)])
        }
        var sample = Sample(
            name: "App", app: target("App", text), tests: target("AppTests", "#if canImport(App)\n#endif"),
            description: AppDescription(bundleIdentifier: "app", name: "App"), infoPlist: "<plist/>")
        sample.libraries = [target("Kit", ""), target("Later", "")]
        sample.libraries[1].isForTests = true
        var memory = LoweringMemory()
        return try memory.assess(Reduction(), of: sample).risks
    }
}
