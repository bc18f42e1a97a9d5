import Testing

@testable import Lowering

/// The names that parts of strings may use.
struct WrittenTextTests {
    @Test(arguments: [
        ("AppDelegate", ["AppDelegate"]),
        (".Stage.AppDelegate", ["Stage", "AppDelegate"]),
        ("  AppDelegate\n", ["AppDelegate"]),
        ("pick:for:", ["pick", "pick(...)", "for"]),
        ("list.pick", ["list", "pick", "pick(...)"]),
        ("Do not pick an AppDelegate", ["not", "pick", "pick()", "an"]),
        ("  > Remedy: pick by `.pick(on: Queue.main)`", ["pick", "pick()", "by", "pick", "pick()", "on", "main"]),
        ("age > Limit", ["age", "Limit"]),
        ("AppDelegate == %@", ["AppDelegate"]),
        ("isProduction == YES", ["isProduction", "YES"]),
        ("", []),
    ])
    func `A string names a class as a whole, and keys also in a sentence`(_ text: String, _ names: [String]) {
        #expect(WrittenText(text).uses(labelled: ["pick"]) == names)
    }
}
