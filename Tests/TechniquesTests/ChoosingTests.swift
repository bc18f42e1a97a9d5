import Foundation
import Lifecycle
import Runs
import Techniques
import Testing

/// The page *Choosing a technique* recommends what the recorded runs bear out.
struct ChoosingTests {
    static func choosing() throws -> Choosing {
        try Choosing(folder: TechniqueCatalogTests.catalog.get().folder)
    }

    static func technique(_ id: String, _ more: String = "") throws -> Technique {
        let text = #"{ "id": "\#(id)", "series": "articles", "title": "", "sources": [], "mechanism": ""\#(more) }"#
        return try JSONDecoder().decode(Technique.self, from: Data(text.utf8))
    }

    @Test func `Each kind of app has one recommendation`() throws {
        let choosing = try Self.choosing()
        for kind in ProjectKind.all {
            #expect(choosing.recommendations.count { $0.covers(kind) } == 1, "\(kind)")
        }
    }

    /// A recommendation to a kind of app, and the technique whose runs speak for it.
    struct Advice: Sendable, CustomTestStringConvertible {
        var kind: ProjectKind
        var approach: Approach
        var isPrivateCallAccepted: Bool

        var testDescription: String { "\(approach.id), \(kind)" }
    }

    static let advice: [Advice] =
        (try? choosing()).map { choosing in
            ProjectKind.all.flatMap { kind in
                choosing.recommendations.filter { $0.covers(kind) }.flatMap { advice in
                    [
                        choosing.approach(advice.approach).map {
                            Advice(
                                kind: kind, approach: $0, isPrivateCallAccepted: advice.withoutPrivateCall != nil)
                        },
                        advice.withoutPrivateCall.flatMap(choosing.approach).map {
                            Advice(kind: kind, approach: $0, isPrivateCallAccepted: false)
                        },
                    ].compactMap { $0 }
                }
            }
        } ?? []

    @Test(arguments: advice)
    func `What is recommended is isolated in every recorded setting of the app`(_ advice: Advice) throws {
        let example = try #require(try TechniqueCatalogTests.catalog.get()[advice.approach.example])
        #expect(advice.isPrivateCallAccepted || !example.usesPrivateAPI)
        #expect(example.form != .procedure && example.form != .idea)
        let matrix = try RecordedMatrixTests.recorded()
        let settings = Setting.all.filter { advice.kind.includes($0) && Exclusion.of(example, in: $0) == nil }
        #expect(!settings.isEmpty)
        let runs = RecordedIsolation(of: example.id, for: [advice.kind], in: matrix)
        #expect(runs.isolated == settings)
        #expect(runs.wrong == [])
    }

    @Test func `The ways are in the page's order, each with techniques and an example among them`() throws {
        let choosing = try Self.choosing()
        #expect(choosing.approaches.map(\.id) == Approach.ID.allCases)
        let techniques = TechniqueCatalogTests.techniques
        for approach in choosing.approaches {
            #expect(techniques.contains { $0.approach == approach.id && $0.id == approach.example }, "\(approach.id)")
        }
        #expect(techniques.filter(\.usesPrivateAPI).allSatisfy { $0.approach == .askAgain })
        #expect(techniques.contains { $0.id == choosing.comparison && $0.approach == nil })
    }

    @Test func `All of the template is filled in`() throws {
        let page = ChoosingPage(
            try Self.choosing(), TechniqueCatalogTests.techniques, try RecordedMatrixTests.recorded())
        #expect(!page.markdown.contains("{{"))
    }

    @Test func `The oldest system is the first after the last in which production ran`() throws {
        let technique = try Self.technique("T01")
        let kind = ProjectKind(systems: .scenes, interface: .code, devices: .phone)
        let settings = Setting.all.filter { kind.includes($0) && Exclusion.of(technique, in: $0) == nil }
        func runs(wrong: (Setting) -> Bool) -> RecordedIsolation {
            let cells = settings.map {
                Matrix.Cell(technique: "T01", setting: $0, outcome: wrong($0) ? .productionScene : .onlyTestDelegates)
            }
            let matrix = Matrix(techniques: ["T01"], cells: cells, excluded: [:], launches: 0)
            return RecordedIsolation(of: "T01", for: [kind], in: matrix)
        }
        #expect(runs { _ in false }.oldestSystem == .scenes)
        #expect(runs { $0.system == .scenes && $0.cache == .afterRun }.oldestSystem == SystemVersion(17))
        #expect(runs { $0.system == .newest }.oldestSystem == nil)
        #expect(runs { $0.sdk >= .scenesRequired }.beforeScenesRequired.wrong == [])
        #expect(runs { $0.cache == .afterTests }.tried == settings.count)
    }

    @Test func `Every kind of app has settings to be tried in`() {
        for kind in ProjectKind.all { #expect(Setting.all.contains(where: kind.includes)) }
        #expect(Set(ProjectKind.all).count == ProjectKind.all.count)
    }
}
