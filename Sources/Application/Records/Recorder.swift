internal import Foundation
internal import Lowering
internal import Tutorials

/// The recording of all that the documentation shows, or its comparison with the record.
package struct Recorder: Sendable {
    let folders: CarriedFolders
    let environment: [String: String]
    let output: ProgramOutput
    /// The steps, tutorials or claims to record; for promises, the file that `Tests/run` wrote; without any, all.
    let names: [String]
    /// True if nothing is written, and differences from the record are said.
    let check: Bool
    /// True if of the matrix only the settings in the tables of its page are run.
    let brief: Bool

    /// The parts of the record.
    package enum Part: String, CaseIterable, Sendable {
        case callbacks, options, address, rules, sources, scenarios, steps, pictures, claims, promises, matrix, counts,
            search

        /// True if it consists of what has names, so that some can be recorded, or is made from a file.
        package var hasNames: Bool { self == .steps || self == .claims || self == .promises }
    }

    package init(
        _ folders: CarriedFolders, environment: [String: String], output: ProgramOutput, names: [String], check: Bool,
        brief: Bool
    ) {
        self.folders = folders
        self.environment = environment
        self.output = output
        self.names = names
        self.check = check
        self.brief = brief
    }

    /// Records parts.
    ///
    /// - Returns: True if all are as recorded, now.
    package func record(_ parts: [Part]) async throws -> Bool {
        if !check { try folders.checkout(for: "record") }
        var isAsRecorded = true
        for part in parts {
            let isSame = try await record(part)
            isAsRecorded = isAsRecorded && isSame
        }
        return isAsRecorded
    }

    private func record(_ part: Part) async throws -> Bool {
        switch part {
        case .callbacks: try recordCallbacks()
        case .options: try recordOptions()
        case .address: try recordAddress()
        case .rules: try recordRules()
        case .sources: try recordSources()
        case .scenarios: try recordScenarios()
        case .steps: try await recordSteps()
        case .pictures: try recordPictures()
        case .claims: try await recordClaims()
        case .promises: try recordPromises()
        case .matrix: try await recordMatrix()
        case .counts: try await recordCounts()
        case .search: try await recordSearch()
        }
    }

    /// The finder of the tutorials.
    var finder: SampleFinder { SampleFinder(folders, environment: environment, output: output) }

    /// Writes texts to files of the catalog, or says which differ.
    ///
    /// - Returns: True if the files say so now.
    func record(_ files: [String: String], of part: Part) throws -> Bool {
        let folder = try folders.documentation
        let differing = files.sorted { $0.key < $1.key }.filter { file, text in
            (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) != text
        }
        if check {
            for (file, _) in differing {
                output.say("\(file) differs from the result of recording \(part.rawValue).")
            }
            return differing.isEmpty
        }
        for (file, text) in differing {
            let place = folder.appending(path: file)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place)
        }
        output.say("\(part.rawValue): \(differing.isEmpty ? "as recorded" : "\(differing.count) files written").")
        return true
    }

    /// Says how to accept a difference.
    func sayHowToAccept(_ part: Part, _ names: [String] = []) {
        output.say("If this is what you want: understudy record \(([part.rawValue] + names).joined(separator: " "))")
    }
}
