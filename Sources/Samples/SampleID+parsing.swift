package import Wording

extension SampleID {
    /// The fault of a text that names no sample.
    package enum Problem: Error, Hashable, Sendable {
        /// A technique has no app of this kind: `T47/swiftui`.
        case noVariant(technique: String, String)
    }

    /// Reads a name as commands, addresses, requests and files write it.
    ///
    /// A letter and digits are a technique, a tutorial and a slug or a number are a step, all in any case; every other
    /// text is a path. `SampleLibrary` knows which of the steps and techniques exist.
    package static func parse(_ text: String) -> Result<SampleID, Problem> {
        if let match = text.wholeMatch(of: /([A-Za-z][0-9]+)(?:\/([^\/]+))?/) {
            let id = match.1.uppercased()
            guard let word = match.2 else { return .success(.technique(Technique(id))) }
            guard word == Technique.Variant.code.rawValue else {
                return .failure(.noVariant(technique: id, String(word)))
            }
            return .success(.technique(Technique(id, variant: .code)))
        }
        if let match = text.wholeMatch(of: /([A-Za-z][A-Za-z0-9]*)\/([A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)/) {
            return .success(.step(Step(tutorial: match.1.lowercased(), slug: match.2.lowercased())))
        }
        return .success(.path(text))
    }
}

extension SampleID.Problem {
    /// The problem in words for a person.
    package var mistake: Mistake {
        switch self {
        case .noVariant(let technique, let word):
            Mistake(
                .usage, what: "There is no sample \(technique)/\(word).",
                cure: "A technique is named \(technique), or \(technique)/code for the app without a storyboard.")
        }
    }
}
