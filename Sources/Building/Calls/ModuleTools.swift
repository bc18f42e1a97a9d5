internal import Confinement
internal import Samples
internal import Storage
internal import Synchronization
internal import Wording

/// The compiler and the linker, with their output as values.
package struct ModuleTools: Sendable {
    var toolchain: Toolchain
    var runner = ToolRunner()

    /// Makes a compiler call and returns its warnings.
    ///
    /// - Throws: `CompileFailure` or `ToolFailure`.
    func compile(_ call: ToolCall, module: String, files: [SourceFile] = []) async throws -> [Diagnostic] {
        let result = try await runner.run(call)
        let diagnostics = CompilerOutput.parse(result.output, files: files)
        if result.succeeded { return diagnostics }
        if let limit = ToolLimit(result) {
            throw CompileFailure(
                module: module, phase: .compiling, diagnostics: diagnostics + [limit.diagnostic], output: result.output)
        }
        if let crash = CompilerCrash(result, files: files) {
            throw CompileFailure(
                module: module, phase: .compiling, diagnostics: diagnostics + [crash.diagnostic], output: result.output)
        }
        // A compiler that crashes may have printed errors before.
        guard case .exited = result.ending, diagnostics.contains(where: { $0.severity == .error }) else {
            throw ToolFailure(call: call, result: result)
        }
        throw CompileFailure(module: module, phase: .compiling, diagnostics: diagnostics, output: result.output)
    }

    /// Makes compiler calls for the parts of a module, side by side, and returns their warnings.
    ///
    /// If the sources of one part are at fault, a part that ended for another reason is not reported.
    ///
    /// - Throws: `CompileFailure` with the errors of all parts, or `ToolFailure`.
    func compile(_ calls: [ToolCall], module: String, files: [SourceFile] = []) async throws -> [Diagnostic] {
        if calls.count == 1 {
            return try CompileFailure.join([await end(of: calls[0], module: module, files: files)], files: files)
        }
        let ends = Mutex([Int: Result<[Diagnostic], any Error>]())
        try await perform(calls.map { _ in [] }, atOnce: calls.count) { part in
            let result = try await BuildSlots.ofParts.perform(isBackground: runner.isBackground) {
                try Task.checkCancellation()
                return await end(of: calls[part], module: module, files: files)
            }
            ends.withLock { $0[part] = result }
        }
        return try CompileFailure.join(ends.withLock { ends in calls.indices.compactMap { ends[$0] } }, files: files)
    }

    private func end(of call: ToolCall, module: String, files: [SourceFile]) async -> Result<[Diagnostic], any Error> {
        do {
            return .success(try await compile(call, module: module, files: files))
        } catch {
            return .failure(error)
        }
    }

    /// Makes a linker call.
    ///
    /// - Throws: `CompileFailure` if symbols or libraries are missing, or `ToolFailure`.
    func link(_ call: ToolCall, module: String) async throws {
        let result = try await runner.run(call)
        if result.succeeded { return }
        if let limit = ToolLimit(result) {
            throw CompileFailure(
                module: module, phase: .linking, diagnostics: [limit.diagnostic], output: result.output)
        }
        let names = try await readable(LinkerOutput.undefinedSymbols(result.output))
        let diagnostics = LinkerOutput.parse(result.output, readable: names)
        guard case .exited = result.ending, !diagnostics.isEmpty else { throw ToolFailure(call: call, result: result) }
        throw CompileFailure(module: module, phase: .linking, diagnostics: diagnostics, output: result.output)
    }

    /// Returns the libraries that objects ask for, as linker arguments.
    ///
    /// - Throws: `CompileFailure` if they ask for anything else.
    func autolinked(
        _ objects: [String], in folder: String, module: String, files: [SourceFile] = []
    ) throws -> [String] {
        var entries: [String] = []
        for object in objects {
            let asked = try Files.bytes("\(folder)/\(object)").withUnsafeBytes { AutolinkEntries.read($0) } ?? []
            entries += asked.filter { !entries.contains($0) }
        }
        let refused = entries.filter { AutolinkEntries.library($0) == nil }
        guard refused.isEmpty else {
            throw CompileFailure(
                module: module, phase: .linking, diagnostics: refused.map { .linkerOption($0, in: files) }, output: "")
        }
        return entries
    }

    private func readable(_ symbols: [String]) async throws -> [String: String] {
        let demangler = Files.parent(toolchain.compiler) + "/swift-demangle"
        guard !symbols.isEmpty, Files.isExecutable(demangler) else { return [:] }
        let call = ToolCall(tool: demangler, arguments: ["--compact", "--"] + symbols, workingDirectory: "/")
        let lines = try await runner.run(call).output.split(separator: "\n").map(String.init)
        guard lines.count == symbols.count else { return [:] }
        return Dictionary(zip(symbols, lines), uniquingKeysWith: { first, _ in first })
    }
}
