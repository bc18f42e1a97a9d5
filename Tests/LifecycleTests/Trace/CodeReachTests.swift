import Testing

@testable import Lifecycle

/// The code that a launch may come to, by the names that it uses.
struct CodeReachTests {
    private typealias Piece = CodeReach.Piece

    private static let reach = CodeReach([
        Piece(uses: ["choose"], isStart: true),
        Piece(name: "choose", uses: ["Policy", "pick"]),
        Piece(owner: "Policy", uses: ["Base"]),
        Piece(owner: "Policy", name: "pick", uses: ["deep"]),
        Piece(owner: "Shop", name: "pick", uses: ["sell"]),
        Piece(owner: "Shop", uses: ["Till"]),
        Piece(name: "deep", uses: ["deeper"]),
        Piece(owner: "AppDelegate", uses: ["Shop", "pick"]),
    ])

    @Test func `A launch comes to what its start names, and to members of types in use`() {
        let reached = Self.reach.reached(from: [])
        #expect(
            reached.names == ["choose": 1, "Policy": 2, "pick": 2, "Base": 3, "deep": 3, "deeper": 4])
        #expect(Set(reached.pieces.keys) == [0, 1, 2, 3, 6])
    }

    @Test func `A class that the system uses brings its code along`() {
        let reached = Self.reach.reached(from: ["App.AppDelegate"])
        #expect(reached.pieces[4] != nil && reached.pieces[5] != nil)
        #expect(reached.names["AppDelegate"] == 0 && reached.names["sell"] == 2)
    }

    @Test func `Code that may come to anything meets every condition, if it is come to`() {
        let reach = CodeReach([
            Piece(uses: ["start"], isStart: true), Piece(name: "lookUp", uses: [CodeReach.anything]),
            Piece(name: "start", uses: ["go"]), Piece(name: "go", uses: []),
        ])
        let condition = LeftOutFacts.Condition(names: ["far"], type: "Away")
        #expect(condition.depth(in: reach.reached(from: [])) == nil)
        var other = reach
        other.pieces[3].uses = ["lookUp"]
        #expect(condition.depth(in: other.reached(from: [])) == 4)
        #expect(LeftOutFacts.Condition(names: ["go"]).depth(in: other.reached(from: [])) == 2)
    }

    @Test func `Two classes may bring along what neither does alone`() {
        let reach = CodeReach([
            Piece(owner: "A", uses: ["Store"]), Piece(owner: "B", uses: ["load"]),
            Piece(owner: "Store", name: "load", uses: ["file"]),
        ])
        #expect(reach.reached(from: ["A"]).names["file"] == nil)
        #expect(reach.reached(from: ["B"]).names["file"] == nil)
        #expect(reach.reached(from: ["A", "B"]).names["file"] != nil)
    }
}
