import Foundation
import Lifecycle
import TestSupport
import Testing

@testable import Lowering
@testable import Samples
@testable import Wording

/// Left-out members that the system reaches: a stub stands in their place, which reports it.
struct SystemMemberTests {
    private static let sceneKit = (1, 8, "no such module 'SceneKit'")
    private static let missing = "Missing is not here"

    @Test(
        "a member that the system reaches tells when it does",
        arguments: [
            Example(
                "a callback of an app delegate",
                "class A: B {\n    func applicationDidBecomeActive(_ a: Missing) {}\n}\n",
                [(2, 41, "cannot find type 'Missing' in scope")],
                "class A: B {\n    @objc(applicationDidBecomeActive:) private func _0m(_ a0: Any?) -> Any? { _0() }\n}\n",
                [("func applicationDidBecomeActive(_ a: Missing)", missing, .stops)]),
            Example(
                "a callback in an extension, by the selector of Apple's protocol",
                "extension A {\n    func scene(_ s: Missing, willConnectTo t: Int, options: Int) {}\n}\n",
                [(2, 21, "cannot find type 'Missing' in scope")],
                "extension A {\n    @objc(scene:willConnectToSession:options:) "
                    + "private func _0m(_ a0: Any?, _ a1: Any?, _ a2: Any?) -> Any? { _0() }\n}\n",
                [("func scene(_ s: Missing, willConnectTo t: Int, options: Int)", missing, .stops)]),
            Example(
                "an action",
                "class A: B {\n    @IBAction func tap(_ sender: Missing) {}\n}\n",
                [(2, 34, "cannot find type 'Missing' in scope")],
                "class A: B {\n    @objc(tap:) private func _0m(_ a0: Any?) -> Any? { _0() }\n}\n",
                [("@IBAction func tap(_ sender: Missing)", missing, .stops)]),
            Example(
                "an outlet whose class is of a module that is not here",
                "import SceneKit\nclass A: B {\n    @IBOutlet weak var map: SCNView!\n}\n",
                [sceneKit, (3, 29, "cannot find type 'SCNView' in scope")],
                "import UIKit   \nclass A: B {\n"
                    + "    @objc(map) private var _0m: Any? { get { _0() } set { _0s() } }\n}\n",
                [("@IBOutlet weak var map: SCNView!", "module SceneKit is not here", .assumed)]),
            Example(
                "an outlet with an observer, which may do anything",
                "import SceneKit\nclass A: B {\n    @IBOutlet var map: SCNView! { didSet { go() } }\n}\n",
                [sceneKit, (3, 24, "cannot find type 'SCNView' in scope")],
                "import UIKit   \nclass A: B {\n"
                    + "    @objc(map) private var _0m: Any? { get { _0() } set { _0s() } }\n}\n",
                [("@IBOutlet var map: SCNView!", "module SceneKit is not here", .unknown)]),
            Example(
                "an override of one of UIKit's methods",
                "class A: B {\n    override func viewDidLoad() -> Missing {}\n}\n",
                [(2, 36, "cannot find type 'Missing' in scope")],
                "class A: B {\n    override func viewDidLoad() { _0() }     \n}\n",
                [("override func viewDidLoad() -> Missing", missing, .stops)]),
            Example(
                "a function that only the app calls",
                "class A: B {\n    func go(_ a: Missing) {}\n}\n", [(2, 18, "cannot find type 'Missing' in scope")],
                "class A: B {\n                            \n}\n", [("func go(_ a: Missing)", missing, nil)]),
            Example(
                "a structure, which the system never calls",
                "struct A {\n    func scene(_ s: Missing, willConnectTo t: Int, options: Int) {}\n}\n",
                [(2, 21, "cannot find type 'Missing' in scope")],
                "struct A {\n\(String(repeating: " ", count: 67))\n}\n",
                [("func scene(_ s: Missing, willConnectTo t: Int, options: Int)", missing, nil)]),
        ])
    func members(_ example: Example) {
        let sample = Sample.of(example.source)
        let reduction = ReductionQuestion(
            sample: sample, target: 0, reduction: Reduction(), errors: example.errors(in: sample)
        ).answer()
        let text = reduction.applied(to: sample.app.sources[0]).text
        #expect(text.prefix(example.source.utf8.count + example.growth) == example.expected)
        let parts = (reduction.cuts[Sample.path] ?? []).filter { $0.missingModule == nil }
        #expect(parts.map { Part($0.code, $0.reason, $0.effect) } == example.parts)
    }

    @Test func `A member in whose place nothing can stand is removed`() {
        let sample = Sample.of("class A {\n    override func viewDidLoad() -> Missing {}\n}\n")
        var reduction = Reduction()
        var texts: [String] = []
        for message in ["cannot find type 'Missing' in scope", "method does not override any method"] {
            let error = Diagnostic(path: Sample.path, line: 2, column: 36, severity: .error, message: message)
            reduction = ReductionQuestion(sample: sample, target: 0, reduction: reduction, errors: [error]).answer()
            texts.append(
                reduction.applied(to: sample.app.sources[0]).text.split(separator: "\n")[1].split(separator: " ")
                    .joined(separator: " "))
        }
        #expect(texts == ["override func viewDidLoad() { _0() }", ""])
        let risk = reduction.cuts[Sample.path]?.first?.risk
        #expect(risk?.reason == "A.viewDidLoad, an override, is left out")
    }

    @Test func `The overrides are declared as UIKit's own methods`() throws {
        let folder = Checkout.path("Sources/ReferenceUIKit")
        let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
        let text = try files.filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }.joined()
        let unknown = SystemMember.overrides.values.filter { !text.contains("open func \($0) {") }
        #expect(unknown.sorted() == [])
        let names = SystemMember.overrides.mapValues { declaration in
            let labels = declaration.matches(of: #/[(,]\s*(\w+)[^,)]*/#).map { "\($0.1):" }.joined()
            return "\(declaration.prefix { $0 != "(" })(\(labels))"
        }
        #expect(names.filter { $0 != $1 }.isEmpty)
    }
}
