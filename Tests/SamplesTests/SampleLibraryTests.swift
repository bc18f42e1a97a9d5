import Samples
import Testing
import Wording

struct SampleLibraryTests {
    static let library = SampleLibrary(
        tutorials: [
            .init(name: "hackworth", slugs: ["info-plist", "flush", "split"]), .init(name: "reid", slugs: ["main"]),
            .init(name: "empty", slugs: []),
        ], techniques: ["T01", "T02", "T09", "N01"])

    static let all = "hackworth has steps 1 to 3; reid has step 1; empty has no steps."

    @Test(arguments: [
        ("hackworth/flush", "hackworth/flush"), ("HACKWORTH/2", "hackworth/flush"), ("reid/1", "reid/main"),
        ("t09", "T09"), ("N01/code", "N01/code"), ("Samples/Stage.xcodeproj", "Samples/Stage.xcodeproj"),
    ])
    func `A name in any form leads to the one name`(text: String, name: String) throws {
        #expect(try Self.library.sample(named: text).description == name)
    }

    @Test(arguments: [
        (
            "hackworth/flsh", "There is no step hackworth/flsh.",
            "Did you mean hackworth/flush? The steps of hackworth are info-plist, flush, split."
        ),
        ("hackworth/4", "There is no step hackworth/4.", "The steps of hackworth are info-plist, flush, split."),
        ("hackworth/0", "There is no step hackworth/0.", "The steps of hackworth are info-plist, flush, split."),
        ("hackworth/02", "There is no step hackworth/02.", "The steps of hackworth are info-plist, flush, split."),
        ("empty/1", "There is no step empty/1.", "empty has no steps."),
        ("hackwrth/2", "There is no tutorial hackwrth.", "Did you mean hackworth/flush? \(all)"),
        ("hackwrth/splt", "There is no tutorial hackwrth.", "Did you mean hackworth/split? \(all)"),
        ("hackwrth/9", "There is no tutorial hackwrth.", all),
        ("huge/1", "There is no tutorial huge.", all),
        ("T10", "There is no technique T10.", "Did you mean T01? There are T01 to T09, N01 to N01."),
        ("X77", "There is no technique X77.", "There are T01 to T09, N01 to N01."),
    ])
    func `What does not exist is answered with what does`(text: String, what: String, cure: String) {
        #expect(throws: Mistake(.usage, what: what, cure: cure)) { try Self.library.sample(named: text) }
    }

    @Test func `A library without steps and techniques says so`() {
        let library = SampleLibrary()
        #expect(throws: Mistake(.usage, what: "There is no tutorial a.", cure: "There are no tutorials.")) {
            try library.sample(named: "a/1")
        }
        #expect(throws: Mistake(.usage, what: "There is no technique T01.", cure: "There are none.")) {
            try library.sample(named: "T01")
        }
    }
}
