import Bibliography
import Foundation
import PackageResources
import Samples
import Techniques
import Testing

/// The catalog is complete and has no word that the program does not understand.
struct TechniqueCatalogTests {
    static let catalog = Result {
        try TechniqueCatalog(folder: #require(PackageResources.catalog, "the techniques' folder is gone"))
    }

    static let techniques = (try? catalog.get().techniques) ?? []

    @Test func `The techniques are unique and sorted, series by series`() throws {
        let techniques = try Self.catalog.get().techniques
        #expect(techniques.count == Set(techniques.map(\.id)).count)
        for series in Technique.Series.allCases {
            let ids = techniques.filter { $0.series == series }.map(\.id)
            #expect(!ids.isEmpty && ids == ids.sorted())
            // A number may be missing: two people may have taken theirs at the same time.
            #expect(ids.allSatisfy { Int($0.dropFirst()) != nil }, "\(series)")
        }
        let series: [Technique.Series] = techniques.map(\.series)
        let sorted: [Technique.Series] = series.sorted { (one: Technique.Series, other: Technique.Series) in
            one == .articles && other != .articles
        }
        #expect(series == sorted)
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
        let decoder = JSONDecoder(try Self.catalog.get().sources)
        let unread = try Self.unread(in: written) { changed in
            let data = try JSONSerialization.data(withJSONObject: changed)
            return (try? decoder.decode(Technique.self, from: data)) != nil
        }
        #expect(unread == [])
    }

    /// Returns the paths of the values that nothing reads: with another value in its place, the file can still be read.
    private static func unread(
        in value: Any, at path: String = "", _ canBeRead: @escaping (Any) throws -> Bool
    ) throws -> [String] {
        // No field of a technique's is a list of lists.
        let other = [[Int]()]
        switch value {
        case let object as [String: Any]:
            return try object.sorted { $0.key < $1.key }.flatMap { key, inner in
                let test = { (new: Any) in try canBeRead(object.merging([key: new]) { $1 }) }
                return try (test(other) ? [path + key] : []) + unread(in: inner, at: "\(path)\(key).", test)
            }
        case let array as [Any]:
            return try array.enumerated().flatMap { index, inner in
                let test = { (new: Any) in
                    try canBeRead(array.enumerated().map { $0 == index ? new : $1 })
                }
                return try (test(other) ? ["\(path)\(index)"] : []) + unread(in: inner, at: "\(path)\(index).", test)
            }
        default: return []
        }
    }

    @Test func `A key that nothing reads is found`() throws {
        let file: [String: Any] = ["read": 1, "old": 2, "list": [["read": 1, "more": 2]]]
        let unread = try Self.unread(in: file) { changed in
            guard let object = changed as? [String: Any], object["read"] is Int,
                let list = object["list"] as? [[String: Any]]
            else { return false }
            return list[0]["read"] is Int
        }
        #expect(unread == ["list.0.more", "old"])
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
