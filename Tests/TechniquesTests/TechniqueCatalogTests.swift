import Bibliography
import PackageResources
import Foundation
import Samples
import Techniques
import Testing

/// The catalog is complete and has no word that the program does not understand.
struct TechniqueCatalogTests {
    static let catalog = Result {
        try TechniqueCatalog(folder: #require(PackageResources.catalog, "the techniques' folder is gone"))
    }

    static let techniques = (try? catalog.get().techniques) ?? []

    @Test func `The techniques are unique, sorted and without a gap, series by series`() throws {
        let techniques = try Self.catalog.get().techniques
        #expect(techniques.count == Set(techniques.map(\.id)).count)
        for series in Technique.Series.allCases {
            let ids = techniques.filter { $0.series == series }.map(\.id)
            #expect(!ids.isEmpty && ids == ids.sorted())
            #expect(ids.compactMap { Int($0.dropFirst()) } == Array(1...ids.count), "\(series)")
        }
        #expect(techniques.map(\.series) == techniques.map(\.series).sorted { $0 == .articles && $1 != .articles })
    }

    @Test func `Every technique has a name that commands and addresses read`() throws {
        for technique in try Self.catalog.get().techniques {
            #expect(SampleID.parse(technique.id) == .success(.technique(SampleID.Technique(technique.id))))
        }
    }

    @Test(arguments: techniques)
    func `A technique's file says nothing that is not read`(_ technique: Technique) throws {
        let file = try Self.catalog.get().folder(of: technique, "technique.json")
        let written = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        let read = try JSONSerialization.jsonObject(with: JSONEncoder().encode(technique))
        #expect(Self.keys(of: written).subtracting(Self.keys(of: read)) == [])
    }

    /// Returns the paths of all keys: `breaks.0.setting.system`.
    static func keys(of value: Any) -> Set<String> {
        let parts: [(String, Any)] =
            switch value {
            case let object as [String: Any]: object.map { ($0, $1) }
            case let array as [Any]: array.enumerated().map { ("\($0)", $1) }
            default: []
            }
        return Set(parts.flatMap { name, part in [name] + keys(of: part).map { "\(name).\($0)" } })
    }

    @Test(arguments: techniques)
    func `A technique says what it is, what it takes and what remains wrong`(_ technique: Technique) {
        for words in [technique.title, technique.sources.words, technique.mechanism] + technique.needs
            + technique.remains
        {
            #expect(!words.isEmpty)
        }
        #expect(technique.mechanism.hasSuffix("."))
        guard technique.form == .code else { return }
        #expect(technique.place != nil)
        #expect(!technique.needs.isEmpty)
        #expect(!technique.remains.isEmpty)
    }

    @Test(arguments: techniques)
    func `A technique is run, or it says why not`(_ technique: Technique) throws {
        let catalog = try Self.catalog.get()
        let names = try FileManager.default.contentsOfDirectory(
            atPath: catalog.folder(of: technique).path)
        if let reason = technique.notRun {
            #expect(reason.hasSuffix("."))
            #expect(Set(names).isSubset(of: ["technique.json", "published.json", "ObjectiveC"]))
            #expect(technique.breaks.isEmpty)
        } else if technique.form == .code {
            #expect(try Self.project(technique) != Self.project(Self.nothing(isSwiftUI: technique.isSwiftUI)))
            #expect(!technique.breaks.isEmpty)
        }
    }

    private static func project(_ technique: Technique) throws -> TechniqueProject {
        try TechniqueProject(technique, in: catalog.get(), usesStoryboard: true, supportsMultipleScenes: false)
    }

    /// Returns the app on which techniques are tried, without any.
    private static func nothing(isSwiftUI: Bool) throws -> Technique {
        let needs = isSwiftUI ? "[\"SwiftUI\"]" : "[]"
        let text = """
            { "id": "None", "series": "articles", "title": "", "sources": [], "mechanism": "", "needs": \(needs) }
            """
        return try JSONDecoder(SourceCatalog([])).decode(Technique.self, from: Data(text.utf8))
    }

    @Test(arguments: techniques)
    func `What breaks a technique is there to be changed, once, where the change shows`(_ technique: Technique) throws {
        for change in technique.breaks {
            let setting = try #require(change.setting, "\(change.title)")
            #expect(Setting.all.contains(setting), "\(change.title)")
            #expect(Exclusion.of(technique, in: setting) == nil, "\(change.title)")
            let project = try TechniqueProject(
                technique, in: Self.catalog.get(), usesStoryboard: setting.usesStoryboard,
                supportsMultipleScenes: setting.supportsMultipleScenes)
            #expect(try project.breaking(change) != project)
        }
    }
}
