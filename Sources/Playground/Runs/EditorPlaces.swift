internal import Building
internal import Lifecycle
internal import Lowering
internal import Runs
internal import Samples

/// The lines of a lesson's files, as its page's editor shows them, that declare what a trace reports.
struct EditorPlaces: Sendable {
    /// The lines of the app as its users get it, and as it hosts its tests.
    private var builds: [AppUnderTest.Build: CodePlaces] = [:]
    /// The files that were built.
    private var sources: [AppUnderTest.Build: LessonSample] = [:]
    private var build = AppUnderTest.Build.host

    /// No line is known.
    init() {}

    /// Finds the lines of a launch's app, as it was built.
    ///
    /// - Parameter shown: The lesson in the editor. The files of another are not there.
    init(of built: AppUnderTest, _ app: LessonApp, shown: Lesson) {
        guard app.lesson.name == shown.name else { return }
        builds = [.host: built.host.build.places, .production: built.production.build.places]
        sources = [
            .host: LessonSample(app), .production: LessonSample(app.lesson, edits: app.edits, isHost: false),
        ]
    }

    /// Finds the lines of a lesson's own files.
    init(of lesson: Lesson) {
        for build in [AppUnderTest.Build.host, .production] {
            let source = LessonSample(lesson, isHost: build == .host)
            let isKnown = source.files == sources[.host]?.files
            sources[build] = source
            builds[build] = isKnown ? builds[.host] : Self.places(in: source)
        }
    }

    private static func places(in source: LessonSample) -> CodePlaces {
        let modules = Dictionary(grouping: source.files.sorted { $0.key < $1.key }) { $0.key.prefix { $0 != "/" } }
        var places = CodePlaces()
        for (module, files) in modules {
            let sources = files.map { SourceFile(path: "\(source.root)/\($0.key)", text: $0.value) }
            places.add(CodePlaces(of: sources, in: String(module)))
        }
        return places
    }

    /// Takes note that a launch begins. Tests run in their host, everything else in the app as its users get it.
    mutating func begin(_ kind: ProcessLaunch) {
        build = kind == .test ? .host : .production
    }

    /// Returns the line that declares what an event reports; nil if the editor has none or it is not known.
    subscript(event: TraceEvent) -> SourcePlace? {
        guard let place = builds[build]?[event], let file = sources[build]?.name(of: place.file) else { return nil }
        return SourcePlace(file: file, line: place.line)
    }
}
