package import Confinement
package import Storage
internal import Wording

/// The tools that samples are read and built with, found once.
package struct BuildTools: Sendable {
    /// The folder with a folder of sources for each reference module.
    package let sources: String
    package let toolchain: Toolchain
    package let cache: BuildCache
    /// The bounds of every program that deals with files of unknown origin.
    package let protection: Protection

    /// Removes what processes left that ended too early, finds the toolchain, and builds the program that sets bounds if
    /// the cache does not have it.
    ///
    /// - Parameter carried: The folder of a cache that came with the program; nil if none did.
    /// - Throws: `Mistake` if there is no usable toolchain or cache; `CompileFailure`, `ToolFailure` or `CacheUnusable`.
    package init(sources: String, carried: String? = nil, environment: [String: String]) async throws {
        var cache = try BuildCache.required(environment: environment)
        cache.carried = carried
        guard ResourceLimits.descriptors >= 64 else {
            throw Mistake(
                .usage, what: "Understudy may open only \(ResourceLimits.descriptors) files at once; it needs 64.",
                cure: "Raise the limit: ulimit -n 1024")
        }
        guard cache.canBeWritten else {
            throw Mistake(
                .usage, what: "The folder for build products cannot be written to.", place: cache.folder,
                cure: "Check its owner and permissions, or set XDG_CACHE_HOME to another folder.")
        }
        for parent in [ProcessFolder.temporary, cache.work] { ProcessFolder.removeStale(in: parent) }
        cache.removeFormer(now: Files.now)
        self.sources = sources
        self.cache = cache
        toolchain = try await Toolchain.find(environment: environment, cache: cache)
        protection = try await SandboxInitProgram(sources: sources + "/SandboxInit", toolchain: toolchain, cache: cache)
            .protection()
    }
}
