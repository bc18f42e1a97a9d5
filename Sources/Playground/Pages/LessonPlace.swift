internal import Samples
internal import Techniques
internal import Tutorials

/// The place of a lesson: the tutorial or list that it belongs to, and the lessons before and after it.
struct LessonPlace {
    /// The title of the tutorial or list.
    var whole: String
    var view: PlaceView
    var previous: String?
    var next: String?
    var technique: Technique?
    var variants: [VariantLink] = []

    init(_ name: SampleID, among lessons: Lessons) {
        switch name {
        case .step(let step):
            self.init(step, in: lessons.tutorials.first { $0.name == step.tutorial })
            view.download = lessons.downloads[step.tutorial]
        case .technique(let technique): self.init(technique, in: lessons.techniques?.techniques ?? [])
        case .path: self.init(project: name)
        }
    }

    private init(_ name: SampleID.Step, in tutorial: Lessons.Tutorial?) {
        let steps = tutorial?.steps ?? []
        let index = steps.firstIndex { $0.slug == name.slug }
        func address(_ distance: Int) -> String? {
            guard let index, steps.indices.contains(index + distance) else { return nil }
            return SampleID.step(SampleID.Step(tutorial: name.tutorial, slug: steps[index + distance].slug))
                .playAddress
        }
        let words = index.map { steps[$0].place.words } ?? "Step"
        whole = tutorial?.title ?? name.tutorial
        view = PlaceView(
            title: "\(whole), \(words.lowercased())", link: "/tutorials/\(name.tutorial)#step-\(name.slug)",
            number: words, kind: "step", isWhole: true)
        previous = address(-1)
        next = address(1)
    }

    static let ownProject = "Your project"

    /// The place of the reader's own project.
    private init(project name: SampleID) {
        whole = Self.ownProject
        view = PlaceView(
            title: whole, link: name.playAddress, number: whole, kind: "project", isWhole: false)
    }

    private init(_ name: SampleID.Technique, in techniques: [Technique]) {
        let played = techniques.filter { $0.notRun == nil }
        let index = played.firstIndex { $0.id == name.id }
        func address(_ distance: Int) -> String? {
            guard let index, played.indices.contains(index + distance) else { return nil }
            return SampleID.technique(SampleID.Technique(played[index + distance].id)).playAddress
        }
        whole = "Techniques"
        view = PlaceView(
            title: "Technique \(name.id)", link: name.place, number: "Technique \(name.id)", kind: "technique",
            isWhole: false)
        previous = address(-1)
        next = address(1)
        technique = index.map { played[$0] }
        variants = (technique?.plays ?? []).map {
            VariantLink(title: $0.title, href: SampleID.technique($0.name).playAddress, current: $0.name == name)
        }
    }
}
