import Testing

/// A text that is nested to any depth, in one of the ways in which Swift can be.
struct HostileShape: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The beginning of a file, the texts repeated before and after the middle, the middle, and the end.
    private var parts: (start: String, before: String, middle: String, after: String, end: String)

    private init(
        _ name: String, _ start: String = "", before: String = "", _ middle: String = "", after: String = "",
        _ end: String = ""
    ) {
        testDescription = name
        parts = (start, before, middle, after, end)
    }

    /// Returns the text at a depth.
    func text(depth: Int) -> String {
        parts.start + String(repeating: parts.before, count: depth) + parts.middle
            + String(repeating: parts.after, count: depth) + parts.end + "\n"
    }

    /// Returns the greatest depth at which the text has at most so many bytes.
    func depth(bytes: Int) -> Int {
        (bytes - text(depth: 0).utf8.count) / (text(depth: 1).utf8.count - text(depth: 0).utf8.count)
    }

    static let all = [
        HostileShape("x!!!!", "let y = x", after: "!"),
        HostileShape("x????", "let y = x", after: "?", ".a"),
        HostileShape("f()()()", "let y = f", after: "()"),
        HostileShape("f{}{}{}", "let y = f", after: "{}"),
        HostileShape("a[0][0]", "let y = a", after: "[0]"),
        HostileShape("a.b.b.b", "let y = a", after: ".b"),
        HostileShape("a.b().b()", "let y = a", after: ".b()"),
        HostileShape("Int????", "let y: Int", after: "?", " = nil"),
        HostileShape("Int.Type.Type", "let y: Int", after: ".Type"),
        HostileShape("A.A.A as a type", "let y: A", after: ".A"),
        HostileShape("[[[[", "let y = ", before: "["),
        HostileShape("[[[[1]]]]", "let y = ", before: "[", "1", after: "]"),
        HostileShape("[[[[Int]]]]", "let y: ", before: "[", "Int", after: "]"),
        HostileShape("((((1))))", "let y = ", before: "(", "1", after: ")"),
        HostileShape("((((", "let y = ", before: "("),
        HostileShape("A<A<A<", "let y: ", before: "A<", "A", after: ">"),
        HostileShape("()->()->()", "let y: ", before: "()->", "()"),
        HostileShape("!!!!x", "let y = ", before: "! ", "x"),
        HostileShape("&&&&x", "f(", before: "&", "x", ")"),
        HostileShape("try try try", "let y = ", before: "try ", "x"),
        HostileShape("await await", "let y = ", before: "await ", "x"),
        HostileShape("a ? a ? a", "let y = ", before: "a ? ", "a", after: " : a"),
        HostileShape("a + a + a", "let y = a", after: " + a"),
        HostileShape("a = a = a", "func f() { ", before: "a = ", "a", " }"),
        HostileShape("\\(\\(\\(", "let y = ", before: "\"\\(", "1", after: ")\""),
        HostileShape("{{{{}}}}", "let y = ", before: "{ ", "1", after: " }"),
        HostileShape("{ in { in", "let y = ", before: "{ a in ", "1", after: " }"),
        HostileShape("#if #if", before: "#if A\n", "let y = 1\n", after: "#endif\n"),
        HostileShape("#if (((", "#if ", before: "(", "A", after: ")", "\n#endif"),
        HostileShape("#if !!!", "#if ", before: "!", "A", "\n#endif"),
        HostileShape("#if a #elseif", "#if A\n", after: "#elseif A\n", "#endif"),
        HostileShape("#elseif with classes", "#if A\n", after: "#elseif B\nclass C {}\n", "#endif"),
        HostileShape("class class", before: "class A { ", "var y = 1", after: " }"),
        HostileShape("func func", before: "func f() { ", "", after: " }"),
        HostileShape("if else if", "func f() { if a {}", after: " else if a {}", " }"),
        HostileShape("if if if", "func f() { ", before: "if a { ", "", after: " }", " }"),
        HostileShape("switch switch", "func f() { ", before: "switch a { default: ", "", after: " }", " }"),
        HostileShape("case .a(.a(", "func f() { if case ", before: ".a(", "let b", after: ")", " = c {} }"),
        HostileShape("let ((((", "let ", before: "(", "a", after: ")", " = b"),
        HostileShape("@a @a @a", after: "@a ", "let y = 1"),
        HostileShape("@a(@a(", before: "@a({ ", "1", after: " })", " let y = 1"),
        HostileShape("some some", "let y: ", before: "some ", "A", " = b"),
        HostileShape("repeat each", "let y: ", before: "repeat ", "A", " = b"),
        HostileShape("/* /* /*", before: "/*", "", after: "*/"),
        HostileShape("/* unclosed", after: "/*", ""),
        HostileShape("#selector(", "let y = ", before: "#selector(", "a", after: ")"),
        HostileShape("NSObject.Type", "let y: ", before: "(", "NSObject.Type", after: ")", " = b; let z = y.init()"),
        HostileShape("precedence", "let y = ", before: "\\.", "a"),
        HostileShape("@available(", "func f() { if #available(iOS 13", after: ", iOS 13", ", *) {} }"),
        HostileShape("inout inout", "func f(_ a: ", before: "inout ", "A", ") {}"),
        HostileShape("copy copy", "let y = ", before: "copy ", "x"),
        HostileShape("x as A as A", "let y = x", after: " as A"),
    ]
}
