import Foundation
import Samples
import Testing

@testable import Tutorials

@Suite struct StepCommandTests {
    @Test(arguments: [
        ("understudy run tiny/1", ["run", "tiny/1"]),
        ("understudy  test tiny/1   --then home,swipe ", ["test", "tiny/1", "--then", "home,swipe"]),
        ("understudy run 'My App' --state \"a b.json\"", ["run", "My App", "--state", "a b.json"]),
        ("understudy run a\"b c\"'d' ''", ["run", "ab cd", ""]),
        ("understudy", []),
    ])
    func `Words are parted as in a shell`(line: String, words: [String]) {
        #expect(StepCommand(line).arguments == words)
    }

    @Test(arguments: [
        ("understudy run tiny/plist --state a", SampleID.Step(tutorial: "tiny", slug: "plist")),
        ("understudy test tiny/2", SampleID.Step(tutorial: "tiny", slug: "2")), ("understudy run T47", nil),
        ("understudy run MyApp.xcodeproj", nil), ("understudy run", nil), ("understudy", nil),
    ])
    func `A command may run a step`(line: String, step: SampleID.Step?) {
        #expect(StepCommand(line).step == step)
    }

    @Test func `Words for a picture are found and replaced`() {
        let source = """
            @Image(source: "a-01.svg", alt: "One (1).")
            @Image(source: "a-02.svg",
                alt: "Two.")
            @Image(source: "a-03.svg")
            @Image(source: "a-01.svg", alt: "")
            """
        #expect(AlternativeText.all(of: "a-01.svg", in: source) == ["One (1).", ""])
        #expect(AlternativeText.all(of: "a-02.svg", in: source) == ["Two."])
        #expect(AlternativeText.all(of: "a-03.svg", in: source) == [])
        #expect(
            AlternativeText.replaced(of: "a-01.svg", with: #"New "x" and “y”."#, in: source) == """
                @Image(source: "a-01.svg", alt: "New ‘x’ and ‘y’.")
                @Image(source: "a-02.svg",
                    alt: "Two.")
                @Image(source: "a-03.svg")
                @Image(source: "a-01.svg", alt: "New ‘x’ and ‘y’.")
                """)
    }
}
