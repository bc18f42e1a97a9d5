import Lowering
import Samples
import TestSupport
import Testing

@Suite struct `Selectors` {
    @Test(arguments: [
        ("#selector(foo)", "foo"),
        ("#selector(foo(_:))", "foo:"),
        ("#selector(foo(bar:))", "fooWithBar:"),
        ("#selector(foo(_:with:))", "foo:with:"),
        ("#selector(foo(bar:baz:))", "fooWithBar:baz:"),
        ("#selector(move(to:))", "moveTo:"),
        ("#selector(prepare(forReuse:))", "prepareForReuse:"),
        ("#selector(sortUsing(key:))", "sortUsingKey:"),
        ("#selector(A.B.tap(_:))", "tap:"),
        ("#selector(self.tap(_:))", "tap:"),
        ("#selector(tap(_:) as (A) -> () -> Void)", "tap:"),
        ("#selector((tap(_:)))", "tap:"),
        ("#selector(getter: title)", "title"),
        ("#selector(setter: A.title)", "setTitle:"),
        ("#selector(scene(_:willConnectTo:options:))", "scene:willConnectToSession:options:"),
        ("#selector(`default`(_:))", "default:"),
    ])
    func `A selector follows the rule of its name`(text: String, selector: String) {
        let padding = String(repeating: " ", count: text.utf8.count - 5)
        #expect(
            lowered("f(\(text))") == """
                f(_s0_0\(padding))
                private nonisolated var _s0_0: ReferenceObjectiveC.Selector { "\(selector)" }
                internal import ReferenceObjectiveC

                """)
    }

    /// Another file of the module, and the selector that a `#selector` means beside it.
    @Test(arguments: [
        ("class A { @objc func tap(_ sender: Any) {} }", "#selector(tap)", "tap:"),
        ("class A { @objc func tap(sender: Any) {} }", "#selector(A.tap)", "tapWithSender:"),
        ("class A { @IBAction func tap(_ sender: Any, event: Any) {} }", "#selector(tap)", "tap:event:"),
        ("class A { @objc(hit:) func tap(_ sender: Any) {} }", "#selector(tap(_:))", "hit:"),
        ("class A { @objc(isOn) var on = true }", "#selector(getter: A.on)", "isOn"),
        ("class A { @objc(isOn) var on = true }", "#selector(setter: A.on)", "setIsOn:"),
        ("class A { @objc func load() throws {} }", "#selector(load)", "loadAndReturnError:"),
        ("class A { @objc func load(_ a: Int) throws {} }", "#selector(load)", "load:error:"),
        ("class A { @objc func load() async throws {} }", "#selector(load)", "loadWithCompletionHandler:"),
        ("class A { @objc func load(_ a: Int) async {} }", "#selector(load)", "load:completionHandler:"),
        ("@objcMembers class A { func tap(_ sender: Any) {} }", "#selector(tap)", "tap:"),
        ("@objc extension A { func tap(_ sender: Any) {} }", "#selector(tap)", "tap:"),
        ("class A { @objc func tap() {} }; class B { @objc func tap(_ sender: Any) {} }", "#selector(B.tap)", "tap:"),
        (
            "class A { @objc func tap(_ a: Any) {} }; class B: A {}; class C { @objc func tap() {} }",
            "#selector(B.tap)", "tap:"
        ),
        ("@objc protocol A { func tap(_ a: Any) }", "#selector(A.tap)", "tap:"),
        ("class A { class B { @objc func tap(_ a: Any) {} } }", "#selector(A.B.tap)", "tap:"),
    ])
    func `A selector is found in the whole module`(other: String, text: String, selector: String) {
        let target = LoweredTarget(
            lowering: target([("Other.swift", other), ("File.swift", "f(\(text))")]), role: .app)
        #expect(
            target.files[1].text.split(separator: "\n")[1]
                == "private nonisolated var _s1_0: ReferenceObjectiveC.Selector { \"\(selector)\" }")
        #expect(target.notes == [])
    }

    @Test func `A method of the type around it comes first`() {
        let text = """
            class A { @objc func tap() {}; let a = #selector(tap) }
            class B: Base { let b = #selector(tap); let c = #selector(self.tap) }
            class Base { @objc func tap(_ sender: Any) {} }

            """
        let selectors = lowered(text).split(separator: "\n").filter { $0.contains("nonisolated var") }
        #expect(
            selectors == [
                "private nonisolated var _s0_0: ReferenceObjectiveC.Selector { \"tap\" }",
                "private nonisolated var _s0_1: ReferenceObjectiveC.Selector { \"tap:\" }",
                "private nonisolated var _s0_2: ReferenceObjectiveC.Selector { \"tap:\" }",
            ])
    }
}
