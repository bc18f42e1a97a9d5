internal import Lifecycle
internal import Samples
internal import Traces

extension Lesson {
    /// The outcome of the last of the recorded launches; nil if none was recorded.
    var recordedSummary: VerdictSummary? {
        let start = recorded.lastIndex { $0.seq == 1 } ?? recorded.startIndex
        return VerdictSummary(of: Array(recorded[start...]), roles: roles)
    }

    /// The roles of the classes in its files.
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
