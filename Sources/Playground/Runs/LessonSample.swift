internal import Runs
internal import SampleReading

/// A lesson's files with the reader's edits, as a sample to build.
struct LessonSample {
    /// By their places in the sample, with edits.
    let files: [String: String]
    let root: String
    /// The lesson's names of files whose places have others.
    private let names: [String: String]

    /// - Parameters:
    ///   - edits: Texts by file name; every name is one of the lesson's.
    ///   - isHost: Whether the app hosts the tests.
    init(_ lesson: Lesson, edits: [String: String] = [:], isHost: Bool = true) {
        let own = lesson.files.filter { $0.nameInHost == nil }.map { ($0.name, edits[$0.name] ?? $0.text) }
        let hosts = isHost ? lesson.files.filter { $0.nameInHost != nil } : []
        names = Dictionary(hosts.map { ($0.nameInHost ?? "", $0.name) }, uniquingKeysWith: { $1 })
        files = Dictionary(
            own + hosts.map { ($0.nameInHost ?? "", edits[$0.name] ?? $0.text) }, uniquingKeysWith: { $1 })
        root = lesson.root
    }

    /// The files of an app.
    init(_ app: LessonApp) {
        self.init(app.lesson, edits: app.edits, isHost: app.hostsTests)
    }

    /// The files as a sample is made of them.
    var texts: SampleTexts { SampleTexts(files, root: root) }

    /// The files by the paths that the compiler knows them by.
    var textsByPath: [String: String] {
        Dictionary(files.map { ("\(root)/\($0)", $1) }, uniquingKeysWith: { $1 })
    }

    /// A file's name from the path that the compiler knows it by.
    func name(of path: String) -> String? {
        guard path.hasPrefix(root + "/") else { return nil }
        return name(ofPlace: String(path.dropFirst(root.count + 1)))
    }

    /// The lesson's name of the file at a place in the sample.
    func name(ofPlace place: String) -> String { names[place] ?? place }
}
