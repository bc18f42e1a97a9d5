internal import HTTPTypes
internal import Lifecycle
internal import Samples
internal import Techniques

/// The pages of a published copy, by their addresses on the live site.
struct ExportPlan: Sendable {
    /// The lessons, each with a page that plays it, in the order of the site.
    var lessons: [SampleID]
    /// Other addresses of the lessons' pages: those with a step's number.
    var others: [String: SampleID]
    /// The lesson of the page that plays the first one; nil if there is none.
    var first: SampleID?
    /// The needs of an app for each page of `/find`, the usual ones first.
    var needs: [AppNeeds]
    /// The tutorials' names.
    var tutorials: [String]

    init(_ lessons: Lessons) {
        let steps = lessons.tutorials.flatMap { tutorial in
            tutorial.steps.enumerated().map { index, step in
                (SampleID.Step(tutorial: tutorial.name, slug: step.slug), index + 1)
            }
        }
        let techniques = (lessons.techniques?.techniques ?? []).flatMap(\.plays).map(\.name)
        self.lessons = steps.map { SampleID.step($0.0) } + techniques.map { SampleID.technique($0) }
        others = [:]
        for (step, number) in steps { others["/play/\(step.tutorial)/\(number)"] = .step(step) }
        self.first = lessons.first.map { .step($0) }
        let hasNeeds = lessons.techniques != nil && lessons.results != nil
        needs = hasNeeds ? AppNeeds.all : []
        tutorials = lessons.tutorials.map(\.name)
    }

    /// Returns the new address of each old one.
    ///
    /// - Parameters:
    ///   - moved: Those of pages that moved.
    ///   - hasDocumentation: False to leave out what leads to the documentation.
    func moved(_ moved: [String: String], hasDocumentation: Bool) -> [String: String] {
        var all = moved
        for (address, name) in others { all[address] = name.playAddress }
        let documentation = ServedDocumentation.place
        if hasDocumentation { all[documentation] = "\(documentation)/documentation/understudy/" }
        return all.filter { hasDocumentation || !$0.value.hasPrefix("\(documentation)/") }
    }

    /// The addresses of all pages that are made from templates.
    var addresses: [String] {
        ["/", "/search", "/tutorials", "/techniques", "/trace"] + tutorials.map { "/tutorials/\($0)" }
            + (needs.isEmpty ? [] : ["/find"]) + needs.map(\.address) + ["/play"] + lessons.map(\.playAddress)
    }
}

extension AppNeeds {
    /// The needs to which the questions of `/find` lead.
    static let all: [AppNeeds] = {
        var all = [AppNeeds()]
        var next = 0
        while next < all.count {
            let addresses = FindPage.Question.all(all[next]).flatMap(\.choices).map(\.address)
            for address in addresses where !all.contains(where: { $0.address == address }) {
                all.append(AppNeeds(address: address))
            }
            next += 1
        }
        return all
    }()

    /// The needs at an address of the page.
    private init(address: String) {
        let query = address.split(separator: "?").last.map { $0.split(separator: "&") } ?? []
        let values = Dictionary(
            query.map { $0.split(separator: "=").map(String.init) }.map { ($0[0], $0[1]) }, uniquingKeysWith: { $1 })
        self.init { values[$0].map { [$0] } ?? [] }
    }
}
