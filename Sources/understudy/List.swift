import ArgumentParser
import Foundation
import Samples

/// `understudy list`
struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the samples below a folder.",
        discussion: "Each line is a path for run and test, and what was found there.")

    @Argument(help: "The folder to look in.")
    var folder = "."

    func run() throws {
        let found = try SampleSearch(folder: folder).samples()
        guard !found.isEmpty else {
            throw Mistake(
                .usage, what: "No sample is below this folder.", place: folder,
                cure: "A sample is an .xcodeproj, or a folder with an Info.plist and Swift files.")
        }
        for sample in found { Terminal.write(sample.description + "\n") }
    }
}
