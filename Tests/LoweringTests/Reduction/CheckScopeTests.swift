import Lifecycle
import Testing

@testable import Lowering
@testable import Samples

/// The files that a round of leaving out looks at again.
struct CheckScopeTests {
    private static let targets = [
        (
            module: "App",
            sources: [
                SourceFile(path: "/A.swift", text: "struct Item {}"),
                SourceFile(path: "/B.swift", text: "let item = Item()"),
                SourceFile(path: "/C.swift", text: "let items = 1"),
            ]
        ),
        (module: "AppTests", sources: [SourceFile(path: "/T.swift", text: "let count = Item()")]),
    ]

    private static func cut(_ kind: Cut.Kind, names: [String] = [], member: RemovedMember? = nil) -> Cut {
        var cut = Cut(range: 0..<1, kind: kind, code: "", reason: "", line: 1)
        cut.names = names
        cut.member = member
        return cut
    }

    private static let cuts: [(cut: Cut, app: Set<String>?)] = [
        // Whatever names the type that is gone.
        (cut(.removed, names: ["Item"]), ["/A.swift", "/B.swift"]),
        // An initializer is met by its type's name.
        (cut(.removed, member: RemovedMember(owner: "Item", base: "init")), ["/A.swift", "/B.swift"]),
        // No other file sees what is private.
        (
            cut(
                .property(.stops), names: ["item"],
                member: RemovedMember(owner: "Store", base: "item", isPrivate: true)),
            ["/A.swift"]
        ),
        (
            cut(.property(.stops), names: ["item"], member: RemovedMember(owner: "Store", base: "item")),
            ["/A.swift", "/B.swift"]
        ),
        // A statement that tells that it was left out is its own file's matter.
        (cut(.statement(.assumed)), ["/A.swift"]),
        // A change without a name may show anywhere.
        (cut(.removed), nil),
    ]

    @Test(arguments: cuts)
    func `A removal leads to the files that name what is gone`(cut: Cut, app: Set<String>?) {
        var scope = CheckScope()
        scope.note(errors: ["/A.swift"], in: "App")
        scope.widen(after: ["/A.swift": [cut]], targets: Self.targets)
        #expect(scope.files(of: "App") == app)
        // Nothing has looked at the tests so far, so all of them are to be looked at.
        #expect(scope.files(of: "AppTests") == nil)
    }

    @Test func `A clean module is looked at again as far as a removal reaches`() {
        var scope = CheckScope()
        scope.note(clean: ["App"])
        #expect(scope.files(of: "App") == [])
        scope.note(errors: ["/T.swift"], in: "AppTests")
        scope.widen(after: ["/T.swift": [Self.cut(.removed, names: ["items"])]], targets: Self.targets)
        #expect(scope.files(of: "App") == ["/C.swift"])
        #expect(scope.files(of: "AppTests") == ["/T.swift"])
    }
}
