import Foundation
import Lifecycle
import Runs
import Techniques
import Testing

/// The techniques chosen for a project, in small matrices.
struct TechniqueChoiceTests {
    static func technique(_ id: String, _ more: String = "") throws -> Technique {
        let text = #"{ "id": "\#(id)", "series": "articles", "title": "", "sources": [], "mechanism": ""\#(more) }"#
        return try JSONDecoder().decode(Technique.self, from: Data(text.utf8))
    }

    static let reader = ProjectKind(systems: .scenes, interface: .code, devices: .phone)

    /// Returns a matrix in which each technique keeps production code from running except in some settings.
    static func matrix(_ techniques: [Technique], wrong: [String: Set<Setting>] = [:]) -> Matrix {
        let cells = techniques.flatMap { technique in
            Setting.all.filter { Exclusion.of(technique, in: $0) == nil }.map {
                Matrix.Cell(
                    technique: technique.id, setting: $0,
                    outcome: wrong[technique.id]?.contains($0) == true ? .productionScene : .onlyTestDelegates)
            }
        }
        return Matrix(techniques: techniques.map(\.id), cells: cells, excluded: [:], launches: 0)
    }

    static func choice(
        _ techniques: [Technique], for reader: ProjectKind = reader, privateAPI: Bool = true,
        wrong: [String: Set<Setting>] = [:]
    ) -> TechniqueChoice {
        TechniqueChoice(for: reader, privateAPI: privateAPI, among: techniques, in: matrix(techniques, wrong: wrong))
    }

    @Test func `Code comes before the project's settings, and both before what a person does`() throws {
        let techniques = try [
            Self.technique("T03", #", "form": "procedure""#), Self.technique("T02", #", "form": "project""#),
            Self.technique("T05", #", "changesProduction": true"#), Self.technique("T04", #", "usesPrivateAPI": true"#),
            Self.technique("T01"),
        ]
        #expect(Self.choice(techniques).suiting.map(\.id) == ["T01", "T04", "T05", "T02", "T03"])
    }

    @Test func `Who does not accept the private call is not led to it`() throws {
        let techniques = try [Self.technique("T01", #", "usesPrivateAPI": true"#), Self.technique("T02")]
        #expect(Self.choice(techniques, privateAPI: false).suiting.map(\.id) == ["T02"])
    }

    @Test func `One setting of the reader's in which production comes on is enough to fail, and is named`() throws {
        let techniques = try [Self.technique("T01"), Self.technique("T02")]
        let wrong = Setting(system: SystemVersion(13), usesStoryboard: false, cache: .afterRun)
        let choice = Self.choice(techniques, wrong: ["T01": [wrong]])
        #expect(choice.suiting.map(\.id) == ["T02"])
        #expect(choice.failing.map(\.technique.id) == ["T01"])
        #expect(choice.failing.map(\.settings) == [[wrong]])
        let tried = try #require(choice.failing.first?.tried)
        #expect(choice.failing.first?.words == "after a run on iOS 13 (1 of \(tried))")
    }

    @Test(arguments: [
        Setting(system: SystemVersion(13), cache: .afterRun),
        Setting(system: SystemVersion(12), usesStoryboard: false),
        Setting(system: SystemVersion(17), device: .pad, usesStoryboard: false),
        Setting(system: SystemVersion(27), usesStoryboard: false),
        Setting(system: SystemVersion(12), usesStoryboard: false, hosting: .xcode7),
    ])
    func `What is wrong elsewhere is of no concern`(_ elsewhere: Setting) throws {
        let techniques = try [Self.technique("T01")]
        #expect(Self.choice(techniques, wrong: ["T01": [elsewhere]]).suiting.map(\.id) == ["T01"])
    }

    @Test func `A SwiftUI app is led to SwiftUI's techniques, and only it`() throws {
        let techniques = try [Self.technique("N01", #", "needs": ["SwiftUI"], "since": "14""#), Self.technique("T01")]
        let swiftUI = ProjectKind(systems: .scenes, interface: .swiftUI, devices: .phone)
        #expect(Self.choice(techniques, for: swiftUI).suiting.map(\.id) == ["N01"])
        #expect(Self.choice(techniques).suiting.map(\.id) == ["T01"])
    }

    @Test func `A technique of later systems is none for who supports earlier ones`() throws {
        let techniques = try [Self.technique("N21", #", "since": "13""#)]
        let old = ProjectKind(systems: .beforeScenes, interface: .code, devices: .phone)
        #expect(
            Self.choice(techniques, for: old)
                == TechniqueChoice(for: old, privateAPI: true, among: [], in: Self.matrix([])))
        #expect(Self.choice(techniques).suiting.map(\.id) == ["N21"])
    }

    @Test func `Every reader has settings to be tried in`() {
        for reader in ProjectKind.all { #expect(Setting.all.contains(where: reader.includes)) }
        #expect(Set(ProjectKind.all).count == ProjectKind.all.count)
    }
}
