import Lowering
import TestSupport
import Testing

@Suite struct `Notes say what cannot work, where, and what to do` {
    @Test(arguments: [
        (
            "let é = #keyPath(A)", 1, 10, "This #keyPath names no property. Write the path as a string."
        ),
        (
            "@objc protocol A {\n  @objc optional func a()\n}", 2, 9,
            "Optional requirements need Objective-C, which Understudy does not have."
                + " Make it a plain requirement with a default implementation in an extension of the protocol."
        ),
        (
            "\nf(#selector(tap))", 2, 3,
            "#selector(tap) is taken for \"tap\": no @objc method of this name is in the module."
                + " Write the name with its labels, such as #selector(tap(_:))."
        ),
        (
            "class A { @objc func tap() {}; @objc func tap(_ a: Any) {} }; f(#selector(A.tap))", 1, 65,
            "#selector(tap) is taken for \"tap\": several methods have this name."
                + " Write the name with its labels, such as #selector(tap(_:))."
        ),
        (
            "f(#selector(1))", 1, 3,
            "This #selector names no method. Write the method's name, such as #selector(tap(_:))."
        ),
    ])
    func `A note has its place`(text: String, line: Int, column: Int, note: String) {
        #expect(
            LoweredTarget(lowering: target([("File.swift", text)]), role: .app).notes
                == [LoweringNote(path: "/app/File.swift", line: line, column: column, text: note)])
    }
}
