import TestSupport
import Testing

@testable import Lowering
@testable import Samples

@Suite struct ManagedMemberTests {
    @Test func `Properties and methods that Core Data makes at run time get code behind them`() {
        let text = """
            class Person: NSManagedObject {
                @NSManaged var name: String?
                @NSManaged public var a: Int, b: Bool // both
            }
            extension Person {
                @objc(addPetsObject:)
                @NSManaged public func addToPets(_ value: Pet)
                @NSManaged func insertIntoPets(_ value: Pet, at idx: Int)
                @NSManaged var known: Int { 1 }
                var plain: Int
            }

            """
        #expect(
            FileDeclarations(SourceFile(path: "Person.swift", text: text)).lowered == """
                class Person: NSManagedObject {
                               var name: String? { get { _managed("name") } set { _setManaged(newValue, "name") } }
                               public var a: Int { get { _managed("a") } set { _setManaged(newValue, "a") } }, b: Bool { get { _managed("b") } set { _setManaged(newValue, "b") } } // both
                }
                extension Person {
                                         
                               public func addToPets(_ value: Pet) { _sendManaged("addToPets", [value]) }
                               func insertIntoPets(_ value: Pet, at idx: Int) { _sendManaged("insertIntoPets", [value, idx]) }
                               var known: Int { 1 }
                    var plain: Int
                }

                """)
    }

    @Test func `A cast of a fetch request calls a function`() {
        let gone = String(repeating: " ", count: "as! NSFetchRequest<A>".count)
        let cases = [
            (
                "let r = try A.all() as! NSFetchRequest<A>",
                "let r = _requestCast(try A.all(), NSFetchRequest<A>.self) \(gone)"
            ),
            (
                "r = a ?? b as? NSFetchRequest<A> ?? c",
                "r = a ?? _requestCastIfPossible(b, NSFetchRequest<A>.self) \(gone) ?? c"
            ),
            ("f(a + b as! NSFetchRequest<A>)", "f(a + b as! NSFetchRequest<A>)"),
            ("let r = a as! Other<A>", "let r = a as! Other<A>"),
        ]
        for (text, lowered) in cases {
            #expect(FileDeclarations(SourceFile(path: "A.swift", text: text)).lowered == lowered)
        }
    }

    @Test func `An override of the initialiser that Core Data calls is required`() {
        let text = "class A: B { private override init(entity: C, insertInto d: D?) {} }"
        #expect(
            FileDeclarations(SourceFile(path: "A.swift", text: text)).lowered
                == "class A: B { public  required init(entity: C, insertInto d: D?) {} }")
    }
}

extension FileDeclarations {
    /// The file's own lines, lowered as far as that needs no other file.
    fileprivate var lowered: String { Insertion.apply(insertions, to: Edit.apply(edits, to: file.text)) }
}
