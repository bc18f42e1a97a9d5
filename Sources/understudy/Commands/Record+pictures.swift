internal import Foundation
internal import Lowering
internal import PackageResources
internal import Pictures
internal import Samples
internal import Techniques
internal import Tutorials
internal import Wording

extension Record {
    /// Records the drawn pictures, and their words wherever a page shows them.
    func recordPictures() throws -> Bool {
        let isSame = try record(Self.pictureFiles(in: try StepCatalog.folder()), of: .pictures)
        if !isSame { Self.sayHowToAccept(.pictures) }
        return isSame
    }

    /// The folder of the drawn pictures in the catalog.
    static let drawn = "Generated/Pictures"

    /// Returns the pictures, and the pages that show them, by their paths in the catalog.
    static func pictureFiles(in catalog: URL) throws -> [String: String] {
        let pictures = try pictures(records(beside: catalog)).all
        let words = Dictionary(uniqueKeysWithValues: pictures.map { ($0.name, $0.words) })
        var files = Dictionary(uniqueKeysWithValues: pictures.map { ("\(drawn)/\($0.name)", $0.svg) })
        let paths = FileManager.default.enumerator(atPath: catalog.path)?.compactMap { $0 as? String } ?? []
        for path in paths where path.hasSuffix(".md") || path.hasSuffix(".tutorial") {
            let page = try String(contentsOf: catalog.appending(path: path), encoding: .utf8)
            guard words.keys.contains(where: page.contains) else { continue }
            files[path] = PictureWords.replaced(words, in: page)
        }
        return files
    }

    /// Returns the pictures, made from recorded steps.
    private static func pictures(_ records: StepRecords) throws(Mistake) -> CatalogPictures {
        func runs(_ slug: String) throws(Mistake) -> [RecordedRun] {
            let step = SampleID.Step(tutorial: "hackworth", slug: slug)
            let runs = records.runs(step)
            guard !runs.isEmpty, runs.allSatisfy({ !$0.events.isEmpty }) else {
                throw Mistake(
                    .usage, what: "The pictures are made from the step \(step), which has no record.",
                    place: records.trace(step).path, cure: "understudy record steps \(step)")
            }
            return runs
        }
        guard let folder = PackageResources.catalog else { throw Launch.left }
        let ways = try Choosing(folder: folder).approaches.map { ($0.id.rawValue, $0.title) }
        return CatalogPictures(
            uncured: try runs("stored-configuration").map(\.events), cured: try runs("round-trip").map(\.events),
            ordinary: try runs("view-controller")[0].events, tested: try runs("no-storyboard")[0].events,
            ways: Dictionary(uniqueKeysWithValues: ways))
    }
}
