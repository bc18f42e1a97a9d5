internal import Lifecycle
internal import Samples
internal import TraceViews

extension Lesson {
    /// What the last of the recorded launches came to; nil where none was recorded.
    var recordedSummary: VerdictSummary? {
        let start = recorded.lastIndex { $0.seq == 1 } ?? recorded.startIndex
        return VerdictSummary(of: Array(recorded[start...]), cast: cast)
    }

    /// Whose the classes of its files are.
    private var cast: Cast {
        var understudies: Set<String> = []
        var leads: Set<String> = []
        for file in files where file.name.hasSuffix(".swift") {
            guard let module = file.name.split(separator: "/").first else { continue }
            let names = SourceFile(path: file.name, text: file.text).classNames(in: String(module))
            if file.belongsToTests { understudies.formUnion(names) } else { leads.formUnion(names) }
        }
        return Cast(understudies: understudies, leads: leads)
    }
}
