package import Wording

/// The samples that have their own name: the steps of tutorials, and the techniques.
///
/// It knows names alone. `StepCatalog` and `TechniqueCatalog` have the files.
package struct SampleLibrary: Hashable, Sendable {
    package var tutorials: [Tutorial]
    /// The techniques' names, in order.
    package var techniques: [String]

    /// A tutorial's name, and the names of its steps.
    package struct Tutorial: Hashable, Sendable {
        package var name: String
        /// In the order of their numbers.
        package var slugs: [String]

        package init(name: String, slugs: [String]) {
            self.name = name
            self.slugs = slugs
        }
    }

    package init(tutorials: [Tutorial] = [], techniques: [String] = []) {
        self.tutorials = tutorials
        self.techniques = techniques
    }

    /// Returns the sample with a name, a step by its slug; a path as it is.
    ///
    /// - Throws: `Mistake` with the name that was probably meant, and with what there is.
    package func sample(named text: String) throws(Mistake) -> SampleID {
        switch SampleID.parse(text) {
        case .success(.step(let name)): .step(try step(name))
        case .success(.technique(let name)): .technique(try technique(name))
        case .success(.path(let path)): .path(path)
        case .failure(let problem): throw problem.mistake
        }
    }

    /// Returns the step that a slug or a number means, by its slug.
    ///
    /// - Throws: `Mistake` with the step that was probably meant, and with the steps that exist.
    package func step(_ name: SampleID.Step) throws(Mistake) -> SampleID.Step {
        guard let tutorial = tutorials.first(where: { $0.name == name.tutorial }) else {
            throw Mistake(
                .usage, what: "There is no tutorial \(name.tutorial).",
                cure: question(likely(name)) + steps)
        }
        guard let slug = tutorial.slug(name) else {
            throw Mistake(
                .usage, what: "There is no step \(name).", cure: question(likely(name)) + tutorial.list)
        }
        return SampleID.Step(tutorial: tutorial.name, slug: slug)
    }

    /// Returns the technique that a name means.
    ///
    /// - Throws: `Mistake` with the technique that was probably meant, and with those that exist.
    package func technique(_ name: SampleID.Technique) throws(Mistake) -> SampleID.Technique {
        if techniques.contains(name.id) { return name }
        throw Mistake(
            .usage, what: "There is no technique \(name.id).",
            cure: Spelling.question(name.id, among: techniques)
                + (techniques.isEmpty ? "There are none." : "There are \(ranges)."))
    }

    /// The existing step that is nearest to one that does not exist; nil if none is near.
    package func likely(_ name: SampleID.Step) -> SampleID.Step? {
        guard let nearest = Spelling.nearest(to: name.tutorial, among: tutorials.map(\.name)),
            let tutorial = tutorials.first(where: { $0.name == nearest }),
            let slug = tutorial.slug(name) ?? Spelling.nearest(to: name.slug, among: tutorial.slugs)
        else { return nil }
        return SampleID.Step(tutorial: tutorial.name, slug: slug)
    }

    /// The steps of each tutorial, in a sentence.
    package var steps: String {
        tutorials.isEmpty ? "There are no tutorials." : tutorials.map(\.range).joined(separator: "; ") + "."
    }

    private func question(_ step: SampleID.Step?) -> String {
        step.map { "Did you mean \($0)? " } ?? ""
    }

    /// Returns ranges of names: `T01 to T60, N01 to N26`.
    private var ranges: String {
        var ranges: [(first: String, last: String)] = []
        for id in techniques {
            if ranges.last?.last.first == id.first {
                ranges[ranges.count - 1].last = id
            } else {
                ranges.append((id, id))
            }
        }
        return ranges.map { "\($0.first) to \($0.last)" }.joined(separator: ", ")
    }
}

extension SampleLibrary.Tutorial {
    /// The slug of a step of any tutorial, if this one has it.
    fileprivate func slug(_ step: SampleID.Step) -> String? {
        guard let number = step.number else { return slugs.contains(step.slug) ? step.slug : nil }
        return slugs.indices.contains(number - 1) ? slugs[number - 1] : nil
    }

    /// The names of its steps, in a sentence.
    fileprivate var list: String {
        slugs.isEmpty ? "\(range)." : "The steps of \(name) are \(slugs.joined(separator: ", "))."
    }

    /// The numbers of its steps, in words.
    fileprivate var range: String {
        switch slugs.count {
        case 0: "\(name) has no steps"
        case 1: "\(name) has step 1"
        case let count: "\(name) has steps 1 to \(count)"
        }
    }
}
