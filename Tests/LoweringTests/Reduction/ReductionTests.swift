import Lifecycle
import Testing

@testable import Lowering
@testable import Samples
@testable import Wording

/// The pieces left out because of an error, and the text that is compiled in their place.
struct ReductionTests {
    @Test(arguments: [
        Example(
            "a statement that starts from a module that is not here",
            "import Firebase\nfunc go() {\n    FirebaseApp.configure()\n    stay()\n}\n",
            [(1, 8, "no such module 'Firebase'"), (3, 5, "cannot find 'FirebaseApp' in scope")],
            "import UIKit   \nfunc go() {\n    _0()                   \n    stay()\n}\n",
            [("FirebaseApp.configure()", "module Firebase is not here", .assumed)]),
        Example(
            "a statement with something of the app's",
            "import Firebase\nfunc go() {\n    Messaging.start(self)\n}\n",
            [(1, 8, "no such module 'Firebase'"), (3, 5, "cannot find 'Messaging' in scope")],
            "import UIKit   \nfunc go() {\n    _0()                 \n}\n",
            [("Messaging.start(self)", "module Firebase is not here", .unknown)]),
        Example(
            "a statement that launches an app",
            "func go() {\n    TestApp.main()\n    stay()\n}\n", [(2, 5, "cannot find 'TestApp' in scope")],
            "func go() {\n    _0()          \n    stay()\n}\n",
            [("TestApp.main()", "TestApp is not here", .stops)]),
        Example(
            "a statement with another call of that name",
            "import Theme\nfunc go() {\n    Theme.install(on: Board.main().first)\n}\n",
            [(1, 8, "no such module 'Theme'"), (3, 5, "cannot find 'Theme' in scope")],
            "import UIKit\nfunc go() {\n    _0()                                 \n}\n",
            [("Theme.install(on: Board.main().first)", "module Theme is not here", .unknown)]),
        Example(
            "a condition, which has to be known",
            "func go() {\n    if missing { a() }\n    b()\n}\n", [(2, 8, "cannot find 'missing' in scope")],
            "func go() {\n    _0()              \n    b()\n}\n", [("if missing", "missing is not here", .stops)]),
        Example(
            "a guard, with all that follows",
            "func go() {\n    guard let a = missing else { return }\n    b(a)\n}\n",
            [(2, 19, "cannot find 'missing' in scope")],
            "func go() {\n    _0()                                 \n        \n}\n",
            [("guard let a = missing else", "missing is not here", .stops)]),
        Example(
            "the only expression of a function with a result",
            "func number() -> Int {\n    missing()\n}\n", [(2, 5, "cannot find 'missing' in scope")],
            "func number() -> Int {\n    _0()     \n}\n", [("missing()", "missing is not here", .stops)]),
        Example(
            "the only statement of a branch, in a function with a result",
            "func go() -> Bool {\n    if ready { missing() }\n    return true\n}\n",
            [(2, 16, "cannot find 'missing' in scope")],
            "func go() -> Bool {\n    if ready { _0()      }\n    return true\n}\n",
            [("missing()", "missing is not here", .unknown)]),
        Example(
            "the only statement of a condition of the compiler, in a function with a result",
            "func go() -> Bool {\n    #if DEBUG\n    missing()\n    #endif\n    return true\n}\n",
            [(3, 5, "cannot find 'missing' in scope")],
            "func go() -> Bool {\n    #if DEBUG\n    _0()     \n    #endif\n    return true\n}\n",
            [("missing()", "missing is not here", .unknown)]),
        Example(
            "the only statement of a case, in a function with a result",
            "func go() -> Bool {\n    switch a {\n    case 1: missing()\n    default: b()\n    }\n    return true\n}\n",
            [(3, 13, "cannot find 'missing' in scope")],
            "func go() -> Bool {\n    switch a {\n    case 1: _0()     \n    default: b()\n    }\n    return true\n}\n",
            [("missing()", "missing is not here", .unknown)]),
        Example(
            "a branch whose value is the function's",
            "func number() -> Int {\n    if ready { 1 } else if a { 2 } else { missing() }\n}\n",
            [(2, 43, "cannot find 'missing' in scope")],
            "func number() -> Int {\n    if ready { 1 } else if a { 2 } else { _0()      }\n}\n",
            [("missing()", "missing is not here", .stops)]),
        Example(
            "a branch whose value a variable takes",
            "func go() {\n    let a = if ready { 1 } else { missing() }\n    b(a)\n}\n",
            [(2, 35, "cannot find 'missing' in scope")],
            "func go() {\n    let a = if ready { 1 } else { _0()      }\n    b(a)\n}\n",
            [("missing()", "missing is not here", .stops)]),
        Example(
            "the only expression of a getter's condition of the compiler",
            "var number: Int {\n    #if DEBUG\n    missing()\n    #else\n    1\n    #endif\n}\n",
            [(3, 5, "cannot find 'missing' in scope")],
            "var number: Int {\n    #if DEBUG\n    _0()     \n    #else\n    1\n    #endif\n}\n",
            [("missing()", "missing is not here", .stops)]),
        Example(
            "an initial value whose type is written down",
            "class A {\n    let b: Int = missing()\n}\n", [(2, 18, "cannot find 'missing' in scope")],
            "class A {\n    let b: Int = _0()     \n}\n", [("missing()", "missing is not here", .stops)]),
        Example(
            "a property that would run code when its object is made",
            "class A {\n    let bag = DisposeBag()\n}\n", [(2, 15, "cannot find 'DisposeBag' in scope")],
            "class A {\n    private let _0p=_0()  \n}\n",
            [("let bag = DisposeBag()", "DisposeBag is not here", .unknown)]),
        Example(
            "a property without a value",
            "class A {\n    var bag: DisposeBag?\n}\n", [(2, 14, "cannot find type 'DisposeBag' in scope")],
            "class A {\n                        \n}\n", [("var bag: DisposeBag?", "DisposeBag is not here", nil)]),
        Example(
            "a conformance among others",
            "struct A: B, Missing {}\n", [(1, 14, "cannot find type 'Missing' in scope")],
            "struct A: B          {}\n", [("conformance to Missing", "Missing is not here", nil)]),
        Example(
            "a class whose superclass is not here",
            "class A: Base {\n    func a() {}\n}\nclass B {}\n",
            [(1, 10, "cannot find type 'Base' in scope")],
            "               \n               \n \nclass B {}\n",
            [("class A: Base", "superclass Base is not here", nil)]),
        Example(
            "an app delegate whose superclass is not here, with the errors that follow",
            """
            import Flutter
            @main
            class AppDelegate: FlutterAppDelegate {
                override func go() { super.go() }
            }

            """,
            [
                (1, 8, "no such module 'Flutter'"),
                (2, 1, "'AppDelegate' is annotated with @main and must provide a main static function"),
                (3, 20, "cannot find type 'FlutterAppDelegate' in scope"),
                (4, 19, "method does not override any method from its superclass"),
                (4, 26, "'super' cannot be used in class 'AppDelegate' because it has no superclass"),
            ],
            """
            import UIKit  \n     \n\(String(repeating: " ", count: 39))
            \(String(repeating: " ", count: 37))
            \u{20}
            import UIKit
            internal import ReferenceObjectiveC
            private nonisolated func _0() -> Never { ReferenceObjectiveC._leftOutValue("@main class \
            AppDelegate: FlutterAppDelegate", "superclass FlutterAppDelegate of module Flutter is not here", \
            "/app.swift", 2) }
            @main class AppDelegate: UIKit.UIResponder, UIKit.UIApplicationDelegate \
            { required override init() { _0() } }

            """,
            [
                (
                    "@main class AppDelegate: FlutterAppDelegate",
                    "superclass FlutterAppDelegate of module Flutter is not here", .stops
                )
            ]),
        Example(
            "the word override, when nothing is overridden",
            "class A: UIView {\n    override func later() {}\n}\n",
            [(2, 19, "method does not override any method from its superclass")],
            "class A: UIView {\n             func later() {}\n}\n",
            [("override of later", "method does not override any method from its superclass", nil)]),
        Example(
            "a short statement at the end of its line",
            "func go() {\n    a()\n}\n", [(2, 5, "cannot find 'a' in scope")],
            "func go() {\n    _0()\n}\n", [("a()", "a is not here", .unknown)]),
    ])
    func `A piece is left out in place`(_ example: Example) {
        let sample = Sample.of(example.source)
        let reduction = ReductionQuestion(
            sample: sample, target: 0, reduction: Reduction(), errors: example.errors(in: sample)
        ).answer()
        let text = reduction.applied(to: sample.app.sources[0]).text
        #expect(text.prefix(example.source.utf8.count + example.growth) == example.expected)
        let parts = (reduction.cuts[Sample.path] ?? []).filter { $0.missingModule == nil }
        #expect(parts.map { Part($0.code, $0.reason, $0.effect) } == example.parts)
    }

    @Test func `An error inside a stub takes the piece around it`() {
        let source = "struct S {\n    func a() {\n        b()\n    }\n}\n"
        let sample = Sample.of(source)
        var reduction = Reduction()
        var texts: [String] = []
        for message in ["cannot find 'b' in scope", "still wrong", "wrong again", "and again", "and again"] {
            let error = Diagnostic(path: Sample.path, line: 3, column: 9, severity: .error, message: message)
            reduction = ReductionQuestion(sample: sample, target: 0, reduction: reduction, errors: [error]).answer()
            texts.append(
                String(reduction.applied(to: sample.app.sources[0]).text.prefix(source.utf8.count + 1))
                    .split(separator: "\n").prefix(5).map { $0.trimmed }.joined(separator: "|"))
        }
        #expect(
            texts == [
                "struct S {|func a() {|_0()|}|}", "struct S {|func a() {|_0()|}|}", "struct S {|func a() {_0()||}",
                "struct S {||||}", "||||",
            ])
    }

    @Test func `An error behind the reader's lines changes nothing`() {
        let sample = Sample.of("let a = 1\n")
        let error = Diagnostic(
            path: Sample.path, line: 40, column: 3, severity: .error, message: "cannot find 'x' in scope")
        let reduction = ReductionQuestion(sample: sample, target: 0, reduction: Reduction(), errors: [error]).answer()
        #expect(reduction.isEmpty)
    }

    @Test func `A test that cannot be compiled is left out whole, and a class without its fixture`() {
        var sample = Sample.of("")
        let source = """
            class A: XCTestCase {
                func testOne() {
                    missing()
                }
                func testTwo() {}
            }
            class B: XCTestCase {
                override func setUp() {
                    missing()
                }
                func testThree() {}
            }

            """
        sample.tests = Sample.Target(
            name: "Tests", module: "Tests", sources: [SourceFile(path: "/tests.swift", text: source)])
        let errors = [3, 9].map {
            Diagnostic(
                path: "/tests.swift", line: $0, column: 9, severity: .error, message: "cannot find 'missing' in scope")
        }
        let reduction = ReductionQuestion(sample: sample, target: 1, reduction: Reduction(), errors: errors).answer()
        #expect(reduction.cuts["/tests.swift"]?.map(\.code) == ["func testOne()", "class B: XCTestCase"])
    }

    @Test func `A file is named with its folder if another has its name`() {
        var sample = Sample.of("")
        let paths = ["/home/Zoo/Zoo/AppDelegate.swift", "/home/Zoo/Kit/AppDelegate.swift", "/home/Zoo/Zoo/List.swift"]
        sample.app.sources = paths.map { SourceFile(path: $0, text: "a\n") }
        var reduction = Reduction()
        for (path, reason) in zip(paths, ["one", "two", "three"]) {
            reduction.add(Cut(range: 0..<1, kind: .removed, code: "a", reason: reason, line: 1), to: path)
        }
        #expect(
            reduction.notes(of: sample).dropFirst() == [
                "  one: 1 part, first in Zoo/AppDelegate.swift:1", "  three: 1 part, first in List.swift:1",
                "  two: 1 part, first in Kit/AppDelegate.swift:1",
            ])
    }

    @Test(arguments: [
        "'super' cannot be used in class 'A' because it has no superclass",
        "type 'A' does not conform to protocol 'P'",
        "value of type 'A' has no member 'b'", "method does not override any method from its superclass",
    ])
    func `An error that follows from a removed piece is no cause`(_ message: String) {
        let source = "class A: Missing {}\nextension A {\n    func go() {\n        b()\n    }\n}\n"
        let sample = Sample.of(source)
        let first = Diagnostic(
            path: Sample.path, line: 1, column: 10, severity: .error, message: "cannot find type 'Missing' in scope")
        let later = Diagnostic(path: Sample.path, line: 4, column: 9, severity: .error, message: message)
        var reduction = ReductionQuestion(
            sample: sample, target: 0, reduction: Reduction(), errors: [first]
        ).answer()
        reduction = ReductionQuestion(sample: sample, target: 0, reduction: reduction, errors: [later]).answer()
        #expect(
            reduction.cuts[Sample.path]?.map { "\($0.reason) \($0.isConsequence)" }
                == ["superclass Missing is not here false", "A is left out true"])
    }

    @Test func `What follows from another file's piece of the same round is no cause`() {
        var sample = Sample.of("")
        sample.app.sources = [
            SourceFile(path: "/a.swift", text: "func go() {\n    show(B())\n}\n"),
            SourceFile(path: "/b.swift", text: "class B: Missing {}\n"),
        ]
        let errors = [
            Diagnostic(
                path: "/a.swift", line: 2, column: 10, severity: .error,
                message: "cannot convert value of type 'B' to expected argument type 'UIViewController'"),
            Diagnostic(
                path: "/b.swift", line: 1, column: 10, severity: .error, message: "cannot find type 'Missing' in scope"),
        ]
        let reduction = ReductionQuestion(sample: sample, target: 0, reduction: Reduction(), errors: errors).answer()
        #expect(
            reduction.cuts.sorted { $0.key < $1.key }.flatMap(\.value).map { "\($0.reason) \($0.isConsequence)" }
                == ["B is left out true", "superclass Missing is not here false"])
    }

    @Test func `A reduction that does not fit the files is refused`() {
        let sample = Sample.of("let a = 1\n")
        var outside = Reduction()
        outside.add(Cut(range: 4..<400, kind: .removed, code: "", reason: "", line: 1), to: Sample.path)
        var elsewhere = Reduction()
        elsewhere.add(Cut(range: 0..<1, kind: .removed, code: "", reason: "", line: 1), to: "/other.swift")
        var inside = Reduction()
        inside.add(Cut(range: 0..<9, kind: .removed, code: "", reason: "", line: 1), to: Sample.path)
        #expect([outside, elsewhere, inside].map { $0.fits(sample) } == [false, false, true])
    }
}

extension Substring {
    fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}
