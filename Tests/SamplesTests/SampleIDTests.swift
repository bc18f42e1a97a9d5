import Samples
import Testing
import Wording

struct SampleIDTests {
    static let names: [(String, SampleID)] = [
        ("hackworth/flush", .step(SampleID.Step(tutorial: "hackworth", slug: "flush"))),
        ("Hackworth/No-Storyboard", .step(SampleID.Step(tutorial: "hackworth", slug: "no-storyboard"))),
        ("hackworth/14", .step(SampleID.Step(tutorial: "hackworth", slug: "14"))),
        ("a/0", .step(SampleID.Step(tutorial: "a", slug: "0"))),
        ("T47", .technique(SampleID.Technique("T47"))),
        ("t47/code", .technique(SampleID.Technique("T47", variant: .code))),
        ("T470", .technique(SampleID.Technique("T470"))),
    ]

    @Test(arguments: names)
    func `A step and a technique are told by the form of their names`(text: String, id: SampleID) {
        #expect(SampleID.parse(text) == .success(id))
        #expect(SampleID.parse("\(id)") == .success(id))
    }

    @Test(arguments: [
        "", "hackworth", "hackworth/", "/4", "a/b/4", "a/-1", "a/+1", "a/b-", "a/b--c", "./4x", "../hackworth/4",
        "MyApp.xcodeproj", "Samples/MyApp.xcodeproj", "T47/", "T47/code/x", "/code", "hackworth /4",
    ])
    func `All else is a path`(text: String) {
        #expect(SampleID.parse(text) == .success(.path(text)))
        #expect(SampleID.path(text).description == text)
    }

    @Test func `A technique has no app of another kind`() {
        let problem = SampleID.Problem.noVariant(technique: "T47", "swiftui")
        #expect(SampleID.parse("t47/swiftui") == .failure(problem))
        #expect(
            problem.mistake
                == Mistake(
                    .usage, what: "There is no sample T47/swiftui.",
                    cure: "A technique is named T47, or T47/code for the app without a storyboard."))
    }

    @Test(arguments: [("14", 14), ("1", 1), ("flush", nil), ("ios-12", nil), ("0", nil), ("01", nil), ("2x", nil)])
    func `A number is one without a zero in front`(slug: String, number: Int?) {
        #expect(SampleID.Step(tutorial: "a", slug: slug).number == number)
    }
}
