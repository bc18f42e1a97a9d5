internal import Foundation
package import Samples
internal import Storage
internal import Wording

extension Lesson {
    /// The reader's own project. What a page changes goes to its runs alone: nothing is written to the project.
    ///
    /// - Parameters:
    ///   - sample: The project as it was read.
    ///   - production: The app as its users get it; nil if it is the same.
    ///   - name: The path as the reader typed it.
    ///   - root: The folder of its files; those outside are compiled, and not shown.
    ///   - commands: The launches that matter; their lines are made here.
    ///   - options: The options that name its app and scheme in a terminal.
    ///   - first: The index of the one with which the page begins.
    ///   - text: The words about it.
    package init(
        project sample: Sample, production: Sample? = nil, name: SampleID, root: String, commands: [Command],
        options: [String] = [],
        first: Int?, text: ProjectText
    ) throws {
        let files = Self.files(of: sample, below: root)
        let title = sample.app.name
        self.init(name, title: title, text: "", files: files, commands: commands)
        projectText = text
        self.root = root
        firstCommand = first
        project = sample
        self.production = production
        self.options = options
        for (index, command) in commands.enumerated() {
            self.commands[index].line = line(
                command.launch, of: name, tests: command.tests, state: command.state)
        }
        var edition = ContentHash()
        edition.add(try JSON.line(sample))
        if let production { edition.add(try JSON.line(production)) }
        self.edition = edition.description
    }

    /// Returns the Swift files with the ones that decide about a launch first: those are where a reader begins.
    private static func files(of sample: Sample, below root: String) -> [File] {
        var ranked: [(rank: Int, file: File)] = []
        var names: Set<String> = []
        for target in sample.targets {
            let isTests = target.isForTests || target.name == sample.tests?.name
            for source in target.sources
            where source.path.hasPrefix(root + "/") && !source.path.contains(".xcdatamodel") {
                let name = String(source.path.dropFirst(root.count + 1))
                guard isPlain(name), names.insert(name).inserted else { continue }
                // A browser's text field has no other ends of lines.
                let text = source.text.replacing("\r\n", with: "\n")
                let file = File(name: name, text: text, belongsToTests: isTests)
                ranked.append((rank(file), file))
            }
        }
        var files = ranked.sorted { ($0.rank, $0.file.name) < ($1.rank, $1.file.name) }.map(\.file)
        if !files.isEmpty { files[0].isChanged = true }
        return files
    }

    /// Returns 0 for a file that decides about a launch, 1 for a test's, and 2 for any other.
    private static func rank(_ file: File) -> Int {
        let decides =
            file.name == "main.swift" || file.name.hasSuffix("/main.swift")
            || file.text.contains(/@main\b|@UIApplicationMain\b|\bUI(Application|Scene|WindowScene)Delegate\b/)
        return decides ? 0 : file.belongsToTests ? 1 : 2
    }
}
