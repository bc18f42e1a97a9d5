internal import Confinement
internal import Wording

/// A limit of the tools that one of them reached because of the user's sources.
enum ToolLimit: CaseIterable {
    case memory, processorTime, fileSize, output

    /// Finds the limit that ended a tool; nil if it ended otherwise.
    init?(_ result: ChildProcess.Result) {
        if result.isCut {
            self = .output
            return
        }
        switch result.ending {
        // The tool is told by SIGXCPU or SIGXFSZ.
        case .signaled(24): self = .processorTime
        case .signaled(25): self = .fileSize
        // A tool that ends itself may have quoted the sources in its output.
        case .signaled where ["out of memory", "bad_alloc"].contains(where: result.output.contains): self = .memory
        default: return nil
        }
    }

    var message: String {
        let limits = ResourceLimits.tool
        return switch self {
        case .memory: "the compiler needed more than \(limits.memory >> 20) MiB of memory"
        case .processorTime: "the compiler needed more than \(limits.processorTime) s of processor time"
        case .fileSize: "the compiler wrote a file of more than \(limits.fileSize >> 20) MiB"
        case .output: "the compiler printed more than \(ToolRunner.outputLimit >> 20) MiB, and was ended"
        }
    }

    var cure: String {
        switch self {
        case .memory, .processorTime:
            "Split long expressions, large literals and deeply nested types; write inferred types out."
        case .fileSize: "Take large literals out of the sources."
        case .output:
            "Correct the errors above. Break lines that are thousands of characters long: each message repeats its line."
        }
    }

    var diagnostic: Diagnostic { Diagnostic(severity: .error, message: message) }
}
