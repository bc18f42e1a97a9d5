internal import Foundation
internal import Lifecycle
internal import Lowering
internal import Pictures
internal import Samples
internal import Techniques
internal import Tutorials
internal import Wording

extension CarriedFolders {
    /// The folder of the drawn pictures in the catalog.
    package static let drawnPictures = "Generated/Pictures"

    /// Returns the pictures, and the pages that show them, by their paths in the catalog.
    package func pictureFiles() throws -> [String: String] {
        let catalog = try documentation
        let pictures = try pictures(stepRecords).all
        let words = Dictionary(uniqueKeysWithValues: pictures.map { ($0.name, $0.words) })
        var files = Dictionary(uniqueKeysWithValues: pictures.map { ("\(Self.drawnPictures)/\($0.name)", $0.svg) })
        let paths = FileManager.default.enumerator(atPath: catalog.path)?.compactMap { $0 as? String } ?? []
        for path in paths where path.hasSuffix(".md") || path.hasSuffix(".tutorial") {
            let page = try String(contentsOf: catalog.appending(path: path), encoding: .utf8)
            guard words.keys.contains(where: page.contains) else { continue }
            files[path] = PictureWords.replaced(words, in: page)
        }
        return files
    }

    /// The growth that `Tests/Growth/run` recorded.
    private var growth: Growth {
        get throws(Mistake) {
            let record = try records.appending(path: "growth.txt")
            let text = try? String(contentsOf: record, encoding: .utf8)
            guard let growth = text.flatMap(Growth.init) else {
                throw Mistake(
                    .usage, what: "The picture of growth is made from a record, which is missing or has another form.",
                    place: record.path, cure: "Tests/Growth/run --record")
            }
            return growth
        }
    }

    /// Returns the pictures, made from recorded steps and measured growth.
    private func pictures(_ records: StepRecords) throws -> CatalogPictures {
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
        let ways = try choosing().approaches.map { ($0.id.rawValue, $0.title) }
        return CatalogPictures(
            uncured: try runs("stored-configuration").map(\.events), cured: try runs("round-trip").map(\.events),
            ordinary: try runs("view-controller")[0].events, tested: try runs("no-storyboard")[0].events,
            ways: Dictionary(uniqueKeysWithValues: ways), growth: try growth)
    }
}
