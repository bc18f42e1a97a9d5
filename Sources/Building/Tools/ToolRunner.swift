package import Confinement
internal import Storage
package import Wording

/// A runner of compilers and linkers, with no input and their own small environment.
///
/// All that a tool started ends with it, and with the task that waits for it. Tools that read files of others run
/// within bounds.
package struct ToolRunner: Sendable {
    package var protection: Protection
    /// The files that every call reaches. Each also writes to its working folder.
    package var needs: Protection.Needs
    /// True if the tools get the processors only when nothing else needs them.
    package var isBackground: Bool

    package init(
        protection: Protection = .none, needs: Protection.Needs = Protection.Needs(), isBackground: Bool = false
    ) {
        self.protection = protection
        self.needs = needs
        self.isBackground = isBackground
    }

    /// The program that starts another at a low priority; every Linux has it.
    package static let nice = "/usr/bin/nice"

    /// The bytes that a tool may print. It is ended when it prints more.
    static let outputLimit = 16 << 20

    /// Makes a call and waits for its end.
    ///
    /// Throws `ToolFailure` where the tool does not start, and `CancellationError`.
    package func run(_ call: ToolCall) async throws -> ChildProcess.Result {
        try Task.checkCancellation()
        var result: ChildProcess.Result
        do {
            result = try await ChildProcess.collect(command(call), limit: Self.outputLimit)
        } catch {
            try Task.checkCancellation()
            throw ToolFailure(call: call, reason: "It could not be run: \(error).", output: "")
        }
        try Task.checkCancellation()
        result.ending = protection.ending(result.ending)
        return result
    }

    private func command(_ call: ToolCall) -> ProcessCommand {
        var needs = needs
        var environment = ["PATH": "\(Files.parent(call.tool)):/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
        if call.workingDirectory != "/" {
            needs.writes.append(call.workingDirectory)
            environment["TMPDIR"] = call.workingDirectory
        }
        let isNice = isBackground && Files.isExecutable(Self.nice)
        return protection.command(
            ProcessCommand(
                executable: isNice ? Self.nice : call.tool,
                arguments: (isNice ? ["-n", "5", call.tool] : []) + call.arguments, environment: environment,
                workingDirectory: call.workingDirectory),
            needs: needs)
    }
}

/// An error of a compiler or linker that broke, as opposed to one that found faults in the sources.
package struct ToolFailure: UserFacingError, Hashable {
    package var call: ToolCall
    /// The event, in a sentence.
    package var reason: String
    /// The text that the tool printed.
    package var output: String

    package var what: String {
        let name = call.tool.split(separator: "/").last.map(String.init) ?? call.tool
        return "\(name) failed. \(reason)\n  in \(call.workingDirectory)\n  \(call.commandLine)"
            + (output.isEmpty ? "" : "\n\(output)")
    }
    package var blame: Blame { .sources }
}

extension ToolFailure {
    init(call: ToolCall, result: ChildProcess.Result) {
        let reason =
            switch result.ending {
            case .exited(let code): "It ended with status \(code)."
            case .signaled(let number): "Signal \(number) ended it."
            }
        self.init(call: call, reason: reason, output: result.output)
    }
}
