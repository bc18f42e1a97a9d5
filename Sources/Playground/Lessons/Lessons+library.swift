internal import HTTPTypes
package import Samples
internal import Techniques
package import Wording

extension Lessons {
    /// The names of the steps and the techniques.
    var library: SampleLibrary {
        SampleLibrary(
            tutorials: tutorials.map { .init(name: $0.name, slugs: $0.steps.map(\.slug)) },
            techniques: techniques?.library.techniques ?? [])
    }

    /// Returns a lesson, or the reader's own project, for a request with the token.
    ///
    /// - Parameter edition: The edition of the project; nil for the one that was read last.
    /// - Throws: A refusal that names what there is.
    func lesson(named text: String, edition: String?) async throws -> Lesson {
        if let project, text == project.name.description { return try await project.lesson(edition: edition) }
        return try await lesson(named: text)
    }

    /// Returns the lesson with a name as addresses and requests give it; never the reader's own project.
    ///
    /// - Throws: A refusal that names what there is.
    func lesson(named text: String) async throws -> Lesson {
        let name: SampleID
        do {
            name = try library.sample(named: text)
        } catch {
            throw Refusal.noSuchSample(error.what, cure: error.cure, techniques: techniques != nil)
        }
        switch name {
        case .technique(let name):
            if let lesson = try technique(name) { return lesson }
        case .step(let step):
            if let lesson = try await lesson(step) { return lesson }
        case .path: break
        }
        throw Refusal.noSuchSample("There is no step \(text).", cure: library.steps, techniques: techniques != nil)
    }

    /// Returns the lessons of the steps that a lesson's commands run beside its own.
    func others(of lesson: Lesson) async throws -> [SampleID: Lesson] {
        var others: [SampleID: Lesson] = [:]
        for command in lesson.commands where command.sample != lesson.name {
            guard case .step(let step) = command.sample else { continue }
            others[command.sample] = try await self.lesson(step)
        }
        return others
    }

    private func technique(_ name: SampleID.Technique) throws -> Lesson? {
        guard let techniques else { return nil }
        let technique = try techniques.technique(name)
        if let reason = technique.notRun {
            throw Refusal(
                .notFound, "\(technique.id) is not run. \(reason)",
                cure: "Read about it on the techniques' page: \(name.place)")
        }
        // An app in SwiftUI is made in one way.
        let variant = technique.isSwiftUI ? .storyboard : name.variant
        return try Lesson(SampleID.Technique(technique.id, variant: variant), in: techniques)
    }
}

extension SampleID {
    /// The address of the page that plays it.
    package var playAddress: String {
        if case .path = self { OwnProject.address } else { "/play/\(self)" }
    }

    /// The tutorial that it is a step of; nil for all else.
    var tutorial: String? {
        if case .step(let step) = self { step.tutorial } else { nil }
    }
}

extension SampleID.Technique {
    /// The part of the techniques' page that speaks of it.
    package var place: String { "/techniques#\(id)" }
}

extension Lessons {
    /// Returns the steps and techniques that names mean: a tutorial's name means its steps, a technique's each of its
    /// forms.
    ///
    /// - Throws: `Mistake` if there is none of a name.
    package func samples(named names: [String]) throws(Mistake) -> Set<SampleID> {
        var samples: Set<SampleID> = []
        for name in names {
            if let tutorial = tutorials.first(where: { $0.name == name.lowercased() }) {
                let steps = tutorial.steps.map { SampleID.Step(tutorial: tutorial.name, slug: $0.slug) }
                samples.formUnion(steps.map { .step($0) })
                continue
            }
            switch try library.sample(named: name) {
            case .technique(let technique):
                let all = techniques?.techniques.first { $0.id == technique.id }?.plays.map(\.name) ?? []
                samples.formUnion(all.map { .technique($0) })
            case .step(let step): samples.insert(.step(step))
            case .path:
                throw Mistake(
                    .usage, what: "There is no tutorial, step or technique \(name).", cure: library.steps)
            }
        }
        return samples
    }
}
