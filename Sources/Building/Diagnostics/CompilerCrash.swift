internal import Confinement
internal import Foundation
internal import Samples
internal import Wording

/// The end of a compiler that a source text has crashed.
struct CompilerCrash: Hashable {
    /// The number of the signal that ended it; nil if it ended itself.
    var signal: Int32?
    /// The file that it was at, if it said so.
    var file: String?

    /// The signals of a program that did something impossible, or gave up. Others come from outside.
    private static let signals: Set = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

    /// Finds out if the compiler has crashed: such a signal ended it, or it wrote the report that it writes before that.
    init?(_ result: ChildProcess.Result, files: [SourceFile]) {
        let begin = result.output.firstRange(of: "Please submit a bug report")
        switch result.ending {
        case .signaled(let number) where begin != nil || Self.signals.contains(number): signal = number
        case .exited where begin != nil: signal = nil
        case .signaled, .exited: return nil
        }
        // Before its report it may have quoted any file, and the report begins with the words of the call.
        let report = begin.map { result.output[$0.upperBound...] } ?? ""
        let stages = report.split(separator: "\n").filter { !$0.contains("Program arguments:") }
        let named = stages.flatMap { stage in
            files.filter { file in stage.contains("\(file.path):") || stage.contains("\"\(file.path)\"") }
        }
        file = named.last?.path ?? (files.count == 1 ? files[0].path : nil)
    }

    var diagnostic: Diagnostic {
        let end = signal.map { " (signal \($0))" } ?? ""
        return Diagnostic(path: file, severity: .error, message: "the compiler crashed on this code\(end)")
    }
}
