import Lifecycle
import Runs
import Testing

@testable import Application

/// The offers of a shell for the options of a launch.
struct CompletionTests {
    @Test(arguments: [
        ("", ["home", "split", "open-url="]), ("s", ["split"]), ("home,", ["home,split", "home,open-url="]),
        ("home,o", ["home,open-url="]), ("home,open-url=a:b,sp", ["home,open-url=a:b,split"]), ("x", []),
    ])
    func `A list with commas goes on after the last one`(_ typed: String, _ expected: [String]) {
        #expect(CommaSeparated.completions(of: typed, among: ["home", "split", "open-url="]) == expected)
    }

    @Test func `Readings and actions are known`() {
        #expect(LaunchOption.reading.completions == Reading.allCases.map(\.rawValue))
        let actions = LaunchOption.then.completions
        #expect(actions.count == Action.spellings.count)
        #expect(Set(["home", "swipe", "open-url=", "notification="]).isSubset(of: actions))
        #expect(LaunchOption.os.completions.contains("26"))
        #expect(LaunchOption.argument.completions == [])
    }
}
