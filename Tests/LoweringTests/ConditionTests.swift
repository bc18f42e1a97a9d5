import Lowering
import Samples
import TestSupport
import Testing

@Suite struct `Conditional compilation decides as for iOS` {
    @Test(arguments: [
        ("os(iOS)", "true   "),
        ("os(macOS)", "false    "),
        ("!os(iOS)", "!true   "),
        ("os(iOS) || os(tvOS)", "true    || false   "),
        ("!(os(iOS) && !DEBUG)", "!(true    && !DEBUG)"),
        ("targetEnvironment(simulator)", "true                        "),
        ("targetEnvironment(macCatalyst)", "false                         "),
        ("canImport(UIKit)", "true            "),
        ("canImport(UIKit, _version: 1)", "canImport(UIKit, _version: 1)"),
        ("canImport(FoundationEssentials)", "false                          "),
        ("canImport(AppKit, _version: 1)", "false                         "),
        ("canImport(FoundationNetworking)", "false                          "),
        ("canImport(AppKit) || canImport(Glibc)", "false             || false           "),
        ("swift(>=5.9) && arch(arm64)", "swift(>=5.9) && arch(arm64)"),
        ("DEBUG", "DEBUG"),
    ])
    func `Conditions are lowered`(before: String, after: String) {
        let rest = "\nlet a = 1\n#endif\n"
        #expect(lowered("#if \(before)\(rest)") == "#if \(after)\(rest)")
        #expect(lowered("#if A\n#elseif \(before) // why\(rest)") == "#if A\n#elseif \(after) // why\(rest)")
    }

    @Test func `What is not compiled is not lowered, and gets no notes`() {
        let text = """
            #if os(macOS)
            @objc class A { @NSManaged var a: Int }
            #elseif os(iOS)
            @objc struct B {}
            #else
            @objc class C {}
            #endif
            """
        let target = LoweredTarget(lowering: target([("File.swift", text)]), role: .app)
        #expect(
            target.files[0].text == """
                #if false    
                @objc class A { @NSManaged var a: Int }
                #elseif true   
                      struct B {}
                #else
                @objc class C {}
                #endif
                """)
        #expect(target.notes == [])
    }

    @Test func `A class under a condition is described under it`() {
        let text = """
            #if os(iOS) && DEBUG
            class A {}
            #elseif swift(>=5)
            class B: NSObject, UIApplicationDelegate {
                #if TEST
                var window: Int?
                #endif
            }
            #else
            class C {}
            #endif

            """
        let generated = lowered(text).dropFirst(text.count)
        #expect(
            generated == """
                #if (true    && DEBUG)
                @available(*, deprecated)
                extension A {
                    @MainActor fileprivate static func _classes0_0(_ image: ReferenceObjectiveC.ClassImage) {
                        image.add(A.self, [])
                    }
                }
                #endif
                #if !(true    && DEBUG) && (swift(>=5))
                @available(*, deprecated)
                extension B {
                    @MainActor fileprivate static func _classes0_1(_ image: ReferenceObjectiveC.ClassImage) {
                        image.add(B.self, [])
                        #if (TEST)
                        image.add(B.self, [
                            .init("window", "window", { receiver, _ in (receiver as! B).window }),
                        ])
                        #endif
                        #if (TEST)
                        image.add(B.self, [
                            .init("setWindow:", "window", { ($0 as! B).window = $1[0]; return nil }),
                        ])
                        #endif
                    }
                }
                #endif
                #if !(true    && DEBUG) && !(swift(>=5))
                @available(*, deprecated)
                extension C {
                    @MainActor fileprivate static func _classes0_2(_ image: ReferenceObjectiveC.ClassImage) {
                        image.add(C.self, [])
                    }
                }
                #endif
                @available(*, deprecated)
                @MainActor func _classes0(_ image: ReferenceObjectiveC.ClassImage) {
                    #if (true    && DEBUG)
                    A._classes0_0(image)
                    #endif
                    #if !(true    && DEBUG) && (swift(>=5))
                    B._classes0_1(image)
                    #endif
                    #if !(true    && DEBUG) && !(swift(>=5))
                    C._classes0_2(image)
                    #endif
                }
                internal import ReferenceObjectiveC

                """)
    }
}
