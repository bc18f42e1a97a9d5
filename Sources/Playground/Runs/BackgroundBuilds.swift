internal import Building
internal import Runs

/// The builds that go on while readers type: what they wrote is compiled before they run it.
///
/// A run that needs what is being built waits for that build instead of doing the same beside it.
actor BackgroundBuilds {
    /// Builds an app, and calls the function when it has begun: until then, it waits for its turn.
    typealias Perform = @Sendable (LessonApp, @escaping @Sendable () -> Void) async throws -> RunMessage.Build

    /// All that the product of a build depends on, besides the tools.
    struct Key: Hashable {
        private var root: String
        private var edition: String?
        private var files: [String: String]
        private var edits: [String: String]
        private var tests: String?
        private var hostsTests: Bool
        private var layout: ProductLayout

        init(_ app: LessonApp) {
            root = app.lesson.root
            edition = app.lesson.edition
            files = LessonSample(app).files
            edits = app.edits
            tests = app.tests
            hostsTests = app.hostsTests
            layout = ProductLayout(hosting: app.hosting)
        }
    }

    private struct Build {
        var number: Int
        var task: Task<RunMessage.Build, any Error>
        var hasBegun = false
        /// The tickets of the requests and runs that wait for it.
        var waiting: Set<Int> = []
    }

    private let most: Int
    private let perform: Perform
    private var builds: [Key: Build] = [:]
    private var count = 0

    /// - Parameter most: The most builds at once, those included that wait for their turn.
    init(most: Int, perform: @escaping Perform) {
        self.most = most
        self.perform = perform
    }

    /// Builds an app, or waits for the build of the same app that goes on.
    ///
    /// The build ends when no request and no run waits for it any more.
    ///
    /// - Throws: A refusal if too many builds go on; the errors of the build; `CancellationError`.
    func build(_ app: LessonApp) async throws -> RunMessage.Build {
        try Task.checkCancellation()
        let key = Key(app)
        if builds[key] == nil {
            guard builds.count < most else { throw Refusal.tooManyBuilds(most) }
            count += 1
            let number = count
            // Not a child of this request: others may wait for it, and the last one that leaves ends it.
            let task = Task { [perform] in
                try await perform(app) { Task { await self.begin(key, number) } }
            }
            builds[key] = Build(number: number, task: task)
        }
        return try await wait(for: key)
    }

    /// Waits for the build of an app if it goes on, but not for long: a run comes first.
    ///
    /// A build that only waits for its turn, or that gets too little of the processors, is ended.
    func join(_ app: LessonApp, atMost time: Duration = .milliseconds(400)) async {
        let key = Key(app)
        guard let build = builds[key] else { return }
        guard build.hasBegun else { return end(key, build.number) }
        // It ends the build for everyone, while this run waits below.
        let watch = Task {
            try await Task.sleep(for: time)
            end(key, build.number)
        }
        defer { watch.cancel() }
        // A build that failed is done again by the run, which says why.
        _ = try? await wait(for: key)
    }

    private func end(_ key: Key, _ number: Int) {
        guard let build = builds[key], build.number == number else { return }
        builds[key] = nil
        build.task.cancel()
    }

    private func begin(_ key: Key, _ number: Int) {
        if builds[key]?.number == number { builds[key]?.hasBegun = true }
    }

    private func wait(for key: Key) async throws -> RunMessage.Build {
        guard let build = builds[key] else { throw CancellationError() }
        count += 1
        let ticket = count
        builds[key]?.waiting.insert(ticket)
        let result = await withTaskCancellationHandler {
            await build.task.result
        } onCancel: {
            // A handler of a cancellation cannot wait for the actor.
            Task { await self.leave(key, build.number, ticket) }
        }
        leave(key, build.number, ticket)
        try Task.checkCancellation()
        return try result.get()
    }

    /// Removes a ticket, and ends a build whose last one it was.
    private func leave(_ key: Key, _ number: Int, _ ticket: Int) {
        guard builds[key]?.number == number else { return }
        builds[key]?.waiting.remove(ticket)
        if builds[key]?.waiting.isEmpty == true { end(key, number) }
    }
}
