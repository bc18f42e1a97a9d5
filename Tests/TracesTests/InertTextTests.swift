import Testing
import Traces

struct InertTextTests {
    @Test(arguments: [
        ("error: x.swift:1: a :: b", "error: x.swift:1: a :: b"),
        ("x\n::error::forged", "x\n\\u{3A}:error::forged"),
        ("  \t::set-output name=a::b", "  \t\\u{3A}:set-output name=a::b"),
        ("\u{2003}::stop-commands::x", "\u{2003}\\u{3A}:stop-commands::x"),
        ("a ##[error]b", "a #\\u{23}[error]b"),
        ("a\r::error::b", "a\\u{D}::error::b"),
        ("a\r\n::error::b", "a\\u{D}\n\\u{3A}:error::b"),
        ("", ""), ("::", "\\u{3A}:"), ("\u{1B}[2J", "\\u{1B}[2J"),
    ])
    func `No line is a command to a build service`(_ text: String, _ inert: String) {
        #expect(text.inert == inert)
    }

    @Test(arguments: [
        ("App.SceneDelegate", "SceneDelegate"), ("SceneDelegate", "SceneDelegate"), ("App.Outer.Inner", "Inner"),
        ("App.`My.Scene`", "`My.Scene`"), ("`A.B`", "`A.B`"),
    ])
    func `A raw identifier keeps its dots`(_ name: String, _ short: String) {
        #expect(ClassName.short(name) == short)
    }
}
