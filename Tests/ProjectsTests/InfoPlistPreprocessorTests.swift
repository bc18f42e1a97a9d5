import Foundation
import Testing

@testable import Projects

/// The preprocessor of an Info.plist.
struct InfoPlistPreprocessorTests {
    /// Returns the lines that are left without blanks.
    private static func lines(_ text: String, _ definitions: [String] = []) -> [String] {
        InfoPlistPreprocessor(text, definitions: definitions).text.split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    @Test(arguments: [
        ("#ifdef A", ["A"], true), ("#ifdef A", [], false), ("\t# ifndef A", [], true), ("#if A", ["A"], true),
        ("#if A", ["A=0"], false), ("#if A == 2 && !B", ["A=2"], true), ("#if defined(A) || defined B", ["B"], true),
        ("#if (A || B) && C", ["A", "C"], true), ("#if A != 1", ["A"], false), ("#if 0", [], false),
        ("#if B", [], false),
    ])
    func `A condition decides about its lines`(_ condition: String, _ definitions: [String], _ holds: Bool) {
        let text = "<a/>\n\(condition)\n<b/>\n#else\n<c/>\n#endif\n<d/>"
        #expect(Self.lines(text, definitions) == ["<a/>", holds ? "<b/>" : "<c/>", "<d/>"])
        #expect(InfoPlistPreprocessor(text, definitions: definitions).isWhole)
    }

    @Test func `Of several branches the first that holds is taken, and conditions are nested`() {
        let text = "#if A == 1\n1\n#elif A == 2\n2\n#ifdef B\nb\n#endif\n#elif A == 2\nno\n#else\n3\n#endif"
        #expect(Self.lines(text, ["A=2", "B"]) == ["2", "b"])
        #expect(Self.lines(text, ["A=1", "B"]) == ["1"])
        #expect(Self.lines(text) == ["3"])
    }

    @Test func `Names with values are replaced, as whole words`() {
        let text = "<string>SCENE.Delegate SCENES _SCENE</string>"
        #expect(Self.lines(text, ["SCENE=App"]) == ["<string>App.Delegate SCENES _SCENE</string>"])
    }

    @Test(arguments: [
        "#include \"keys.h\"", "#define A 1", "#if A + 1\n#endif", "#endif", "#else", "#if A", "#if defined(\n#endif",
        "#if VERSION(1)\n#endif", "#ifdef A // note\n#endif", "#if TARGET_OS_SIMULATOR\n#endif",
        "#ifdef __APPLE__\n#endif",
        "<string>image/*</string>", "<string>https://a.b</string>",
        "#if \(String(repeating: "!", count: 100_000))A\n#endif",
        "#if \(String(repeating: "(", count: 100_000))\n#endif",
    ])
    func `What is not understood is said, and nothing is lost by it`(_ line: String) {
        let preprocessor = InfoPlistPreprocessor("<a/>\n\(line)\n<b/>", definitions: [])
        #expect(!preprocessor.isWhole)
        #expect(preprocessor.text.contains("<a/>"))
        #expect(preprocessor.text.contains("<b/>") || line == "#if A")
    }

    @Test(arguments: [["A="], ["A=B", "B=C"]]) func `Values of more than one step are not understood`(_ names: [String])
    {
        #expect(!InfoPlistPreprocessor("<a/>", definitions: names).isWhole)
    }

    @Test func `Lines may end as on Windows, and in traditional files // does not begin a comment`() {
        #expect(Self.lines("#if 0\r\na\r\n#endif\r\nb\r\n") == ["b"])
        #expect(InfoPlistPreprocessor("https://a.b", definitions: [], isTraditional: true).isWhole)
    }

    @Test func `What quotes hold is not a comment, and its names are left alone`() {
        let header = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            """
        #expect(InfoPlistPreprocessor(header, definitions: ["DEBUG=1"]).isWhole)
        #expect(InfoPlistPreprocessor(header, definitions: ["DEBUG=1"]).text == header)
        #expect(!InfoPlistPreprocessor("<plist version=\"VERSION\">", definitions: ["VERSION=2"]).isWhole)
    }

    @Test func `Lines keep their numbers`() {
        #expect(InfoPlistPreprocessor("#if 0\na\n#endif\nb", definitions: []).text == "\n\n\nb")
    }
}
