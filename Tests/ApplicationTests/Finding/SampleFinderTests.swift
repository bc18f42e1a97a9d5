import Foundation
import Lifecycle
import Projects
import Runs
import SampleReading
import Samples
import TestSupport
import Testing
import Tutorials
import Wording
import XcodeProjects

@testable import Application

/// The samples, projects and traces that names stand for.
struct SampleFinderTests {
    /// The error of a finder that read the tutorials.
    private struct TutorialsWereRead: Error {}

    /// A finder that fails if it needs the tutorials.
    private static let withoutTutorials = SampleFinder(
        .ofThisProgram, environment: ProcessInfo.processInfo.environment
    ) { throw TutorialsWereRead() }

    private static let withTutorials = SampleFinder(
        .ofThisProgram, environment: ProcessInfo.processInfo.environment, output: .none)

    struct Expected: Hashable {
        var name: String
        var isReaders: Bool
        /// True if the app as its users get it is another one.
        var hasProduction = false
        var hasTests = true
    }

    private static func found(_ name: String, needsTests: Bool = true, by finder: SampleFinder) async throws -> Expected
    {
        let found = try await finder.sample(name, .init(needsTests: needsTests), by: LocalSampleReader())
        return Expected(
            name: found.sample.app.name, isReaders: found.isReaders, hasProduction: found.production != nil,
            hasTests: found.sample.tests != nil)
    }

    @Test(
        arguments: [
            (Checkout.fixture("Stage"), true, Expected(name: "Stage", isReaders: true)),
            (Checkout.fixture("Stage"), false, Expected(name: "Stage", isReaders: true, hasTests: false)),
            ("T47", true, Expected(name: "Stage", isReaders: false)),
            ("t47/code", true, Expected(name: "Stage", isReaders: false)),
            // Its tests have their own bundle identifier.
            ("T43", true, Expected(name: "Stage", isReaders: false, hasProduction: true)),
        ] as [(String, Bool, Expected)])
    func `A path and a technique are found without the tutorials`(
        name: String, needsTests: Bool, expected: Expected
    ) async throws {
        #expect(try await Self.found(name, needsTests: needsTests, by: Self.withoutTutorials) == expected)
    }

    @Test(arguments: ["hackworth/no-storyboard", "Hackworth/No-Storyboard", "hackworth/10"])
    func `A step is found by its slug or number, in any case`(name: String) async throws {
        #expect(
            try await Self.found(name, by: Self.withTutorials) == Expected(name: "Stage", isReaders: false))
    }

    static let mistakes: [(String, String, cure: String)] = [
        (
            "T47/swiftui", "There is no sample T47/swiftui.",
            "A technique is named T47, or T47/code for the app without a storyboard."
        ),
        (
            "/nowhere/App.xcodeproj", "There is no such file or folder.",
            "Name a folder that holds an app, or an Xcode project (.xcodeproj)."
        ),
        (
            "hackwrth", "There is no such file or folder.",
            "Did you mean hackworth/view-controller? Name a folder that holds an app, or an Xcode project (.xcodeproj)."
        ),
        (
            "hackworth/view-controller", "The step hackworth/view-controller has no tests yet.",
            "The next step with tests: understudy test hackworth/first-test\n"
                + "To launch its app: understudy run hackworth/view-controller"
        ),
        (
            "nowhere/at-all", "There is no such file or folder.",
            "Name a folder that holds an app, or an Xcode project (.xcodeproj)."
        ),
    ]

    @Test(arguments: mistakes)
    func `A name that means nothing is answered with what it could mean`(
        name: String, what: String, cure: String
    ) async throws {
        let mistake = await #expect(throws: Mistake.self) {
            try await Self.found(name, by: Self.withTutorials)
        }
        #expect(mistake?.what == what)
        #expect(mistake?.cure == cure)
    }

    @Test(arguments: ["T47", "hackworth/flush"])
    func `Only a project of one's own has a scheme`(name: String) async throws {
        await #expect(throws: Mistake.self) {
            try await Self.withoutTutorials.sample(
                name, .init(scheme: "Stage", needsTests: true), by: LocalSampleReader())
        }
    }

    @Test func `A step and a technique are projects, if one project can hold them`() async throws {
        let step = try await Self.withTutorials.xcodeProject("hackworth/no-storyboard")
        #expect(step.introduction.hasSuffix("\n\n    understudy test hackworth/no-storyboard\n"))
        let technique = try await Self.withoutTutorials.xcodeProject("T47")
        #expect(technique.introduction.hasSuffix("\n\n    understudy test T47\n"))
        for name in ["T43", "App.xcodeproj"] {
            await #expect(throws: Mistake.self) { try await Self.withoutTutorials.xcodeProject(name) }
        }
    }

    @Test func `A step's trace is that of its last recorded command`() async throws {
        let events = try await Self.withoutTutorials.events("hackworth/flush")
        #expect(events.last?.verdict?.isolated == true)
        #expect(try await Self.withTutorials.events("hackworth/14") == events)
        let mistake = await #expect(throws: Mistake.self) {
            try await Self.withoutTutorials.events("nowhere/at-all")
        }
        #expect(mistake?.what == "There is no such file, and no tutorial's step of this name has a record.")
    }
}
