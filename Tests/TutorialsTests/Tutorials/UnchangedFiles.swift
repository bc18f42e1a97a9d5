import Foundation

@testable import Tutorials

/// The sentences of a tutorial that say that a file stays as it is, held against the steps that come after them.
struct UnchangedFiles {
    /// The sentences after which a step changes the file, each with the step that does.
    private(set) var contradictions: [String] = []
    /// The sentences that name no file of the tutorial.
    private(set) var others: [String] = []

    private static var pattern: Regex<Substring> {
        get throws {
            let negated =
                #"\b(?:does|do|will|needs?|is|are|has|have)(?:n't| not| never| no)(?: (?:more|other|further|longer))? chang(?:e|es|ed)\b"#
            return try Regex(
                #"(?i)\b(?:nothing else|nothing more|no other line)\b[^.]*\bchanges?\b|\#(negated)|"#
                    + #"\b(?:never|no longer) changes?\b|\bstays? (?:as it is|as they are|the same)\b|\bunchanged\b|"#
                    + #"\bnow or later\b|\b(?:is|are) (?:now )?(?:complete|finished|final)\b|\blast change\b"#)
        }
    }

    init(_ tutorial: Tutorial) throws {
        let steps = tutorial.steps
        try read(tutorial.introduction, before: 0, file: nil, in: tutorial, named: tutorial.name)
        for section in tutorial.sections {
            let first = section.steps.first.flatMap { steps.firstIndex(of: $0) } ?? 0
            try read(section.introduction, before: first, file: nil, in: tutorial, named: section.title)
        }
        for (index, step) in steps.enumerated() {
            try read(
                step.text + step.caption, before: index + 1, file: step.code?.path, in: tutorial,
                named: "\(tutorial.name(of: step))")
        }
    }

    /// Reads the sentences of a text that the steps from a place on follow.
    private mutating func read(
        _ text: [Prose], before place: Int, file: String?, in tutorial: Tutorial, named name: String
    ) throws {
        let pattern = try Self.pattern
        let words = text.map(\.plain).joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(
            separator: " ")
        for sentence in words.replacing(#/([.!?:])\ /#, with: { "\($0.1)\n" }).split(separator: "\n").map(String.init) {
            // "Nothing else about it changes here" is about the step alone.
            guard sentence.contains(pattern), !sentence.contains(/\b(here|yet|so far|in this step|for that)\b/) else {
                continue
            }
            var files = Self.files(in: sentence, of: tutorial)
            if files.isEmpty, let file, sentence.contains(/\b([Ii]t|[Ii]ts|this file|the file)\b/) { files = [file] }
            if files.isEmpty { others.append("\(name): \(sentence)") }
            for file in files {
                guard let step = tutorial.steps.dropFirst(place).first(where: { $0.code?.path == file }) else {
                    continue
                }
                contradictions.append("\(name): \(sentence) \(tutorial.name(of: step)) changes \(file).")
            }
        }
    }

    /// Returns the files of a tutorial that a sentence names: `AppDelegate.swift`, AppDelegate or the app delegate.
    private static func files(in sentence: String, of tutorial: Tutorial) -> [String] {
        let paths = Set(tutorial.start.map(\.path) + tutorial.steps.compactMap { $0.code?.path })
        let names = paths.map { ($0, $0.split(separator: "/").last.map(String.init) ?? $0) }
        var rest = sentence.replacing(" ", with: "").lowercased()
        // The testing app delegate is not the app delegate, too.
        return names.sorted { ($1.1.count, $1.1, $1.0) < ($0.1.count, $0.1, $0.0) }.compactMap { path, name in
            let base = String(name.prefix { $0 != "." })
            let isWord = base.first?.isUppercase == true && base != "Info"
            let sought = (isWord ? base : name).lowercased()
            guard rest.contains(sought) else { return nil }
            rest = rest.replacing(sought, with: "…")
            return path
        }
    }
}
