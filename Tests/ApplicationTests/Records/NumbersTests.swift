import Application
import Foundation
import PackageResources
import Testing
import Tutorials

/// The numbers of things that are run, as the landing page states them.
struct NumbersTests {
    @Test func `The landing page says how many steps, claims and cells are run`() async throws {
        let numbers = try Statistics(
            try await CarriedFolders.ofThisProgram.tutorials(ProcessInfo.processInfo.environment), .ofThisProgram)
        print(numbers.sentence)
        let page = try String(
            contentsOf: try #require(PackageResources.documentation).appending(path: "Understudy.md"), encoding: .utf8)
        #expect(page.split(separator: "\n").contains(Substring(numbers.sentence)), "understudy record counts")
    }

    @Test func `Recording replaces the sentence, and nothing else`() async throws {
        var numbers = try Statistics(
            try await CarriedFolders.ofThisProgram.tutorials(ProcessInfo.processInfo.environment), .ofThisProgram)
        let page = "# A\n\n\(numbers.sentence)\n\nB\n"
        numbers.steps += 1
        #expect(numbers.replaced(in: page) == "# A\n\n\(numbers.sentence)\n\nB\n")
        #expect(numbers.replaced(in: "# A\n") == "# A\n")
    }

    @Test func `Great numbers are written in groups of three digits`() async throws {
        var numbers = try Statistics(
            try await CarriedFolders.ofThisProgram.tutorials(ProcessInfo.processInfo.environment), .ofThisProgram)
        numbers.steps = 7
        numbers.claims = 1000
        numbers.cells = 1_234_567
        #expect(
            numbers.sentence
                == "7 steps of tutorials, 1,000 claims and 1,234,567 cells of the matrix are run as real code in real processes."
        )
    }
}
