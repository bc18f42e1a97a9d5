internal import Building
internal import Checks
package import Confinement
package import Playground
internal import Runs
internal import Synchronization
internal import Wording

extension ProjectTrial {
    /// The checks of the reader's own project, each as `understudy check` does it, one after the other.
    ///
    /// - Parameter protection: The bounds of the apps that are launched.
    package init(_ project: ProjectLesson, with tools: SampleTools, within protection: Protection) {
        let order = CheckOrder()
        self.init(
            check: { edits, working in
                try await order.perform(working) {
                    let said = Mutex<[String]>([])
                    var tools = tools
                    tools.output = ProgramOutput(
                        write: { _ in }, say: { line in said.withLock { $0.append(line) } },
                        building: { if let words = $0.words { working(words) } },
                        working: { if let words = $0 { working(words) } })
                    working("Reading the project")
                    let report = try await project.check(edits, within: protection).report(with: tools).report
                    return try JSON.line(CheckedProject(report, said: said.withLock(\.self)))
                }
            },
            diff: { try JSON.line(EditsDiff($0, of: project.path)) })
    }
}

/// The order of checks: one goes on, and the next one waits.
private actor CheckOrder {
    private var last: Task<Void, Never>?

    /// Performs a check once those that were asked for before have ended.
    ///
    /// - Throws: What it throws; `CancellationError` if its page left.
    func perform(
        _ working: @Sendable (String) -> Void, _ check: @escaping @Sendable () async throws -> String
    ) async throws -> String {
        if last != nil { working("Another check goes on; this one follows") }
        let before = last
        // Each waits for the one before, also when that one's page has left: a group of this call's would end with it.
        let work = Task {
            await before?.value
            try Task.checkCancellation()
            return try await check()
        }
        let end = Task { _ = await work.result }
        last = end
        defer { if last == end { last = nil } }
        return try await withTaskCancellationHandler {
            try await work.value
        } onCancel: {
            work.cancel()
        }
    }
}

/// The diff of a page's edits, and the folder in which `git apply` takes it.
private struct EditsDiff: Encodable {
    var diff: String
    var folder: String

    /// - Parameter path: The project's path, as the reader typed it.
    init(_ edits: ProjectEdits, of path: String) {
        let patch = Patch(edits.files.map { Patch.File(path: $0.path, before: $0.before, after: $0.after) })
        let own = TeamFile.folder(of: path)
        let isAround = own.map { own in edits.files.allSatisfy { $0.path.hasPrefix("\(own)/") } } ?? false
        folder = isAround ? own ?? edits.root : edits.root
        diff = patch.diff(from: folder)
    }
}
