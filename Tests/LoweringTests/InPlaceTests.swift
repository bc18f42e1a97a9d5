import TestSupport
import Testing

struct Replacement: Sendable {
    var before: String
    var after: String

    init(_ before: String, _ after: String) {
        self.before = before
        self.after = after
    }
}

@Suite struct `What needs Objective-C gives way in place` {
    @Test(arguments: [
        Replacement("@objc(Delegate) class A {}", "                class A {}"),
        Replacement("@objc\nclass A {}", "     \nclass A {}"),
        Replacement("@objc(\n  Delegate\n)\nclass A {}", "      \n          \n \nclass A {}"),
        Replacement("@objcMembers final class A {}", "             final class A {}"),
        Replacement("class A { @objc dynamic var a = 1 }", "class A {               var a = 1 }"),
        Replacement("class A { @nonobjc func a() {} }", "class A {          func a() {} }"),
        Replacement("class A { @IBOutlet weak var a: B! }", "class A {           weak var a: B! }"),
        Replacement("class A { @IBAction func a(_ b: C) {} }", "class A {           func a(_ b: C) {} }"),
        Replacement(
            "@IBDesignable class A { @IBInspectable var a = 1 }", "              class A {                var a = 1 }"),
        Replacement("@objc enum A: Int { case a }", "      enum A: Int { case a }"),
        Replacement("@objc(é) class A { /* é */ }", "          class A { /* é */ }"),
        Replacement(
            "func a() { @objc class B { @objc func b() {} } }", "func a() {       class B {       func b() {} } }"),
        Replacement("@main @MainActor class A {}", "@main @MainActor class A {}"),
        Replacement("@UIApplicationMain\r\n@objc\r\nclass A {}", "@main             \r\n     \r\nclass A {}"),
        Replacement("#Preview {\n    A()\n}\nstruct A {}", "          \n       \n \nstruct A {}"),
        Replacement("let a = 1 // @objc #available(iOS 13, *)", "let a = 1 // @objc #available(iOS 13, *)"),
    ])
    func `Attributes are lowered in place`(_ replacement: Replacement) {
        #expect(loweredLines(replacement.before) == replacement.after)
    }

    @Test(arguments: [
        Replacement("if #available(iOS 13, *) {}", "if _iOS(13)              {}"),
        Replacement("if #available(iOS 13.4, *), a {}", "if _iOS(13,4)             , a {}"),
        Replacement("if #available(iOS 13.4.1, *) {}", "if _iOS(13,4,1)              {}"),
        Replacement("if #available(macOS 10.15, iOS 13, *) {}", "if _iOS(13)                           {}"),
        Replacement(
            "if #available(iOSApplicationExtension 14, *) {}", "if _iOS(14)                                  {}"),
        Replacement(
            "if #available(iOSApplicationExtension 14, iOS 13, *) {}",
            "if _iOS(13)                                          {}"),
        Replacement("if #available(macOS 10.15, *) {}", "if _iOS(0)                    {}"),
        Replacement("if #available(*) {}", "if _iOS(0)       {}"),
        Replacement("guard #unavailable(iOS 13) else {}", "guard !_iOS(13)            else {}"),
        Replacement("while #unavailable(macOS 13) {}", "while !_iOS(0)               {}"),
        Replacement("if #available(\n  iOS 13.10.10, *\n) {}", "if            \n_iOS(13,10,10)   \n  {}"),
        Replacement("@available(iOS 13, *) class A {}", "@available(iOS 13, *) class A {}"),
    ])
    func `Availability is lowered in place`(_ replacement: Replacement) {
        #expect(loweredLines(replacement.before) == replacement.after)
    }

    @Test func `What asks for the version imports it, after the last line`() {
        #expect(
            lowered("if #available(iOS 13, *) {}\n")
                == "if _iOS(13)              {}\ninternal import ReferenceObjectiveC\n")
        #expect(
            lowered("if #available(iOS 13, *) {} // end")
                == "if _iOS(13)              {} // end\ninternal import ReferenceObjectiveC\n")
    }

    @Test func `A file without any of this stays as it is`() {
        let text = "import UIKit\n\nstruct A { var a = 1 }"
        #expect(lowered(text) == text)
    }
}
