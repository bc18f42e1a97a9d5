package import Foundation
internal import Lifecycle
package import Runs
internal import Samples
internal import Techniques
package import Wording
internal import XcodeProjects

/// A folder of projects for a Mac, each with the histories in which its tests are to run, and the script that runs them.
///
/// One project is a technique, or a technique with one of its breaks.
package struct ConformanceSet: Sendable {
    /// The projects, by their names.
    package private(set) var entries: [Entry] = []
    /// The techniques that no project shows, each with the reason.
    package private(set) var leftOut: [(name: String, reason: String)] = []
    private var projects: [String: XcodeProject] = [:]
    private let script: Data

    /// A project of the set.
    package struct Entry: Hashable, Sendable {
        /// `T47`, or `T47-break-1` for its first change.
        package var name: String
        package var title: String
        /// The oldest version of iOS that it is for.
        package var deploymentTarget: String
        /// The histories of the device before the tests.
        package var histories: [DeviceHistory]
    }

    /// Makes the projects of techniques and of their breaks.
    ///
    /// - Parameter names: Techniques such as T47; without any, all.
    /// - Throws: `Mistake` if no technique has one of the names, or what the program carries is missing.
    package init(_ names: [String] = [], in folders: CarriedFolders) throws {
        let catalog = try folders.techniques()
        let techniques =
            names.isEmpty
            ? catalog.techniques : try names.map { try catalog.technique(SampleID.Technique($0.uppercased())) }
        let recorder = try RecorderFile(folders).text
        script = try Data(contentsOf: try folders.catalog.appending(path: "Recorder/run-conformance"))
        for technique in techniques {
            let name = SampleID.Technique(technique.id)
            if let reason = try reasonToLeaveOut(technique, in: catalog) {
                leftOut.append((technique.id, reason))
                continue
            }
            let apps = try TechniqueApps(name, in: catalog)
            try add(technique.id, technique.title, XcodeProject(apps, named: name), recorder)
            for (index, change) in technique.breaks.enumerated() {
                try add(
                    "\(technique.id)-break-\(index + 1)", "\(technique.title): \(change.title)",
                    XcodeProject(apps, named: name, breaking: change), recorder)
            }
        }
    }

    /// The reason why a technique is in no project; nil if it is.
    private func reasonToLeaveOut(_ technique: Technique, in catalog: TechniqueCatalog) throws -> String? {
        if let reason = technique.notRun { return reason }
        if !technique.before.isEmpty { return "A person does it on the device." }
        return try TechniqueApps(SampleID.Technique(technique.id), in: catalog).hasOwnHost
            ? "It builds the app differently for tests, which a project with one app cannot show." : nil
    }

    private mutating func add(_ name: String, _ title: String, _ project: XcodeProject, _ recorder: String) throws {
        var project = project
        project.addRecorder(recorder)
        projects[name] = project
        entries.append(
            Entry(
                // Before iOS 13 the recorder notes nothing.
                name: name, title: title,
                deploymentTarget: SystemVersion(project.deploymentTarget).map { max($0, .scenes) }?.description
                    ?? "13.0",
                histories: [.fresh, .afterRun, .afterTests, .afterSplit]))
    }

    /// The file that lists the projects, with tabs between name, oldest iOS, histories and title.
    package static let list = "projects.tsv"

    /// All files of the set by their paths; the script is to be executable.
    package var files: [(path: String, content: Data)] {
        let rows = entries.map { entry in
            [
                entry.name, entry.deploymentTarget, entry.histories.map(\.rawValue).joined(separator: ","),
                entry.title,
            ].joined(separator: "\t")
        }
        let made = [
            (Self.list, Data(rows.map { $0 + "\n" }.joined().utf8)), (Self.script, script),
            ("README.md", Data(readMe.utf8)),
        ]
        return made
            + entries.flatMap { entry in
                (projects[entry.name]?.files ?? []).map { ("projects/\(entry.name)/\($0.path)", Data($0.text.utf8)) }
            }
    }

    /// The script's name in the set.
    package static let script = "run-conformance"

    private var readMe: String {
        """
        # Conformance set

        \(entries.count) projects, each a technique or one with a change that breaks it, with a recorder among its tests. On a Mac
        with Xcode 15 or later:

            ./\(Self.script) --help
            ./\(Self.script)

        The script makes its own simulators, and touches no other. For each installed version of iOS it builds each
        project, repeats each history, runs the tests, and keeps their log below `results`. If it is interrupted, start it
        again: logs that are there are kept. Then, on the machine with Understudy:

            understudy verify .

        It was run here with stand-ins for xcodebuild and simctl, and **not in Xcode**.
        \(leftOut.isEmpty ? "" : "\nNot in the set:\n\n" + leftOut.map { "- \($0.name): \($0.reason)\n" }.joined())
        """
    }
}
