internal import Lifecycle
internal import Lowering
internal import Samples
internal import Traces
package import Tutorials

/// The tutorials as plain pages, made from DocC's output and the records of the steps.
package struct TutorialGuide: Sendable {
    let contents: TutorialsPage
    private let tutorials: [Tutorial]
    private let records: StepRecords
    private let links: PageLinks
    private let downloads: [String: String]

    /// Creates the guide. Each page is made when it is asked for.
    ///
    /// - Parameters:
    ///   - tutorials: The tutorials as DocC read them.
    ///   - records: The recorded runs of their steps.
    ///   - links: The addresses to which the texts lead.
    ///   - downloads: The addresses of the tutorials' Xcode projects, by the tutorials' names.
    package init(
        tutorials: [Tutorial], records: StepRecords, links: PageLinks, downloads: [String: String] = [:]
    ) {
        contents = TutorialsPage(
            title: "Tutorials",
            tutorials: tutorials.map { tutorial in
                TutorialsPage.Card(
                    link: "/tutorials/\(tutorial.name)", title: tutorial.title,
                    abstract: tutorial.introduction.prefix(1).map { $0 }.html(links),
                    minutes: tutorial.minutes, stepCount: tutorial.steps.count, name: tutorial.name,
                    picture: tutorial.sections.lazy.compactMap(\.picture).first.flatMap {
                        TutorialPage.Picture($0, links)
                    })
            })
        self.tutorials = tutorials
        self.records = records
        self.links = links
        self.downloads = downloads
    }

    /// Returns the page of a tutorial, made for each call; nil if there is none of this name.
    func tutorial(_ name: String) -> TutorialPage? {
        tutorials.first { $0.name == name }.map { TutorialPage($0, records, links, download: downloads[name]) }
    }
}

extension TutorialPage {
    fileprivate init(_ tutorial: Tutorial, _ records: StepRecords, _ links: PageLinks, download: String?) {
        let html = { (prose: [Prose]) in prose.html(links) }
        var shown = Dictionary(uniqueKeysWithValues: tutorial.start.map { ($0.path, $0.lines) })
        var classes = StepClasses()
        for file in tutorial.start { classes.show(file) }
        var told: Set<String> = []
        var sections: [Section] = []
        var places = tutorial.places[...]
        for section in tutorial.sections {
            let items = section.items.map { item -> Section.Item in
                let step: TutorialStep
                switch item {
                case .prose(let prose): return Section.Item(prose: html([prose]))
                case .step(let shown): step = shown
                }
                if let code = step.code { classes.show(code) }
                let page = Step(
                    step, at: places.removeFirst(), of: tutorial, runs: records.runs(tutorial.name(of: step)),
                    before: step.code.flatMap { shown[$0.path] }, roles: classes.roles, told: &told,
                    links: links)
                if let code = step.code { shown[code.path] = code.lines }
                return Section.Item(step: page)
            }
            sections.append(
                Section(
                    id: section.anchor, title: section.title, content: html(section.introduction),
                    picture: section.picture.flatMap { Picture($0, links) }, items: items))
        }
        self.init(
            title: tutorial.title, introduction: html(tutorial.introduction), minutes: tutorial.minutes,
            doccLink: links.documentation.map { $0 + tutorial.path }, download: download,
            start: tutorial.start.map { File($0, before: nil) },
            contents: sections.map { Contents(id: $0.id, title: $0.title) }, sections: sections,
            questions: tutorial.questions.enumerated().map { index, question in
                Question(
                    number: index + 1, question: html(question.title + question.content),
                    choices: question.answers.map {
                        Choice(text: html($0.content), isRight: $0.isCorrect, reason: html($0.justification))
                    })
            })
    }
}

/// The classes of a growing project, by the side that they belong to.
private struct StepClasses {
    private var names: [String: [String]] = [:]

    mutating func show(_ code: CodeFile) {
        guard code.path.hasSuffix(".swift"), let module = code.path.split(separator: "/").first else { return }
        names[code.path] = SourceFile(path: code.path, text: code.text).classNames(in: String(module))
    }

    var roles: ClassRoles {
        let (tests, app) = names.reduce(into: (Set<String>(), Set<String>())) { sets, file in
            if file.key.isOfTests { sets.0.formUnion(file.value) } else { sets.1.formUnion(file.value) }
        }
        return ClassRoles(test: tests, app: app)
    }
}

extension String {
    /// True if a path in a sample is below the tests' folder.
    var isOfTests: Bool {
        split(separator: "/").first?.hasSuffix("Tests") ?? false
    }
}
