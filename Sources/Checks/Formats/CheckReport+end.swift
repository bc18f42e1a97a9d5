internal import Traces

extension CheckReport {
    /// The last sentences: how much was found, accepted and not launched, and which tests failed.
    package var end: String {
        if failure != nil {
            let launched = results.contains { $0.launched != nil }
            return launched ? "The check is not whole." : "The app was not launched: it could not be built."
        }
        let found =
            switch findings.count {
            case 0: notes.isEmpty ? "No findings." : "No findings beyond the notes above."
            case 1: "1 finding."
            case let count: "\(count) findings."
            }
        let others = judgement.accepted.count
        let accepted = others == 0 ? [] : ["\(others) accepted."]
        return ([found] + accepted + unlaunched + failedTests.map(\.oneLine)).joined(separator: " ")
    }

    /// True if every launch came about.
    package var isWhole: Bool {
        failure == nil && results.allSatisfy { if case .failed = $0.outcome { false } else { true } }
    }

    /// The sentence about scenarios without an answer; none if all have one.
    private var unlaunched: [String] {
        let count = results.count { if case .failed = $0.outcome { true } else { false } }
        switch count {
        case 0: return []
        case 1: return ["1 scenario was not launched; its row says why."]
        default: return ["\(count) scenarios were not launched; their rows say why."]
        }
    }
}
