import TestSupport
import Testing

@Suite struct `A class object makes an object as Objective-C's does` {
    @Test(arguments: [
        (
            #"let scene = (NSClassFromString("UIWindowScene") as! NSObject.Type).init()"#,
            #"let scene = (NSClassFromString("UIWindowScene") as! NSObject.Type)._new()"#
        ),
        (
            #"let scene = (NSClassFromString("UIWindowScene") as? NSObject.Type)?.init()"#,
            #"let scene = (NSClassFromString("UIWindowScene") as? NSObject.Type)?._new()"#
        ),
        ("let a = (A.self as NSObject.Type).init()", "let a = (A.self as NSObject.Type)._new()"),
        ("func f(_ type: NSObject.Type) { type.init() }", "func f(_ type: NSObject.Type) { type._new() }"),
        (
            "func f<T: NSObject>(of type: T.Type) -> T { type.init() }",
            "func f<T: NSObject>(of type: T.Type) -> T { type._new() }"
        ),
        ("func f<T: NSObject>() -> T { T.init() }", "func f<T: NSObject>() -> T { T._new() }"),
        (
            "if let type = b as? UIScene.Type { type.init() }",
            "if let type = b as? UIScene.Type { type._new() }"
        ),
        ("let type: NSObject.Type = b; type.init()", "let type: NSObject.Type = b; type._new()"),
        ("let type = b as! NSObject.Type\ntype.init()", "let type = b as! NSObject.Type\ntype._new()"),
        // These are Swift's own.
        ("A.init()", "A.init()"),
        ("func f<T: P>(_ type: T.Type) { type.init() }", "func f<T: P>(_ type: T.Type) { type.init() }"),
        ("let type = b as! P.Type; type.init()", "let type = b as! P.Type; type.init()"),
        ("let type = b as! NSObject.Type; type.init(c: 1)", "let type = b as! NSObject.Type; type.init(c: 1)"),
        ("import ObjectiveC", "                 "),
        ("import ObjectiveC.runtime", "                         "),
    ])
    func `Metatypes are lowered`(text: String, expected: String) {
        #expect(loweredLines(text) == expected)
    }
}
