import Foundation
import Testing

@testable import Tutorials

/// A module's page decides which of its symbols get a page.
struct SymbolFilterTests {
    private static let page = """
        # ``Module``

        | for | names |
        |---|---|
        | views | `Dropped` |

        ## Topics

        ### Types

        - ``Kept``
        - ``function(_:)-(Int)``
        """

    private static func graph() throws -> [String: Any] {
        let text = """
            {"symbols": [
              {"identifier": {"precise": "k"}, "pathComponents": ["Kept"]},
              {"identifier": {"precise": "km"}, "pathComponents": ["Kept", "member"]},
              {"identifier": {"precise": "f"}, "pathComponents": ["function(_:)"]},
              {"identifier": {"precise": "d"}, "pathComponents": ["Dropped"]},
              {"identifier": {"precise": "dm"}, "pathComponents": ["Dropped", "Kept"]}],
             "relationships": [
              {"kind": "memberOf", "source": "km", "target": "k"}, {"kind": "memberOf", "source": "dm", "target": "d"},
              {"kind": "inheritsFrom", "source": "k", "target": "d"},
              {"kind": "conformsTo", "source": "k", "target": "outside"}]}
            """
        return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func `The names below Topics are kept, overloads by their name`() {
        #expect(SymbolFilter("Module", page: Self.page).names == ["Kept", "function(_:)"])
    }

    @Test func `Kept are the names with their members, and what leads from one to another`() throws {
        let kept = SymbolFilter("Module", page: Self.page)(try Self.graph())
        let symbols = try #require(kept["symbols"] as? [[String: Any]])
        #expect(symbols.map { $0["pathComponents"] as? [String] } == [["Kept"], ["Kept", "member"], ["function(_:)"]])
        let relationships = try #require(kept["relationships"] as? [[String: String]])
        #expect(
            relationships == [
                ["kind": "memberOf", "source": "km", "target": "k"],
                ["kind": "conformsTo", "source": "k", "target": "outside"],
            ])
    }
}
