internal import Foundation
internal import Traces

extension RecordComparison {
    /// The comparison as lines of text: each fact with both values and the rule that decides it, then their counts.
    ///
    /// Nothing that a device wrote acts on a terminal.
    package var lines: [String] {
        let width = ComparedFact.Result.allCases.map(\.word.count).max() ?? 0
        let rows = facts.map { fact in
            let word = fact.result.word.padding(toLength: width, withPad: " ", startingAt: 0)
            return "  \(word)  \(fact.sentence)\(fact.grounds.map { "  [\($0)]" } ?? "")"
        }
        return rows + ["", counts]
    }

    /// The counts in a sentence.
    package var counts: String {
        let parts = ComparedFact.Result.allCases.map { "\(count($0)) \($0.word)" }
        let end = isWhole ? "" : " The log ends before the tests do."
        return "\(facts.count) facts: \(parts.joined(separator: ", ")).\(end)"
    }
}

extension ComparedFact {
    /// The rule that decides it, and those that led there: `configuration.delegate; after session.unknown`.
    package var grounds: String? {
        rule.map { rule in after.map { "\(rule); after \($0.joined(separator: ", "))" } ?? rule }
    }

    /// The fact with its values, on one line.
    package var sentence: String {
        let name = subject.map { "\(fact) (\($0))" } ?? fact
        let (device, model) = (device ?? "none", model ?? "none")
        let text =
            switch result {
            case .equal: "\(name): \(self.model ?? device)"
            case .different: "\(name): device \(device), model \(model)"
            case .notInModel: "\(name): device \(device)"
            case .notInLog: "\(name): model \(model)"
            }
        return text.oneLine.inert
    }
}

extension ComparedFact.Result {
    /// The result in words.
    package var word: String {
        switch self {
        case .equal: "equal"
        case .different: "different"
        case .notInModel: "not in the model"
        case .notInLog: "not in the log"
        }
    }
}
