internal import Samples
internal import Techniques
internal import Tutorials
internal import Wording

/// The values of the template `find`: questions about an app, and the techniques that answer them.
struct FindPage: Sendable {
    var title = "Find my technique"
    var legend = ResultStrip.Legend.all
    var questions: [Question]
    /// The needs in a sentence.
    var needs: String
    var command: String
    /// The number of techniques that kept production out everywhere, in words.
    var count: String
    var fitting: [Answer]
    var others: [Answer]

    /// A question, and its answers as links to this page.
    struct Question: Sendable {
        var title: String
        var choices: [Choice]
    }

    struct Choice: Sendable {
        var title: String
        var address: String
        var isChosen: Bool
    }

    struct Answer: Sendable {
        var number: Int
        var id: String
        var title: String
        var mechanism: String
        var isRecommended: Bool
        var drawbacks: [String]
        var strip: ResultStrip?
        /// The first setting in which it failed; nil if there is none.
        var fault: String?
        var command: String
        var play: String
        var reading: String
        /// The page with files to copy; nil if there is none.
        var takeHome: String?
    }

    init(_ needs: AppNeeds, _ techniques: TechniqueCatalog, _ results: TechniqueResults, documentation: String?) {
        let choices = TechniqueChoice.ranked(
            for: needs, among: techniques.techniques, results.matrix, results.choosing)
        questions = Question.all(needs)
        self.needs = needs.sentence
        command = needs.command
        let answers = choices.enumerated().map { number, choice in
            Answer(choice, number: number + 1, needs, results.choosing, documentation: documentation)
        }
        let fits = choices.count(where: \.fits)
        count =
            switch fits {
            case 0: "No technique kept production out in every setting of such an app."
            case 1: "One technique kept production out in every setting of such an app."
            default: "\(fits) techniques kept production out in every setting of such an app."
            }
        fitting = Array(answers.prefix(fits).prefix(Self.shown))
        others = Array(answers.dropFirst(fits).prefix(Self.shown))
    }

    private static let shown = 8
}

extension FindPage.Answer {
    fileprivate init(
        _ choice: TechniqueChoice, number: Int, _ needs: AppNeeds, _ choosing: Choosing, documentation: String?
    ) {
        let technique = choice.technique
        let name = SampleID.Technique(technique.id, variant: needs.interface == .code ? .code : .storyboard)
        let page = technique.approach.flatMap(choosing.approach)?.page
        self.init(
            number: number, id: technique.id, title: technique.title.typographic,
            mechanism: technique.mechanism.typographic,
            isRecommended: choice.isRecommended && choice.fits, drawbacks: choice.drawbacks,
            strip: ResultStrip(choice.cells), fault: choice.fault, command: choice.command,
            play: SampleID.technique(name).playAddress, reading: name.place,
            takeHome: documentation.flatMap { place in
                page.map { place + CatalogArticle.address(of: $0) }
            })
    }
}
