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
        // By hand: a regular expression is compiled at each call, and every page asks for names hundreds of times.
        let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.count <= 2, let name = parts.first, let initial = name.first, initial.isLetter else {
            return .success(.path(text))
        }
        let word = parts.dropFirst().first
        if name.count > 1, name.dropFirst().allSatisfy(\.isDigit), word?.isEmpty != true {
            let id = String(Substring(name)).uppercased()
            guard let word = word.map({ String(Substring($0)) }) else { return .success(.technique(Technique(id))) }
            guard word == Technique.Variant.code.rawValue else { return .failure(.noVariant(technique: id, word)) }
            return .success(.technique(Technique(id, variant: .code)))
        }
        if let word, name.allSatisfy({ $0.isLetter || $0.isDigit }), word.isSlug {
            return .success(
                .step(Step(tutorial: Substring(name).lowercased(), slug: Substring(word).lowercased())))
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

extension UInt8 {
    /// True for A to Z, in any case.
    fileprivate var isLetter: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        default: false
        }
    }

    /// True for 0 to 9.
    fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}

extension Substring.UTF8View {
    /// True for words of letters and digits with one hyphen between two.
    fileprivate var isSlug: Bool {
        split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).allSatisfy { word in
            !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isDigit }
        }
    }
}
