import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Projects as teams have them: `check` says what is true of each, and each of its diffs cures.
    struct OwnSituationTests {
        @Test(arguments: Situation.all)
        func `A check says what is true`(_ situation: Situation) async throws {
            let project = try situation.project()
            let place = try project.write(to: "own/\(situation.name)")
            let ending = try await Program.run(
                ["check", situation.checked.isEmpty ? place : "\(place)/\(situation.checked)", "--format", "json"])
            let answer = try JSONDecoder().decode(CheckAnswer.self, from: Data(ending.output.utf8))
            let launches = answer.scenarios.filter { $0.id.hasPrefix("tests") && $0.outcome == "launched" }
            let found = Set(answer.findings.map(\.id))
            switch situation.truth {
            case .isolated:
                #expect(ending.status == 0, "\(answer)")
                #expect(found == [])
                #expect(!launches.isEmpty && launches.allSatisfy { $0.isolation == "isolated" }, "\(answer)")
                #expect(launches.allSatisfy { $0.tests?.ran != 0 && $0.tests?.failed == 0 })
            case .noHost:
                #expect(ending.status == 0, "\(answer)")
                #expect(answer.remarks?.first?.contains("launches no app for them") == true, "\(answer)")
                #expect(answer.findings == [] && answer.scenarios == [])
            case .findings(let expected, let others, let way, let cure):
                #expect(ending.status == 1, "\(answer)")
                #expect(found.isSuperset(of: expected), "\(answer)")
                #expect(found.subtracting(expected).isSubset(of: others), "\(answer)")
                if let way { #expect(answer.findings.contains { $0.ways?.contains { $0.contains(way) } == true }) }
                if let cure { #expect(answer.findings.contains { $0.cure.contains(cure) }, "\(answer.findings)") }
                try await Self.cure(answer, of: situation)
            case .refused(let name):
                #expect([2, 3, 5].contains(ending.status))
                #expect(ending.error.contains(name), "\(ending.error)")
                #expect(answer.failure?.contains(name) == true)
            }
        }

        /// Applies each diff in a copy, where its finding goes.
        private static func cure(_ answer: CheckAnswer, of situation: Situation) async throws {
            for (number, finding) in answer.findings.enumerated() {
                guard let diff = finding.diff else { continue }
                let copy = try situation.project().write(to: "cured/\(number)/\(situation.name)")
                try await Program.apply(diff, in: copy)
                let left = try await CheckAnswer.of(situation.checked.isEmpty ? copy : "\(copy)/\(situation.checked)")
                #expect(!left.findings.contains { ($0.id, $0.symbol) == (finding.id, finding.symbol) }, "\(diff)")
            }
        }
    }
}
