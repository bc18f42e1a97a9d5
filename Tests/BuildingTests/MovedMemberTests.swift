import Samples
import Testing
import Wording

@testable import Building

/// Errors at the stubs of members that lowering moved out of extensions into their classes.
struct MovedMemberTests {
    private static let files = [
        SourceFile(
            path: "/Item.swift",
            text:
                "class Item: UIResponder { override func b() { self._1_0_1b() }; override var a: Int { self._1_0_0a } }\n"
        ),
        SourceFile(
            path: "/Item+a.swift",
            text: "extension Item {\n    var _1_0_0a   : Int { 1 }\n    func _1_0_1b   () { c() }\n}\n"),
    ]

    private static func error(_ message: String, column: Int) -> Diagnostic {
        var error = Diagnostic(path: "/Item.swift", line: 1, column: column, severity: .error, message: message)
        error.sourceLine = String(files[0].text.dropLast())
        return error
    }

    /// An error at a stub is one at the last letter of the member's own name, which the reader wrote there.
    @Test(arguments: [
        (41, "method does not override any method from its superclass", "/Item+a.swift", 3, 19),
        (78, "property does not override any property from its superclass", "/Item+a.swift", 2, 18),
        (78, "cannot find type 'Int' in scope", "/Item.swift", 1, 78),
        (200, "property does not override any property from its superclass", "/Item.swift", 1, 200),
    ])
    func `An error at a stub is one at the member`(
        _ column: Int, _ message: String, _ path: String, _ line: Int, _ newColumn: Int
    ) {
        let moved = Self.error(message, column: column).atMovedMember(in: Self.files)
        #expect(moved.path == path && moved.line == line && moved.column == newColumn, "\(moved)")
    }
}
