internal import ArgumentParser
internal import Foundation
internal import Lowering
internal import Runs
internal import Tutorials

/// The command `understudy record`.
struct Record: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Run everything that the documentation shows, and record the results, or compare them with the record.",
        discussion: """
            callbacks: the Swift files that follow from the callbacks' declarations.
            rules: the catalog's pages of the rules and of the variables in a test host.
            sources: the catalog's pages of the sources, and of the facts and logs that tests cite.
            scenarios: the log of each scenario that shows a rule; they are tests, so SwiftPM builds and runs them.
            steps: each command of the tutorials' steps, with its trace, its picture and the picture's words.
            pictures: the drawn pictures, from the rules and from recorded steps, and their words in the pages.
            claims: the experiments of each claim, and their pages.
            promises: the page of what tests tried against Understudy, from the file that Tests/run wrote, if it is named.
            matrix: every technique in every setting, and the pages made from it; that takes minutes.
            counts: the numbers of steps, claims and cells on the landing page.

            The records are in Tests/Recorded and Documentation.docc/Generated, and the steps' pictures and their \
            words beside the tutorials.

              understudy record steps hackworth/flush --check
            """)

    @Argument(
        help: "The part to record: \(Part.allCases.map(\.rawValue).joined(separator: ", ")); without it, all.",
        transform: Choice.of)
    var part: Part?

    @Argument(help: "Only these steps, tutorials or claims; for promises, the file that Tests/run wrote.")
    var names: [String] = []

    @Flag(help: "Write nothing: say what differs from the record. The exit status is 1 if something does.")
    var check = false

    @Flag(help: "Of the matrix, only the settings in the tables of its page: the pages change, the record is kept.")
    var brief = false

    enum Part: String, CaseIterable {
        case callbacks, rules, sources, scenarios, steps, pictures, claims, promises, matrix, counts

        /// True if it consists of what has names, so that some can be recorded, or is made from a file.
        var hasNames: Bool { self == .steps || self == .claims || self == .promises }
    }

    func validate() throws {
        if brief, part != .matrix {
            throw ValidationError("--brief is for the matrix alone. Use understudy record matrix --brief.")
        }
        if brief, check { throw ValidationError("--check compares the whole matrix. Remove --brief.") }
        if let part, !part.hasNames, !names.isEmpty {
            throw ValidationError(
                "\(part.rawValue) is recorded as a whole. Remove the names: understudy record \(part.rawValue)")
        }
    }

    func run() async throws {
        if !check { try Checkout.require(for: "record") }
        var isAsRecorded = true
        for part in part.map({ [$0] }) ?? Part.allCases {
            let isSame = try await record(part)
            isAsRecorded = isAsRecorded && isSame
        }
        if !isAsRecorded { throw ExitStatus.testFailed }
    }

    /// Records a part. Returns true if it is as recorded, now.
    private func record(_ part: Part) async throws -> Bool {
        switch part {
        case .callbacks: try recordCallbacks()
        case .rules: try recordRules()
        case .sources: try recordSources()
        case .scenarios: try recordScenarios()
        case .steps: try await recordSteps()
        case .pictures: try recordPictures()
        case .claims: try await recordClaims()
        case .promises: try recordPromises()
        case .matrix: try await recordMatrix()
        case .counts: try await recordCounts()
        }
    }

    /// Writes texts to files of the catalog, or with `--check` says which differ.
    ///
    /// - Returns: True if the files say so now.
    func record(_ files: [String: String], of part: Part) throws -> Bool {
        let folder = try StepCatalog.folder()
        let differing = files.sorted { $0.key < $1.key }.filter { file, text in
            (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) != text
        }
        if check {
            for (file, _) in differing {
                Terminal.say("\(file) differs from the result of recording \(part.rawValue).")
            }
            return differing.isEmpty
        }
        for (file, text) in differing {
            let place = folder.appending(path: file)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place)
        }
        Terminal.say("\(part.rawValue): \(differing.isEmpty ? "as recorded" : "\(differing.count) files written").")
        return true
    }

    /// Says how to accept a difference.
    static func sayHowToAccept(_ part: Part, _ names: [String] = []) {
        Terminal.say("If this is what you want: understudy record \(([part.rawValue] + names).joined(separator: " "))")
    }
}
