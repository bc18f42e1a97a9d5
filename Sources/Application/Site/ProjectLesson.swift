internal import Checks
internal import Foundation
internal import Lifecycle
package import Playground
package import Projects
internal import Runs
package import SampleReading
package import Samples
internal import Wording

/// The reader's own project on the playground, with the scenarios of a check as its commands.
package struct ProjectLesson {
    /// The path as the reader typed it.
    package let path: String
    private let choice: SampleDiscovery.Choice
    private let reader: any SampleReader

    package init(path: String, choice: SampleDiscovery.Choice, reader: any SampleReader) {
        self.path = path
        self.choice = choice
        self.reader = reader
    }

    /// Reads the project as its files are now.
    ///
    /// - Throws: `Mistake` if its files make no app.
    package func lesson() async throws -> Lesson {
        let (sample, untested) = try await sample()
        let scenarios = CheckScenario.all(CheckSettings(sample)).filter { sample.tests != nil || !$0.id.isTest }
        var commands: [Lesson.Command] = []
        var buttons: [String] = []
        var first: Int?
        for scenario in scenarios {
            // What a scenario keeps on its device belongs to it alone.
            let state = scenario.earlier.isEmpty ? nil : "\(scenario.id.rawValue).json"
            for launch in scenario.earlier + [scenario.launch] {
                let tests = launch.kind == .test ? choice.tests : nil
                commands.append(
                    Lesson.Command(
                        line: "", sample: .path(path), launch: launch, tests: tests, state: state))
            }
            if scenario.id == .tests { first = commands.count - 1 }
            buttons.append(Self.button(scenario.id.title, number: commands.count))
        }
        return try Lesson(
            project: sample, name: .path(path), root: Self.root(of: sample), commands: commands,
            options: options, first: first, text: text(buttons, sample, untested))
    }

    /// Reads the project: at the start, too, so that a wrong path is said in the terminal.
    ///
    /// - Returns: The project; and the reason why it has no tests here, if the app is all that can be read.
    /// - Throws: `Mistake` if there is no project.
    package func sample() async throws -> (sample: Sample, untested: String?) {
        guard FileManager.default.fileExists(atPath: path) else {
            throw Mistake(
                .usage, what: "There is no project at \(path).",
                cure: "Name an .xcodeproj, a workspace, or the folder of an app: understudy serve MyApp.xcodeproj")
        }
        // A project without tests can be looked at, too.
        do {
            return (try await reader.sample(at: path, choice), nil)
        } catch let mistake as Mistake where choice.tests == nil {
            var appAlone = choice
            appAlone.needsTests = false
            guard let sample = try? await reader.sample(at: path, appAlone) else { throw mistake }
            return (sample, "Only normal runs are offered. \(mistake.what) \(mistake.cure)")
        }
    }

    /// The options of `serve` that choose among apps and schemes, as the other commands have them.
    private var options: [String] {
        [("--app", choice.app), ("--scheme", choice.scheme)].flatMap { name, value in value.map { [name, $0] } ?? [] }
    }

    private static func root(of sample: Sample) -> String {
        RelativePath.folder(around: sample.targets.flatMap(\.sources).map(\.path))
    }

    private static func button(_ title: String, number: Int) -> String {
        let title = Escaping.html(title.prefix(1).uppercased() + title.dropFirst())
        return
            "<li><button type=\"button\" class=\"command\" data-command=\"\(number)\" disabled>\(title)</button></li>"
    }

    private func text(_ buttons: [String], _ sample: Sample, _ untested: String?) -> String {
        let notes = (sample.notes + sample.untried.map(\.note)).map { "<li>\(Escaping.html($0))</li>" }.joined()
        return """
            <p>Your project as its files were when this page was loaded. What you type here stays in this page: no file of \
            yours is written. Info.plist, storyboards and settings are read from the project; change them there, then \
            reload.</p>
            <h3>The launches that matter</h3>
            <ul class="scenarios">\(buttons.joined())</ul>
            \(untested.map { "<p>\(Escaping.html($0))</p>" } ?? "")
            <p>For findings with their cures, in a terminal: \
            <code>\(Escaping.html((["understudy", "check", path] + options).map(Escaping.shellWord).joined(separator: " ")))</code></p>
            \(notes.isEmpty ? "" : "<h3>Left aside</h3><ul>\(notes)</ul>")
            """
    }
}
