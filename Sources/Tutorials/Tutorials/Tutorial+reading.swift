internal import FoundationEssentials

extension Tutorial {
    /// Reads the render JSON of a tutorial's page.
    ///
    /// - Returns: nil if the page is not that of a tutorial: the table of contents, an article.
    package init?(renderJSON data: [UInt8]) throws {
        let node = try JSONDecoder().decode(RenderNode.self, from: Data(data))
        guard node.kind == "project" || node.kind == "tutorial" else { return nil }
        let path = node.variants?.first?.paths.first ?? ""
        guard let name = path.split(separator: "/").last else { return nil }
        let reader = ProseReader(references: node.references)
        let hero = node.sections.first { $0.kind == "hero" }
        var numbers = StepNumbers()
        self.init(
            name: String(name), title: node.metadata.title, chapter: hero?.chapter,
            minutes: hero?.estimatedTimeInMinutes, introduction: reader.prose(hero?.content),
            sections: node.sections.flatMap { $0.tasks ?? [] }.map { reader.section($0, &numbers) },
            questions: node.sections.flatMap { $0.assessments ?? [] }.map(reader.question), path: path)
    }
}

/// A counter of the steps of a tutorial.
struct StepNumbers {
    private var last = 0

    mutating func next() -> Int {
        last += 1
        return last
    }
}

extension ProseReader {
    func section(_ task: RenderNode.Task, _ numbers: inout StepNumbers) -> Tutorial.Section {
        var items: [Tutorial.Section.Item] = []
        for block in task.stepsSection {
            if block.type == "step" {
                items.append(.step(step(block, number: numbers.next())))
            } else {
                items.append(.prose(prose(block)))
            }
        }
        return Tutorial.Section(
            title: task.title, anchor: task.anchor,
            introduction: task.contentSection.flatMap { prose($0.content) },
            picture: task.contentSection.lazy.compactMap { picture($0.media) }.first, items: items)
    }

    private func step(_ block: RenderNode.Block, number: Int) -> TutorialStep {
        TutorialStep(
            number: number, text: prose(block.content), caption: prose(block.caption),
            code: block.codeFile.flatMap(codeFile), picture: picture(block.runtimePreview) ?? picture(block.media))
    }

    private func codeFile(_ identifier: String) -> CodeFile? {
        guard let reference = references[identifier], let path = reference.fileName else { return nil }
        return CodeFile(
            path: path, file: identifier, lines: reference.content?.lines ?? [],
            highlights: reference.highlights?.map(\.line) ?? [])
    }

    func question(_ assessment: RenderNode.Assessment) -> Tutorial.Question {
        Tutorial.Question(
            title: prose(assessment.title), content: prose(assessment.content),
            answers: assessment.choices.map { choice in
                Tutorial.Question.Answer(
                    content: prose(choice.content), isCorrect: choice.isCorrect, reaction: choice.reaction,
                    justification: prose(choice.justification))
            })
    }
}
