import Foundation
import Testing

@testable import Projects

/// Property lists and settings that are nested as deeply as 64 KiB allow are refused, or read, at once.
@Suite struct NestedFileTests {
    private func plist(_ open: String, _ close: String, bytes: Int = 62_000) -> String {
        let depth = bytes / (open.utf8.count + close.utf8.count)
        return #"<plist version="1.0">"# + String(repeating: open, count: depth) + "<string>a</string>"
            + String(repeating: close, count: depth)
            + "</plist>"
    }

    private static let reason = "It is nested more than 200 levels deep."

    @Test(arguments: [
        ("<array>", "</array>"), ("<dict><key>a</key>", "</dict>"),
        ("<dict><key>UIApplicationSceneManifest</key><array>", "</array></dict>"),
    ])
    func `A property list that is nested too deeply is refused at once`(open: String, close: String) throws {
        let time = ContinuousClock().measure {
            let text = plist(open, close)
            #expect(throws: Self.unreadable) { try PropertyList(Data(text.utf8)) }
        }
        #expect(time < .seconds(10))
    }

    private static let unreadable = PropertyList.Unreadable(reason)

    @Test func `A file as deep as the limit is read whole`() throws {
        let text =
            #"<plist version="1.0">"# + String(repeating: "<array>", count: 200)
            + String(repeating: "</array>", count: 200) + "</plist>"
        var expected = PropertyList.array([])
        for _ in 1..<200 { expected = .array([expected]) }
        #expect(try PropertyList(Data(text.utf8)) == expected)
        #expect(
            try PropertyList(Data(#"{ a = (b, "c d", { e = f; }); g = 1; }"#.utf8))
                == .dictionary([
                    "a": .array([.string("b"), .string("c d"), .dictionary(["e": .string("f")])]), "g": .string("1"),
                ]))
    }

    @Test(arguments: ["$(", "${", "$[", "$(a", "$(a:"])
    func `References that are never closed take no time`(open: String) {
        let text = String(repeating: open, count: 60_000 / open.utf8.count)
        let time = ContinuousClock().measure {
            let settings = BuildSettings(configuration: "Debug")
            #expect(settings.substitute(text) == text)
        }
        #expect(time < .seconds(10))
    }
}
