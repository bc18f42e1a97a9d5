internal import Lifecycle
internal import Lowering
internal import Samples
internal import Traces
internal import Tutorials

extension Lesson {
    /// Returns the recorded traces of a command and of those before it on its device, one after the other.
    func recordedEvents(of index: Int) -> [TraceEvent] {
        (indices(before: index) + [index]).flatMap { commands[$0].recorded?.events ?? [] }
    }

    /// Returns the recorded outcome of a command that launched something; nil if it did not.
    ///
    /// - Parameters:
    ///   - index: The index of the command.
    ///   - roles: The roles of the lesson's classes.
    func recordedSummary(of index: Int, _ roles: ClassRoles) -> VerdictSummary? {
        commands[index].recorded.flatMap { VerdictSummary(of: $0.events, roles: roles) }
    }

    /// The roles of the classes in its files. Each file is parsed for it.
    var roles: ClassRoles {
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
