package import FoundationEssentials
package import Samples

/// The records of the steps' outcomes: the expected traces, the pictures, and their words in the tutorials.
package struct StepRecords: Hashable, Sendable {
    /// The catalog.
    package var catalog: URL
    /// The folder with a folder of expected traces for each tutorial: `Tests/Recorded/Steps`.
    package var traces: URL

    package init(catalog: URL, traces: URL) {
        self.catalog = catalog
        self.traces = traces
    }

    /// The expected trace of a step.
    package func trace(_ name: SampleID.Step) -> URL {
        traces.appending(path: "\(name.tutorial)/\(name.slug).txt")
    }

    /// The file of a tutorial; nil if the catalog has none of that name.
    package func source(of tutorial: String) -> URL? {
        let files = FileTree(folder: catalog)
        let path = files.paths().first { path in
            let name = path.split(separator: "/").last.map(String.init) ?? path
            return name.hasSuffix(".tutorial") && name.dropLast(".tutorial".count).lowercased() == tutorial
        }
        return path.map { catalog.appending(path: $0) }
    }

    /// Returns the paths of tutorials' downloads in an archive, by the tutorials' names.
    package func downloads(of tutorials: [Tutorial]) -> [String: String] {
        let sources = tutorials.compactMap { tutorial in source(of: tutorial.name).map { (tutorial.name, $0) } }
        return Dictionary(
            sources.map { ($0, DocC.download(ofTutorialIn: $1.lastPathComponent)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The picture of a step: in `Pictures` beside the tutorial's file.
    package func picture(_ name: SampleID.Step) -> URL? {
        source(of: name.tutorial)?.deletingLastPathComponent().appending(path: "Pictures/\(Self.pictureName(name))")
    }

    /// `hackworth-flush.svg`.
    package static func pictureName(_ name: SampleID.Step) -> String {
        "\(name.tutorial)-\(name.slug).svg"
    }
}
