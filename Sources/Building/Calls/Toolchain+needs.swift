internal import Confinement
internal import Storage

extension Toolchain {
    /// The folders, other than the system's own, that hold the tools and the files that they read.
    package var folders: [String] {
        let tools = [compiler, clang, linker]
        // The compiler finds its libraries and headers beside its own folder. The linker needs none, and may be the
        // only part of the toolchain in its owner's own folder for programs.
        let roots = [Files.parent(Files.parent(compiler))].filter { $0 != "/" }
        let linked = (executableLink.before + libraryLink.before).compactMap { word in
            word.hasPrefix("-L/") ? String(word.dropFirst(2)) : word.hasPrefix("/") ? word : nil
        }
        let named = tools + [runtimeObject] + runtimeLibraries + macroFolders + (macroServer.map { [$0] } ?? [])
        // bubblewrap shows these already.
        let isShown = { (path: String) in
            ["/usr", "/lib", "/lib64", "/lib32", "/bin", "/sbin"].contains { path == $0 || path.hasPrefix($0 + "/") }
        }
        return Array(Set(roots + named + linked)).filter { !isShown($0) }.sorted()
    }

    /// Returns the files that a call for a build reaches: those of the tools and of the cache.
    ///
    /// Of the cache, it writes only to its working folder and to clang's compiled headers.
    func needs(cache: BuildCache) -> Protection.Needs {
        // The locks of clang's cache name processes.
        Protection.Needs(
            reads: folders + [cache.folder], writes: [cache.clangModules(self)], seesProcesses: true)
    }
}

extension ResourceLimits {
    /// The limits of a compiler, linker or other tool: more than any sample of a reasonable size needs.
    static let tool = ResourceLimits(memory: 4 << 30, processorTime: 120, fileSize: 256 << 20, processes: 512)

    /// The limits of a tool that builds our own modules, which takes a minute or more on a slow machine.
    static let referenceTool = ResourceLimits(
        memory: 8 << 30, processorTime: 3600, fileSize: 512 << 20, processes: 512)
}
