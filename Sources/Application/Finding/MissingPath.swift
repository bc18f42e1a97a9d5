internal import Foundation
internal import Tutorials
internal import Wording

/// A name that is neither an existing path nor in the form of a step's or technique's name.
struct MissingPath {
    let name: String
    /// The tutorials that may be meant.
    let tutorials: [Tutorial]

    init(_ name: String, tutorials: [Tutorial]) {
        self.name = name
        self.tutorials = tutorials
    }

    /// The mistake, with the name that was probably meant.
    var mistake: Mistake {
        if let tutorial = tutorials.first(where: { $0.name == name.lowercased() }),
            let first = tutorial.steps.first, let last = tutorial.steps.last
        {
            return Mistake(
                .usage, what: "\(tutorial.name) is a tutorial, not a step.",
                cure: "Name one of its steps, \(tutorial.name(of: first)) to \(tutorial.name(of: last)).")
        }
        var mistake = Mistake(
            .usage, what: "There is no such file or folder.", place: path,
            cure: "Name a folder that holds an app, or an Xcode project (.xcodeproj).")
        let tutorial = Spelling.nearest(to: name, among: tutorials.map(\.name))
        let step = tutorials.first { $0.name == tutorial }.flatMap { tutorial in
            tutorial.steps.first.map { "\(tutorial.name(of: $0))" }
        }
        if let meant = step ?? neighbour { mistake.cure = "Did you mean \(meant)? " + mistake.cure }
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
}
