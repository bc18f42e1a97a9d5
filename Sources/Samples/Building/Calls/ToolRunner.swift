package import Confinement
internal import Subprocess
internal import SystemPackage

/// A runner of compilers and linkers, with no input and a small environment of their own.
///
/// The whole process group of a tool ends with the task that waits for it. Tools that read files of others run within
/// bounds.
package struct ToolRunner: Sendable {
    package var protection: Protection
    /// The files that every call reaches. Each also writes to its working folder.
    package var needs: Protection.Needs

    package init(protection: Protection = .none, needs: Protection.Needs = Protection.Needs()) {
        self.protection = protection
        self.needs = needs
    }

    /// The bytes that a tool may print before it counts as broken.
    static let outputLimit = 16 << 20

    /// The result of a call.
    package struct Result: Hashable, Sendable {
        package enum End: Hashable, Sendable {
            case exit(Int)
            case signal(Int)
        }

        package var end: End
        /// Standard output and standard error, as they came.
        package var output: String
        package var succeeded: Bool { end == .exit(0) }
    }

    /// Makes a call and waits for its end.
    ///
    /// - Throws: `ToolFailure` if the tool does not start or prints without end, and `CancellationError`.
    package func run(_ call: ToolCall) async throws -> Result {
        try Task.checkCancellation()
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence = [.send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)]
        let command = command(call)
        let result: ExecutionResult<Void, StringOutput<UTF8>, CombinedErrorOutput>
        do {
            result = try await Subprocess.run(
                .path(FilePath(command.executable)), arguments: Arguments(command.arguments),
                environment: .custom(
                    Dictionary(
                        uniqueKeysWithValues: command.environment.map { (Environment.Key(stringLiteral: $0), $1) })),
                workingDirectory: FilePath(command.workingDirectory), platformOptions: options, input: .none,
                output: .string(limit: Self.outputLimit), error: .combinedWithOutput)
        } catch {
            try Task.checkCancellation()
            throw ToolFailure(call: call, reason: "It could not be run: \(error).", output: "")
        }
        try Task.checkCancellation()
        let output = result.standardOutput
        let ending: ProcessEnding =
            switch result.terminationStatus {
            case .exited(let code): .exited(code)
            case .signaled(let signal): .signaled(signal)
            }
        return switch protection.ending(ending) {
        case .exited(let code): Result(end: .exit(Int(code)), output: output)
        case .signaled(let signal): Result(end: .signal(Int(signal)), output: output)
        }
    }

    private func command(_ call: ToolCall) -> ProcessCommand {
        var needs = needs
        var environment = ["PATH": "\(Files.parent(call.tool)):/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
        if call.workingDirectory != "/" {
            needs.writes.append(call.workingDirectory)
            environment["TMPDIR"] = call.workingDirectory
        }
        return protection.command(
            ProcessCommand(
                executable: call.tool, arguments: call.arguments, environment: environment,
                workingDirectory: call.workingDirectory),
            needs: needs)
    }
}

/// An error of a compiler or linker that broke, as opposed to one that found faults in the sources.
package struct ToolFailure: Error, Hashable, Sendable, CustomStringConvertible {
    package var call: ToolCall
    /// The event, in a sentence.
    package var reason: String
    /// The text that the tool printed.
    package var output: String

    package var description: String {
        let name = call.tool.split(separator: "/").last.map(String.init) ?? call.tool
        return "\(name) failed. \(reason)\n  in \(call.workingDirectory)\n  \(call.commandLine)"
            + (output.isEmpty ? "" : "\n\(output)")
    }
}

extension ToolFailure {
    init(call: ToolCall, result: ToolRunner.Result) {
        let reason =
            switch result.end {
            case .exit(let code): "It ended with status \(code)."
            case .signal(let number): "Signal \(number) ended it."
            }
        self.init(call: call, reason: reason, output: result.output)
    }
}
