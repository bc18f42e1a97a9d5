internal import Confinement
internal import Storage
internal import Wording

/// The program that sets limits and refuses system calls before a confined program starts, built here from C.
///
/// Apart from the programs that describe the toolchain, it is the only one that is built and started without bounds: it
/// is the program that sets them. Its sources are our own.
struct SandboxInitProgram: Sendable {
    /// The folder with its sources.
    var sources: String
    var toolchain: Toolchain
    var cache: BuildCache

    private static let name = "sandbox-init"

    /// Finds the program in the cache, or builds it, and returns its path, which stays the same as long as the sources
    /// do.
    ///
    /// - Throws: `Mistake` if the sources are missing; `CompileFailure`, `ToolFailure` or `CacheUnusable`.
    func present() async throws -> String {
        let names = Files.names(in: sources)
        let files = names.map { "\(sources)/\($0)" }
        guard !files.isEmpty else {
            throw Mistake(
                .build, what: "The sources of the program that sets limits are missing.", place: sources,
                cure: "Reinstall Understudy.")
        }
        var key = toolchain.identity
        // The form of an entry's record, which earlier versions wrote in another way. They may use the same cache.
        key.add(["entry 2"] + Self.flags + names)
        for file in files { try Files.bytes(file).withUnsafeBytes { key.add($0) } }
        if let entry = cache.entry(key) { return "\(entry.folder)/\(Self.name)" }
        let workFolder = try cache.makeWorkFolder()
        defer { ProcessFolder.remove(workFolder) }
        let call = ToolCall(
            tool: toolchain.clang,
            arguments: ["--target=\(toolchain.triple)"] + Self.flags + ["-o", Self.name]
                + files.filter { $0.hasSuffix(".c") },
            workingDirectory: workFolder)
        _ = try await ModuleTools(toolchain: toolchain).compile(call, module: Self.name)
        return "\(try cache.keep(key, files: [Self.name], of: workFolder).folder)/\(Self.name)"
    }

    /// Returns the protection that this machine allows.
    ///
    /// - Throws: The errors of `present`.
    func protection() async throws -> Protection {
        await Protection.find(sandboxInit: try await present())
    }

    private static let flags = ["-O2", "-std=gnu17", "-fPIE", "-pie", "-fuse-ld=lld", "-fno-color-diagnostics"]
}
