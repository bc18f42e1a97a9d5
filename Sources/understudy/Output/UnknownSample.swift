import PackageResources
import Foundation
import Samples
import Techniques
import Tutorials

/// A name that is neither an existing path nor the name of a step or technique.
struct UnknownSample {
    var name: String

    init(_ name: String) {
        self.name = name
    }

    /// Returns the mistake, with the name that was probably meant.
    func mistake(_ environment: [String: String]) async throws -> Mistake {
        let techniques =
            try PackageResources.catalog.map { try TechniqueCatalog(folder: $0).techniques.map(\.id) } ?? []
        if let match = name.wholeMatch(of: /([A-Za-z]\d+)(\/.*)?/) {
            let id = String(match.1)
            if techniques.contains(id.uppercased()) {
                return Mistake(
                    .usage, what: "There is no sample \(name).",
                    cure:
                        "A technique is named \(id.uppercased()), or \(id.uppercased())/code for the app without a storyboard."
                )
            }
            return Mistake(
                .usage, what: "There is no technique \(name).",
                cure: Spelling.question(id, among: techniques) + "There are \(Self.ranges(techniques)).")
        }
        // A word without a slash or an extension may be meant for a tutorial; a path is not.
        var tutorials: [Tutorial] = []
        if name.allSatisfy({ $0.isLetter }) { tutorials = try await NamedSample.catalog(environment).tutorials }
        if let tutorial = tutorials.first(where: { $0.name == name.lowercased() }) {
            return Mistake(
                .usage, what: "\(tutorial.name) is a tutorial, not a step.",
                cure: "Name one of its steps, \(tutorial.name)/1 to \(tutorial.name)/\(tutorial.steps.count).")
        }
        var mistake = Mistake(
            .usage, what: "There is no such file or folder.", place: path,
            cure: "Name a folder that holds an app, or an Xcode project (.xcodeproj).")
        let meant = Spelling.nearest(to: name, among: tutorials.map(\.name)).map { "\($0)/1" } ?? neighbour
        if let meant { mistake.cure = "Did you mean \(meant)? " + mistake.cure }
        return mistake
    }

    private var path: String {
        let url = URL(filePath: name).standardizedFileURL
        return url.path.count > 1 && url.path.hasSuffix("/") ? String(url.path.dropLast()) : url.path
    }

    /// The nearest name in the folder that the path leads into, in the form of the path that was typed.
    private var neighbour: String? {
        let url = URL(filePath: path)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)) ?? []
        guard let nearest = Spelling.nearest(to: url.lastPathComponent, among: names.filter { !$0.hasPrefix(".") })
        else {
            return nil
        }
        let folder = name.split(separator: "/", omittingEmptySubsequences: false).dropLast().map { $0 + "/" }.joined()
        return folder + nearest
    }

    /// Returns ranges of names: `T01 to T60, N01 to N26`.
    private static func ranges(_ ids: [String]) -> String {
        var ranges: [(first: String, last: String)] = []
        for id in ids {
            if ranges.last?.last.first == id.first {
                ranges[ranges.count - 1].last = id
            } else {
                ranges.append((id, id))
            }
        }
        return ranges.map { "\($0.first) to \($0.last)" }.joined(separator: ", ")
    }
}
