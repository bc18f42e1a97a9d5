internal import Lifecycle
internal import Samples
internal import Traces

extension Lesson {
    /// What the last of the recorded launches came to; nil where none was recorded.
    var recordedSummary: VerdictSummary? {
        let start = recorded.lastIndex { $0.seq == 1 } ?? recorded.startIndex
        return VerdictSummary(of: Array(recorded[start...]), roles: roles)
    }

    /// Whose the classes of its files are.
    private var roles: ClassRoles {
        var test: Set<String> = []
        var app: Set<String> = []
        for file in files where file.name.hasSuffix(".swift") {
            guard let module = file.name.split(separator: "/").first else { continue }
            let names = SourceFile(path: file.name, text: file.text).classNames(in: String(module))
            if file.belongsToTests { test.formUnion(names) } else { app.formUnion(names) }
        }
        return ClassRoles(test: test, app: app)
    }
}
