import Lowering
import Samples
import TestSupport
import Testing

@Suite struct `A class is described after the file's last line` {
    /// Returns the entries of a class, or of an extension of one, as generated.
    private func entries(_ text: String) -> [String] {
        lowered(text).split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
            .filter { $0.hasPrefix(".init(") || $0.hasPrefix("image.add(") }.map(String.init)
    }

    @Test func `A function in an extension describes the class, and one of the file calls it`() {
        let text =
            "@objc(Lead) final class Delegate: NSObject, UIApplicationDelegate { func applicationDidBecomeActive(_ a: A) {} }"
        #expect(
            lowered(text) == """
                            final class Delegate: NSObject, UIApplicationDelegate { func applicationDidBecomeActive(_ a: A) {} }
                @available(*, deprecated)
                extension Delegate {
                    @MainActor fileprivate static func _classes0_0(_ image: ReferenceObjectiveC.ClassImage) {
                        image.add(Delegate.self, named: "Lead", [
                            .init("applicationDidBecomeActive:", "applicationDidBecomeActive(_:)", { ($0 as! Delegate).applicationDidBecomeActive($1[0]); return nil }),
                        ])
                    }
                }
                @available(*, deprecated)
                @MainActor func _classes0(_ image: ReferenceObjectiveC.ClassImage) {
                    Delegate._classes0_0(image)
                }
                internal import ReferenceObjectiveC

                """)
    }

    struct Table: Sendable {
        var text: String
        var entries: [String]

        init(_ text: String, _ entries: [String]) {
            self.text = text
            self.entries = entries
        }
    }

    @Test(arguments: [
        Table("class A {}", ["image.add(A.self, [])"]),
        Table("struct A {}; enum B {}; actor C {}; protocol D {}", []),
        Table("class A<T> {}; extension A { @objc func b() {} }; struct C<T> { class D {} }", []),
        Table(
            "struct A<T> {}; extension A { class B {}; struct C { class D {} } }; extension A.B { @objc func e() {} }",
            []),
        Table("func f() { class A {} }; let a = { class B {} }", []),
        Table(
            "class A { private class B {}; fileprivate class C {} }",
            ["image.add(A.self, [])", "image.add(A.C.self, [])"]),
        Table("@available(*, unavailable) class A {}", []),
        Table(
            "class A { func b() {}; var c = 1; static var window = 1; class func d() {} }", ["image.add(A.self, [])"]),
        Table(
            "struct A { func applicationDidBecomeActive(_ a: B) {} }; extension A { func sceneDidDisconnect(_ a: B) {} }",
            []),
        Table("extension A { func b() {} }", []),
        Table("extension UISceneDelegate { func sceneDidDisconnect(_ a: B) {} }", []),
        Table(
            "extension A { @objc func b() {} }",
            ["image.add(A.self, [", #".init("b", "b()", { receiver, _ in (receiver as! A).b(); return nil }),"#]),
        Table(
            "class A: UIResponder, UIWindowSceneDelegate { func scene(_ a: B, willConnectTo b: C, options: D) {} }",
            [
                "image.add(A.self, [",
                #".init("scene:willConnectToSession:options:", "scene(_:willConnectTo:options:)", { ($0 as! A).scene($1[0], willConnectTo: $1[1], options: $1[2]); return nil }),"#,
            ]),
        Table(
            "typealias Body = () -> Void; class A: NSObject { @objc func each(_ body: Body) {} }",
            ["image.add(A.self, [", #".init("each:", "each(_:)", { ($0 as! A).each($1[0] as Body); return nil }),"#]),
        Table(
            "class A: NSObject { @objc func each(_ body: () -> Void, then: @escaping (Int) -> Void) {} }",
            [
                "image.add(A.self, [",
                #".init("each:then:", "each(_:then:)", { ($0 as! A).each($1[0] as (() -> Void), then: $1[1]); return nil }),"#,
            ]),
        Table(
            "class A: NSObject { @objc func each(_ body: ((_ isEmpty: Bool) -> Void)) {} }",
            [
                "image.add(A.self, [",
                #".init("each:", "each(_:)", { ($0 as! A).each($1[0] as (((_ isEmpty: Bool) -> Void))); return nil }),"#,
            ]),
        Table(
            "class A: UIResponder, UIWindowSceneDelegate { var window: B?; let other = 1 }",
            [
                "image.add(A.self, [", #".init("window", "window", { receiver, _ in (receiver as! A).window }),"#,
                #".init("setWindow:", "window", { ($0 as! A).window = $1[0]; return nil }),"#,
            ]),
        Table(
            "class A: UIResponder, UIApplicationDelegate { let window: B? = nil }",
            ["image.add(A.self, [", #".init("window", "window", { receiver, _ in (receiver as! A).window }),"#]),
        Table(
            "class A: UIResponder, UIApplicationDelegate { var window: B? { nil } }",
            ["image.add(A.self, [", #".init("window", "window", { receiver, _ in (receiver as! A).window }),"#]),
        Table(
            "class A { @objc(isOn) var on: Bool { get { true } set {} } }",
            [
                "image.add(A.self, [", #".init("isOn", "on", { receiver, _ in (receiver as! A).on }),"#,
                #".init("setIsOn:", "on", { ($0 as! A).on = $1[0]; return nil }),"#,
            ]),
        Table(
            "class A: B { override func viewDidLoad() {}; override func viewWillAppear(_ a: Bool) {}; override init() {}; required init?(coder: C) {} }",
            [
                "image.add(A.self, [", #".init("viewDidLoad", "viewDidLoad()"),"#,
                #".init("viewWillAppear:", "viewWillAppear(_:)"),"#, #".init("init", "init()"),"#,
                #".init("initWithCoder:", "init(coder:)"),"#,
            ]),
        Table(
            "class A { @objc func b() async {}; @objc func c() throws {}; @objc func d() -> Int { 1 }; @IBAction private func e(_ f: G) {} }",
            [
                "image.add(A.self, [", #".init("bWithCompletionHandler:", "b()"),"#,
                #".init("cAndReturnError:", "c()"),"#,
                #".init("d", "d()", { receiver, _ in (receiver as! A).d() }),"#,
                #".init("e:", "e(_:)", { ($0 as! A).e($1[0]); return nil }),"#,
            ]),
        Table(
            "@objcMembers class A { func b() {}; private func c() {}; @nonobjc func d() {} }; class E: A { func f() {} }",
            [
                "image.add(A.self, [", #".init("b", "b()", { receiver, _ in (receiver as! A).b(); return nil }),"#,
                "image.add(E.self, [", #".init("f", "f()", { receiver, _ in (receiver as! E).f(); return nil }),"#,
            ]),
        Table(
            "class A { @objc func b() {} }; class C: A { override func b() {} }",
            [
                "image.add(A.self, [", #".init("b", "b()", { receiver, _ in (receiver as! A).b(); return nil }),"#,
                "image.add(C.self, [", #".init("b", "b()", { receiver, _ in (receiver as! C).b(); return nil }),"#,
            ]),
        Table(
            "class A { @objc func b(_ c: Int!) {}; @objc(d:) func b(_ c: @escaping () -> Void) {} }",
            [
                "image.add(A.self, [", #".init("b:", "b(_:)", { ($0 as! A).b($1[0] as Int?); return nil }),"#,
                #".init("d:", "b(_:)", { ($0 as! A).b($1[0] as () -> Void); return nil }),"#,
            ]),
        Table(
            "@ShopActor class A { @objc func b() {} }; class C { @ShopActor @objc func d() {} }",
            [
                "image.add(A.self, [", #".init("b", "b()"),"#, "image.add(C.self, [", #".init("d", "d()"),"#,
            ]),
        Table(
            "class A { @available(*, unavailable) @objc func b() {} }",
            ["image.add(A.self, [])"]),
        Table(
            "extension A { class B { func `default`() {}; @objc func `in`(_ a: C) {} } }",
            ["image.add(A.B.self, [", #".init("in:", "in(_:)", { ($0 as! A.B).`in`($1[0]); return nil }),"#]),
    ])
    func `The table lists the classes`(_ table: Table) {
        #expect(entries(table.text) == table.entries)
    }

    @Test func `The module's one generated file describes the classes`() {
        let files = [("A.swift", "class A {}"), ("B.swift", "struct B {}"), ("C.swift", "class C {}")]
        let target = LoweredTarget(lowering: target(files.map { (name: $0.0, text: $0.1) }), role: .app)
        #expect(
            target.generated
                == SourceFile(
                    path: "understudy-classes.swift",
                    text: """
                        import Foundation
                        internal import ReferenceObjectiveC

                        @available(*, deprecated)
                        @_cdecl("understudy_classes")
                        public nonisolated func understudy_classes(_ pointer: UnsafeMutableRawPointer) {
                            let image = Unmanaged<ClassImage>.fromOpaque(pointer).takeUnretainedValue()
                            MainActor.assumeIsolated {
                                _classes0(image)
                                _classes2(image)
                            }
                        }

                        nonisolated func NSClassFromString(_ aClassName: String) -> AnyClass? {
                            ReferenceObjectiveC._lookUpClass(aClassName, "NSClassFromString(_:)")
                        }

                        nonisolated func NSStringFromClass(_ aClass: AnyClass) -> String {
                            ReferenceObjectiveC._lookupName(aClass)
                        }

                        nonisolated extension Foundation.Bundle {
                            convenience init(for aClass: AnyClass) {
                                self.init(path: ReferenceObjectiveC._bundlePath(of: aClass, in: Foundation.Bundle.main.bundlePath))!
                            }
                        }

                        """))
    }

    @Test func `A class is described the same way wherever the module says the same`() {
        func lower(_ other: String) -> LoweredFile {
            let readings = [other, "class B: A { override func b() {} }"].enumerated().map { index, text in
                FileDeclarations(SourceFile(path: "/\(index).swift", text: text))
            }
            return LoweredFile(lowering: readings[1], index: 1, types: ModuleTypes(readings), role: .app)
        }
        #expect(lower("class A { @objc func b() {} }") == lower("class A { @objc func b() { print(1) } } // more"))
        #expect(lower("class A { @objc func b() {} }") != lower("class A { func b() {} }"))
    }
}
