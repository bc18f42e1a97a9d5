internal import HTTPTypes
internal import Hummingbird
internal import Lifecycle
internal import NIOCore
internal import Runs
internal import Samples
internal import XcodeProjects

/// The route that packs a lesson's files, with the reader's edits, as an Xcode project. It needs the token.
struct ProjectRoute: Sendable {
    let lessons: Lessons
    let limits: Limits
    /// The text of the file that records launches; nil to leave it out.
    let recorder: String?

    func add(to group: RouterGroup<PlaygroundContext>) {
        group.post("project", use: pack)
    }

    @Sendable private func pack(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        let asked = try RunRequest(json: try await request.json(upTo: limits.requestBytes))
        let lesson = try await lessons.lesson(named: asked.step, edition: asked.edition)
        let edits = try asked.edits(of: lesson, limits: limits)
        var project = try XcodeProject(lesson, edits: edits)
        if let recorder { project.addRecorder(recorder) }
        let folder = lesson.name.description.replacing("/", with: "-")
        return Response(
            status: .ok,
            headers: [
                .contentType: "application/zip", .cacheControl: "no-store",
                .contentDisposition: "attachment; filename=\"\(folder).zip\"",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: project.archive(in: folder))))
    }
}

extension XcodeProject {
    /// A lesson's files, with edits, as a project.
    ///
    /// - Throws: A refusal if one project cannot hold them.
    init(_ lesson: Lesson, edits: [String: String]) throws(Refusal) {
        guard lesson.project == nil else {
            throw Refusal(
                .conflict, "\(lesson.name) is an Xcode project already, and nothing here was written to it.",
                cure: "Copy the files that you changed: Copy this file.")
        }
        guard lesson.files.allSatisfy({ $0.nameInHost == nil }), lesson.host.isEmpty else {
            throw Refusal(
                .conflict,
                "\(lesson.name) builds the app differently for tests, which a project with one app cannot show.",
                cure: "Take one of its files along instead: Copy this file.")
        }
        let files = lesson.files.map { File(path: $0.name, text: edits[$0.name] ?? $0.text) }
        let targets = Set(files.filter { $0.path.contains("/") && $0.path.hasSuffix(".swift") }.map(\.path))
            .map { String($0.prefix { $0 != "/" }) }
        guard let app = targets.filter({ !$0.hasSuffix("Tests") }).min() else {
            throw Refusal(.conflict, "\(lesson.name) has no app yet.", cure: "Choose a later step.")
        }
        let isEdited = lesson.files.contains { edits[$0.name] ?? $0.text != $0.text }
        let commands = lesson.commands.indices.filter(lesson.runsItself).map { lesson.commands[$0].line }
        self.init(
            files, app: app, bundleIdentifier: "org.understudy.\(app)",
            introduction: Self.introduction(
                "\(lesson.title): \(lesson.name) of Understudy's playground"
                    + (isEdited ? ", with changes made there." : "."),
                commands: commands.isEmpty ? ["understudy test \(lesson.name)"] : commands, isEdited: isEdited))
        testArguments = lesson.start.scheme.arguments
        testEnvironment = lesson.start.scheme.environment
    }
}
