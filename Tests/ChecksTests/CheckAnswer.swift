import Foundation
import TestSupport
import Testing

/// A report as another program reads it.
struct CheckAnswer: Decodable, Equatable {
    var version: Int
    var project: String
    var root: String
    var failure: String?
    var remarks: [String]?
    var failedTests: [String]?
    var scenarios: [Row]
    var notes: [Note]
    var findings: [Entry]
    var accepted: [Accepted]?

    struct Row: Decodable, Equatable {
        var id: String
        var way: String?
        var outcome: String
        var reason: String?
        var app: String?
        var appDelegate: String?
        var sceneDelegates: [String]?
        var rootControllers: [String]?
        var isolation: String?
        var tests: Counts?
        var exit: String?
        var earlierTrouble: String?

        struct Counts: Decodable, Equatable {
            var ran: Int
            var failed: Int
        }
    }

    struct Note: Decodable, Equatable {
        var what: String
        var code: String
        var reason: String
        var effect: String
        var scenarios: [String]
        var file: String?
        var line: Int?
    }

    struct Accepted: Decodable, Equatable {
        var finding: Entry
        var reason: String
        var until: String?
    }

    struct Entry: Decodable, Equatable {
        var id: String
        var symbol: String?
        var ways: [String]?
        var what: String
        var scenarios: [String]
        var file: String?
        var line: Int?
        var cure: String
        var diff: String?
        var page: String
    }

    /// Checks a project.
    static func of(_ place: String, _ options: [String] = []) async throws -> CheckAnswer {
        let ending = try await Program.run(["check", place, "--format", "json"] + options)
        let answer = try JSONDecoder().decode(CheckAnswer.self, from: Data(ending.output.utf8))
        #expect(ending.status == (answer.findings.isEmpty ? 0 : 1), "\(ending.error)")
        return answer
    }

    /// The findings with a file and its line: `class-name-not-found AppTests/A.swift:3`.
    var places: [String] {
        findings.map { finding in
            ([finding.id]
                + [finding.file.map { file in file + (finding.line.map { ":\($0)" } ?? "") }].compactMap { $0 })
                .joined(separator: " ")
        }
    }
}
