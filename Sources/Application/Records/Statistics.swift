internal import Techniques
package import Tutorials

/// The numbers of things in the documentation that are run.
package struct Statistics: Hashable, Sendable {
    /// The number of tutorials' steps.
    package var steps: Int
    /// The number of claims that runs decide.
    package var claims: Int
    /// The number of combinations of a technique and a setting.
    package var cells: Int

    /// Counts what is run.
    ///
    /// - Throws: `Mistake` if a claim's file or the matrix's record cannot be read.
    package init(_ steps: StepCatalog, _ folders: CarriedFolders) throws {
        self.init(steps, try folders.claims(), try folders.matrix(of: try folders.techniques()))
    }

    /// Counts what is run of these.
    init(_ steps: StepCatalog, _ claims: ClaimCatalog, _ matrix: Matrix) {
        self.steps = steps.tutorials.reduce(0) { $0 + $1.steps.count }
        self.claims = claims.claims.count { $0.notRun == nil }
        cells = matrix.cells.count
    }

    /// The page of the catalog with the sentence, on its own line.
    package static let page = "Understudy.md"

    /// The numbers in a sentence, for a page and a terminal.
    package var sentence: String {
        "\(Self.grouped(steps)) steps of tutorials, \(Self.grouped(claims)) claims and \(Self.grouped(cells)) \(Self.end)"
    }

    /// The part of the sentence after the numbers, by which a page's line is recognized.
    private static let end = "cells of the matrix are run as real code in real processes."

    /// Returns a page with these numbers in its sentence.
    package func replaced(in page: String) -> String {
        page.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasSuffix(Self.end) ? sentence[...] : $0 }.joined(separator: "\n")
    }

    /// Returns a number such as `9,345`.
    private static func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        return digits.enumerated().map { index, digit in
            index > 0 && (digits.count - index).isMultiple(of: 3) ? ",\(digit)" : "\(digit)"
        }.joined()
    }
}
