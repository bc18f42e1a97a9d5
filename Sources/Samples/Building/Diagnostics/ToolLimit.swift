internal import Confinement

/// A limit of the tools that one of them reached because of the user's sources.
enum ToolLimit: CaseIterable {
    case memory, processorTime, fileSize

    /// Finds the limit that ended a tool; nil if it ended otherwise.
    init?(_ result: ChildProcess.Result) {
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
        }
    }

    var cure: String {
        switch self {
        case .memory, .processorTime:
            "Split long expressions, large literals and deeply nested types; write inferred types out."
        case .fileSize: "Take large literals out of the sources."
        }
    }

    var diagnostic: Diagnostic { Diagnostic(severity: .error, message: message) }
}
