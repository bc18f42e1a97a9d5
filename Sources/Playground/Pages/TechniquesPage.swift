internal import Bibliography
internal import Lifecycle
internal import Samples
internal import Techniques
internal import Wording

/// The values of the template `techniques`: the published techniques, in groups of one kind.
struct TechniquesPage: Sendable {
    var title = "Techniques"
    var legend = ResultStrip.Legend.all
    var count: Int
    var groups: [Group]

    struct Group: Sendable {
        /// The identifier in an address's fragment.
        var id: String
        var title: String
        var count: Int
        var techniques: [TechniqueView]
    }

    /// - Parameter strips: The recorded results, by technique.
    init(_ catalog: TechniqueCatalog, _ strips: [String: ResultStrip] = [:]) {
        count = catalog.techniques.count
        groups = Technique.Form.allCases.compactMap { form in
            let techniques = catalog.techniques.filter { $0.form == form }
            guard !techniques.isEmpty else { return nil }
            return Group(
                id: form.rawValue, title: form.title, count: techniques.count,
                techniques: techniques.map { technique in
                    var view = TechniqueView(technique)
                    view.strip = strips[technique.id]
                    return view
                })
        }
    }
}

/// A technique, as its author and its catalog describe it.
struct TechniqueView: Sendable {
    var id: String
    var title: String
    /// The sources, each with its address.
    var sources: [SourceView]
    var mechanism: String
    var switchesIn: String?
    var since: Int?
    var needs: [String]
    var remains: [String]
    var usesPrivateAPI: Bool
    var changesProduction: Bool
    /// The actions that a person performs on the device before the tests.
    var before: String?
    var notRun: String?
    /// Small changes that break it.
    var breaks: [BreakView]
    /// The links to play it; empty if it is not run.
    var plays: [PlayLink]
    /// The recorded results; nil beside a lesson, and if it is not run.
    var strip: ResultStrip?
    /// The words that tell a script by what to find it.
    var marks: String

    struct SourceView: Sendable {
        /// The author, and the place if it has no address.
        var author: String
        var link: Link?
        /// The date and the author's reservation.
        var rest: String

        struct Link: Sendable {
            var place: String
            var address: String
        }

        init(_ origin: Attribution) {
            if let place = origin.place, let address = origin.address {
                author = origin.source.author
                link = Link(place: place, address: address)
            } else {
                author = [origin.source.author, origin.place].compactMap { $0 }.joined(separator: ", ")
            }
            rest = [origin.source.date, origin.remark].compactMap { $0 }.map { ", \($0)" }.joined()
        }
    }

    struct BreakView: Sendable {
        var title: String
        var file: String
    }

    struct PlayLink: Sendable {
        var title: String
        var href: String
    }

    init(_ technique: Technique) {
        id = technique.id
        title = technique.title.typographic
        sources = technique.sources.map(SourceView.init)
        mechanism = technique.mechanism.typographic
        switchesIn = technique.place
        since = technique.since?.major
        needs = technique.needs.map(\.typographic)
        remains = technique.remains.map(\.typographic)
        usesPrivateAPI = technique.usesPrivateAPI
        changesProduction = technique.changesProduction
        before = technique.before.isEmpty ? nil : technique.before.joined(separator: ", ")
        notRun = technique.notRun?.typographic
        breaks = technique.breaks.map { BreakView(title: $0.title.typographic, file: $0.file) }
        marks = [
            technique.isSwiftUI ? "swiftui" : "uikit", technique.usesPrivateAPI ? "private" : nil,
            technique.changesProduction ? "production" : nil, technique.notRun == nil ? nil : "unrun",
        ].compactMap { $0 }.joined(separator: " ")
        plays = technique.plays.map { PlayLink(title: $0.title, href: SampleID.technique($0.name).playAddress) }
    }
}

extension Technique {
    /// The ways of making the app in which it can be played.
    var plays: [(title: String, name: SampleID.Technique)] {
        guard notRun == nil else { return [] }
        guard !isSwiftUI else { return [("SwiftUI", SampleID.Technique(id))] }
        return [
            ("a storyboard", SampleID.Technique(id)), ("a window in code", SampleID.Technique(id, variant: .code)),
        ]
    }
}

extension Technique.Form {
    fileprivate var title: String {
        switch self {
        case .code: "Code in the app or in its tests"
        case .procedure: "What a person does on the device"
        case .project: "Targets, build settings and schemes"
        case .idea: "Ideas"
        }
    }
}
