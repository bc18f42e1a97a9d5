import Samples
import TestSupport
import Testing

@testable import Lowering

/// Conformances of every object, and the classes of Linux's Foundation that get them, too.
struct ObjectConformanceTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var text: String
        /// The protocols that the classes get; nil if they get none.
        var carried: String? = "P"
    }

    private static let rows = [
        Row(testDescription: "nothing is required", text: "protocol P {}\nextension NSObject: P {}"),
        Row(
            testDescription: "what is required is given",
            text: """
                protocol P: AnyObject { var a: Int { get }; static func b(_ c: any Sendable, d: Int...) throws -> Int }
                extension P { var a: Int { 1 }; static func b(_ e: any Sendable, d: Int...) throws -> Int { 2 } }
                extension NSObject: P {}
                """),
        Row(
            testDescription: "RxSwift's, whose associated type follows from what is given",
            text: """
                public protocol ReactiveCompatible {
                    /// Extended type
                    associatedtype ReactiveBase
                    @available(*, deprecated, renamed: "ReactiveBase")
                    typealias CompatibleType = ReactiveBase
                    static var rx: Reactive<ReactiveBase>.Type { get set }
                    var rx: Reactive<ReactiveBase> { get set }
                }
                extension ReactiveCompatible {
                    public static var rx: Reactive<Self>.Type { get { Reactive<Self>.self } set {} }
                    public var rx: Reactive<Self> { get { Reactive(self) } set {} }
                }
                extension NSObject: ReactiveCompatible {}
                """,
            carried: "ReactiveCompatible"),
        Row(
            testDescription: "a clause of several lines",
            text: "protocol A {}\nprotocol B {}\nextension NSObject: A,\n    // the second one\n    B {}",
            carried: "A, B"),
        Row(
            testDescription: "one of two",
            text: "protocol A: NSObjectProtocol {}\nprotocol B {}\nextension NSObject: A, B {\n}", carried: "B"),
        Row(
            testDescription: "a where of the protocol",
            text: "protocol P where Self: NSObject {}\nextension NSObject: P {}", carried: nil),
        Row(testDescription: "a superclass", text: "protocol P: NSObject {}\nextension NSObject: P {}", carried: nil),
        Row(
            testDescription: "a default for some classes, which an object gets on a device",
            text: """
                protocol P {}
                extension P { var a: Int { 1 } }
                extension P where Self: NSObject { var a: Int { 2 } }
                extension NSObject: P {}
                """, carried: nil),
        Row(
            testDescription: "defaults that every object gets, as those of Then",
            text: """
                protocol P {}
                extension P where Self: Any { func with() {} }
                extension P where Self: AnyObject { func then() {} }
                extension NSObject: P {}
                """),
        Row(
            testDescription: "other labels",
            text: """
                protocol P { func a(with b: Int) }
                extension P { func a() {} }
                extension NSObject: P {}
                """, carried: nil),
        Row(
            testDescription: "another type",
            text: "protocol P { var a: Int { get } }\nextension P { var a: Int? { nil } }\nextension NSObject: P {}",
            carried: nil),
        Row(
            testDescription: "no setter",
            text: "protocol P { var a: Int { get set } }\nextension P { var a: Int { 1 } }\nextension NSObject: P {}",
            carried: nil),
        Row(
            testDescription: "a member of the class object in place of one of the object",
            text: "protocol P { func a() }\nextension P { static func a() {} }\nextension NSObject: P {}",
            carried: nil),
        Row(
            testDescription: "an associated type that nothing gives",
            text: "protocol P { associatedtype A }\nextension NSObject { typealias A = Int }\nextension NSObject: P {}",
            carried: nil),
        Row(
            testDescription: "a subscript",
            text: "protocol P { subscript(a: Int) -> Int { get } }\nextension NSObject: P {}",
            carried: nil),
        Row(
            testDescription: "an initialiser", text: "protocol P { init(a: Int) }\nextension NSObject: P {}",
            carried: nil),
        Row(
            testDescription: "a member of the class, added by the sample",
            text: """
                protocol P { var a: Int { get } }
                extension P { var a: Int { 1 } }
                extension NSObject: P {}
                extension ProcessInfo { var a: Int { 2 } }
                """, carried: nil),
        Row(
            testDescription: "a member of every object, added by the sample",
            text: """
                protocol P { func a() }
                extension P { func a() {} }
                extension NSObject { func a() {} }
                extension NSObject: P {}
                """, carried: nil),
        Row(
            testDescription: "a member that another protocol may bring to the class",
            text: """
                protocol P { func a() }
                extension P { func a() {} }
                protocol Q {}
                extension FileManager: Q {}
                extension NSObject: P {}
                """, carried: nil),
        Row(
            testDescription: "a member of the class, which Foundation has",
            text: """
                protocol P { var environment: [String: String] { get } }
                extension P { var environment: [String: String] { [:] } }
                extension NSObject: P {}
                """, carried: nil),
        Row(
            testDescription: "a member of every object on a device",
            text: "protocol P { func load() }\nextension P { func load() {} }\nextension NSObject: P {}", carried: nil),
        Row(
            testDescription: "members of the extension",
            text: "protocol P { func a() }\nextension NSObject: P { func a() {} }", carried: nil),
    ]

    @Test(arguments: rows)
    func `A conformance is carried over if it means the same, on the line of the extension's end`(_ row: Row) {
        let classes = ["FileManager", "NotificationCenter", "ProcessInfo"]
        let added = row.carried.map { names in classes.map { "; extension \($0): \(names) {}" }.joined() } ?? ""
        let end = row.text.firstRange(of: "extension NSObject:").map { row.text[$0.upperBound...] } ?? ""
        let close = end.firstIndex(of: "}").map { row.text.index(after: $0) } ?? row.text.endIndex
        #expect(loweredLines(row.text) == row.text[..<close] + added + row.text[close...])
    }

    @Test func `A module before may add the member, too`() {
        let files = [
            FileDeclarations(
                .init(
                    path: "/a.swift",
                    text:
                        "protocol P { var a: Int { get } }\nextension P { var a: Int { 1 } }\nextension NSObject: P {}")
            )
        ]
        let conformance = files[0].objectConformances[0]
        #expect(conformance.carried(in: ModuleTypes(files)) == ["P"])
        #expect(conformance.carried(in: ModuleTypes(files, after: ["a"])).isEmpty)
    }
}
