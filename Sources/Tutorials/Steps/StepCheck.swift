package import FoundationEssentials
package import Samples

extension StepRecords {
    /// Returns the differences of a step from its records; empty if there are none.
    ///
    /// Each finding names the step, the file, the first line that differs, and the command that renews it.
    package func findings(_ name: SampleID.Step, _ transcript: StepTranscript) throws -> [String] {
        let renew = "If this is what you want: understudy record steps \(name)"
        var findings: [String] = []
        if transcript.runs.isEmpty {
            findings.append("\(name): the step has no command. Add one.")
        }
        if let difference = Self.difference(expected: read(trace(name)), actual: transcript.text) {
            findings.append("\(name): \(trace(name).lastPathComponent) \(difference)\n\(renew)")
        }
        return findings + (try pictureFindings(name, transcript)).map { "\(name): \($0)\n\(renew)" }
    }

    private func pictureFindings(_ name: SampleID.Step, _ transcript: StepTranscript) throws -> [String] {
        guard let picture = transcript.picture, let alternative = transcript.alternative else { return [] }
        let file = Self.pictureName(name)
        guard let place = self.picture(name), let source = source(of: name.tutorial).flatMap(read) else {
            return ["the catalog has no \(name.tutorial).tutorial."]
        }
        var findings: [String] = []
        if let difference = Self.difference(expected: read(place), actual: picture) {
            findings.append("the picture \(file) \(difference)")
        }
        let words = AlternativeText.all(of: file, in: source)
        let wanted = AlternativeText.writable(alternative)
        if words.isEmpty {
            findings.append(
                "the tutorial does not show \(file). Write @Image(source: \"\(file)\", alt: \"\") on a separate line in the step's @Code."
            )
        }
        if let stale = words.first(where: { $0 != wanted }) {
            findings.append("the words for \(file) differ.\n- \(stale)\n+ \(wanted)")
        }
        return findings
    }

    /// Writes down what a step came to: its trace, its picture and the picture's words.
    ///
    /// - Returns: The files that changed.
    package func renew(_ name: SampleID.Step, _ transcript: StepTranscript) throws -> [URL] {
        var texts = [(trace(name), transcript.text)]
        if let picture = transcript.picture, let alternative = transcript.alternative,
            let place = self.picture(name), let source = source(of: name.tutorial), let text = read(source)
        {
            texts.append((place, picture))
            texts.append(
                (source, AlternativeText.replaced(of: Self.pictureName(name), with: alternative, in: text)))
        }
        var changed: [URL] = []
        for (url, text) in texts where read(url) != text {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url, options: .atomic)
            changed.append(url)
        }
        return changed
    }

    func read(_ url: URL) -> String? {
        (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the first difference in words; nil if there is none.
    static func difference(expected: String?, actual: String) -> String? {
        guard let expected else { return "does not exist." }
        if expected == actual { return nil }
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
        let line = zip(old, new).prefix { $0 == $1 }.count
        let was = line < old.count ? "- \(old[line])" : "- (the end)"
        let now = line < new.count ? "+ \(new[line])" : "+ (the end)"
        return "differs in line \(line + 1).\n\(was)\n\(now)"
    }
}
