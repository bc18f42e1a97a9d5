import Foundation
import Lifecycle
import TestSupport
import Testing

@testable import Projects
@testable import Samples
@testable import Wording

@Suite struct SchemeTests {
    static func scheme(
        launches: String?, tests: [(id: String, skipped: String)], plan: String? = nil
    ) -> String {
        let reference = { (id: String) in "<BuildableReference BlueprintIdentifier = \"\(id)\"></BuildableReference>" }
        let runnable = launches.map { "<BuildableProductRunnable>\(reference($0))</BuildableProductRunnable>" }
        let testables = tests.map {
            "<TestableReference skipped = \"\($0.skipped)\">\(reference($0.id))</TestableReference>"
        }
        let plans = plan.map {
            """
            <TestPlans><TestPlanReference reference = "container:Other.xctestplan"></TestPlanReference>
            <TestPlanReference reference = "container:\($0)" default = "YES"></TestPlanReference></TestPlans>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <Scheme version = "1.3"><BuildAction>\(reference("BUILT"))</BuildAction>
            <TestAction>\(plans ?? "")<Testables>\(testables.joined())</Testables>
            <MacroExpansion>\(reference("MACRO"))</MacroExpansion></TestAction>
            <LaunchAction><MacroExpansion>\(reference("MACRO"))</MacroExpansion>\(runnable ?? "")</LaunchAction></Scheme>
            """
    }

    @Test func `A scheme says what it launches and tests`() throws {
        let text = Self.scheme(launches: "APP", tests: [("A", "NO"), ("B", "YES"), ("C", "NO")])
        let scheme = try #require(SchemeFile(Data(text.utf8), projectFolder: "/"))
        #expect(scheme.launched == "APP")
        #expect(
            scheme.tested == [TestedTarget(id: "A"), TestedTarget(id: "B", runs: false), TestedTarget(id: "C")])
        #expect(SchemeFile(Data("<<<<<<< HEAD".utf8), projectFolder: "/") == nil)
    }

    @Test func `A test plan takes the place of its own list`() throws {
        let plan = """
            { "version": 1, "testTargets": [
                { "target": { "identifier": "B", "name": "b" } },
                { "enabled": false, "target": { "identifier": "C", "name": "c" } } ] }
            """
        let text = Self.scheme(launches: nil, tests: [("A", "NO")], plan: "Plans/Unit.xctestplan")
        try ScratchFolder.with(["Plans/Unit.xctestplan": plan]) { folder in
            let scheme = try #require(SchemeFile(Data(text.utf8), projectFolder: folder.path))
            #expect(scheme.launched == nil)
            #expect(
                scheme.tested == [TestedTarget(id: "B", name: "b"), TestedTarget(id: "C", name: "c", runs: false)])
        }
    }

    /// The element of a target's tests, as Xcode writes it.
    private static func testable(_ id: String, _ attributes: String = "", _ tests: String = "") -> String {
        """
        <TestableReference skipped = "NO" \(attributes)>
        <BuildableReference BlueprintIdentifier = "\(id)"></BuildableReference>\(tests)</TestableReference>
        """
    }

    @Test func `A scheme chooses tests of each target`() throws {
        let skipped =
            #"<SkippedTests><Test Identifier = "One"></Test><Test Identifier = "Two/testB()"></Test></SkippedTests>"#
        let selected = #"<SelectedTests><Test Identifier = "Three/testC()"></Test></SelectedTests>"#
        let text = """
            <Scheme><TestAction><Testables>
            \(Self.testable("A", "", skipped))
            \(Self.testable("B", #"useTestSelectionWhitelist = "YES""#, selected))
            \(Self.testable("C", #"useTestSelectionWhitelist = "YES""#))
            \(Self.testable("D", "", selected))
            <TestableReference skipped = "YES">\(skipped)</TestableReference>
            </Testables></TestAction></Scheme>
            """
        let scheme = try #require(SchemeFile(Data(text.utf8), projectFolder: "/"))
        #expect(
            scheme.tested == [
                TestedTarget(id: "A", choice: TestChoice(skipped: ["One", "Two/testB()"])),
                TestedTarget(id: "B", choice: TestChoice(selected: ["Three/testC()"])),
                TestedTarget(id: "C", choice: TestChoice(selected: [])), TestedTarget(id: "D"),
                TestedTarget(choice: TestChoice(skipped: ["One", "Two/testB()"]), runs: false),
            ])
    }

    @Test(
        arguments: [
            ([], []), ([TestedTarget(id: "T")], []), ([TestedTarget(id: "X", name: "Tests")], []),
            (
                [TestedTarget(id: "X", name: "More")],
                ["The scheme Own does not run the tests of Tests. Understudy runs them all."]
            ),
            (
                [TestedTarget(id: "X", name: "Tests"), TestedTarget(id: "T", runs: false)],
                ["The scheme Own does not run the tests of Tests. Understudy runs them all."]
            ),
            (
                [TestedTarget(id: "T", choice: TestChoice(skipped: (1...7).map { "Case\($0)" }), hasTags: true)],
                [
                    """
                    The scheme Own skips Case1, Case2, Case3, Case4, Case5 and 2 more. To run all tests, without what the \
                    scheme passes: --scheme none
                    """, "The scheme Own also chooses tests by tags. Understudy does not read those.",
                ]
            ),
            (
                [TestedTarget(id: "T", choice: TestChoice(selected: ["A"], skipped: ["A/b()"]))],
                [
                    """
                    The scheme Own runs only A and skips A/b(). To run all tests, without what the scheme passes: \
                    --scheme none
                    """
                ]
            ),
        ] as [([TestedTarget], [String])]) func `A note says which tests run`(tested: [TestedTarget], notes: [String])
    {
        var scheme = SchemeFile(name: "Own")
        scheme.tested = tested
        let tests = ProjectFile.Target(
            id: "T", name: "Tests", configurations: [], sources: [], resources: [], folders: [], dependencies: [])
        #expect(scheme.notes(on: tests) == notes)
    }

    @Test(arguments: [
        (#""skippedTests": ["A", "B/testC()"]"#, TestChoice(skipped: ["A", "B/testC()"])),
        (
            #""selectedTests": ["A"], "skippedTests": ["A/testB()"]"#,
            TestChoice(selected: ["A"], skipped: ["A/testB()"])
        ),
        (#""selectedTests": []"#, TestChoice(selected: [])),
        (
            """
            "skippedTests": {
                "suites": [
                    { "name": "Outer", "testFunctions": ["one()"], "suites": [ { "name": "Inner" } ] },
                    { "name": "Whole" } ],
                "testFunctions": ["alone()"],
                "xctestClasses": [ { "name": "Cases", "xctestMethods": ["testOne()", "testTwo()"] } ] }
            """,
            TestChoice(skipped: [
                "alone()", "Outer/one()", "Outer/Inner", "Whole", "Cases/testOne()", "Cases/testTwo()",
            ])
        ),
    ]) func `A test plan chooses tests in either form`(fields: String, choice: TestChoice) throws {
        let plan = #"{ "version": 1, "testTargets": [ { "target": { "identifier": "B" }, \#(fields) } ] }"#
        try ScratchFolder.with(["Unit.xctestplan": plan]) { folder in
            let tested = try TestPlan(at: folder / "Unit.xctestplan").tested
            #expect(tested == [TestedTarget(id: "B", choice: choice)])
        }
    }

    @Test func `A scheme says what its actions pass`() throws {
        let place = "Ensemble/Ensemble.xcodeproj/xcshareddata/xcschemes/Ensemble.xcscheme"
        let scheme = try SchemeFile.scheme(at: Fixture.path(place), projectFolder: Fixture.path("Ensemble"))
        #expect(scheme.name == "Ensemble")
        #expect(
            scheme.run
                == SchemePassing(variables: ["STAGE": "$(PRODUCT_NAME) Hall"], disabledVariables: ["OFF"]))
        #expect(scheme.test == SchemePassing(arguments: ["-rehearsal YES"], disabledArguments: ["-disabled"]))
        #expect(!scheme.testPassesWhatRunDoes)
    }

    private static func passed(
        _ name: String? = nil, needsTests: Bool = true, _ edit: (ScratchFolder, String) throws -> Void = { _, _ in }
    ) throws -> (ProjectScheme?, Mistake?) {
        try ScratchFolder.with(fixture: "Ensemble") { folder in
            try edit(folder, "Ensemble.xcodeproj/xcshareddata/xcschemes/Ensemble.xcscheme")
            let choice = SampleDiscovery.Choice(scheme: name, needsTests: needsTests)
            do throws(Mistake) {
                return (try SampleDiscovery().sample(at: folder.path, choice).scheme, nil)
            } catch {
                var mistake = error
                mistake.place = mistake.place?.replacingOccurrences(of: folder.path, with: "FOLDER")
                return (nil, mistake)
            }
        }
    }

    @Test func `Settings are filled in, and arguments are words`() throws {
        let run = Scheme(environment: ["STAGE": "Ensemble Hall"])
        let test = Scheme(arguments: ["-rehearsal", "YES"])
        #expect(try Self.passed().0 == ProjectScheme(name: "Ensemble", run: run, test: test))
        #expect(try Self.passed("Ensemble").0 == ProjectScheme(name: "Ensemble", run: run, test: test))
        let none = try Self.passed("none")
        #expect(none.0 == nil)
        #expect(none.1 == nil)
        let same = try Self.passed { folder, file in
            try folder.edit(file, "shouldUseLaunchSchemeArgsEnv = \"NO\"", "")
        }
        #expect(same.0 == ProjectScheme(name: "Ensemble", run: run, test: run))
    }

    @Test func `The only scheme that builds the app is taken, whatever its name`() throws {
        let other = try Self.passed { folder, file in
            let place = folder / file
            try FileManager.default.moveItem(
                atPath: place, toPath: place.replacingOccurrences(of: "Ensemble.xcscheme", with: "Other.xcscheme"))
        }
        #expect(other.0?.name == "Other")
    }

    @Test func `A test plan's first configuration passes its own`() throws {
        let plan = """
            { "configurations": [
                { "name": "One", "options": { "environmentVariableEntries": [
                    { "key": "STAGE", "value": "$(TARGET_NAME)" }, { "key": "OFF", "value": "", "enabled": false } ] } },
                { "name": "Two", "options": {} } ],
              "defaultOptions": { "commandLineArgumentEntries": [ { "argument": "-all" } ] },
              "testTargets": [ { "target": { "identifier": "E45E00000000000000000034" }, "skippedTests": ["A/b()"] } ],
              "version": 1 }
            """
        let edit = { (text: String) -> (ScratchFolder, String) throws -> Void in
            { folder, file in
                try folder.write(text, to: "Unit.xctestplan")
                try folder.edit(
                    file, "<Testables>",
                    "<TestPlans><TestPlanReference reference = \"container:Unit.xctestplan\"/></TestPlans><Testables>")
            }
        }
        let passed = try Self.passed(nil, edit(plan))
        #expect(passed.0?.test == Scheme(arguments: ["-all"], environment: ["STAGE": "Ensemble"]))
        #expect(passed.0?.tests == TestChoice(skipped: ["A/b()"]))
        // What the plan keeps of a target that it does not run chooses nothing.
        let off = plan.replacingOccurrences(of: "\"skippedTests\"", with: "\"enabled\": false, \"skippedTests\"")
        #expect(try Self.passed(nil, edit(off)).0?.tests == TestChoice())
        let many = plan.replacingOccurrences(
            of: "\"A/b()\"", with: (0...2000).map { "\"T\($0)\"" }.joined(separator: ","))
        #expect(
            try Self.passed(nil, edit(plan.replacingOccurrences(of: "A/b()", with: "A\\u000AB"))).1
                == .schemeChoosesTooMany("Ensemble", place: "FOLDER/Ensemble.xcodeproj"))
        #expect(
            try Self.passed(nil, edit(many)).1 == .schemeChoosesTooMany("Ensemble", place: "FOLDER/Ensemble.xcodeproj"))
        #expect(
            try Self.passed(nil, edit("<<<<<<< HEAD")).1 == .unreadableTestPlan("FOLDER/Unit.xctestplan", line: 1))
        let lines = plan.split(separator: "\n").count
        for count in 1..<lines {
            let broken = plan.split(separator: "\n").prefix(count).joined(separator: "\n")
            #expect(try Self.passed(nil, edit(broken)).1?.place == "FOLDER/Unit.xctestplan:\(count)")
        }
        #expect(try Self.passed(needsTests: false, edit("<<<<<<< HEAD")).1 == nil)
    }

    @Test func `A scheme that is not there or cannot be read is a mistake`() throws {
        let project = "FOLDER/Ensemble.xcodeproj"
        #expect(
            try Self.passed("Ensembel").1 == .noSuchScheme("Ensembel", schemes: ["Ensemble"], place: project))
        let file = project + "/xcshareddata/xcschemes/Ensemble.xcscheme"
        for (text, line) in [("", 1), ("\n<<<<<<< HEAD", 2), ("<Workspace></Workspace>", nil)] {
            let broken = try Self.passed { folder, file in try folder.write(text, to: file) }
            #expect(broken.1 == .unreadableScheme(file, line: line))
        }
    }

    @Test func `A scheme that passes too much, or none`() throws {
        let project = "FOLDER/Ensemble.xcodeproj"
        let much = try Self.passed { folder, file in
            try folder.edit(file, "-rehearsal YES", String(repeating: "x", count: 20_000))
        }
        #expect(much.1 == .schemePassesTooMuch("Ensemble", place: project))
        let folder = SampleDiscovery.Choice(scheme: "Any", needsTests: false)
        #expect(throws: Mistake.noSuchScheme("Any", schemes: [], place: Fixture.path("Scaffold"))) {
            try SampleDiscovery().sample(at: Fixture.path("Scaffold"), folder)
        }
    }
}
