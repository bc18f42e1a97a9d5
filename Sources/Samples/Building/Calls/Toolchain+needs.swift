internal import Confinement

extension Toolchain {
    /// The folders outside the system's own that hold the tools and what they read.
    var folders: [String] {
        let tools = [compiler, clang, linker]
        // The compiler finds its libraries and headers beside the folder that it lies in. The linker needs none, and
        // may be the only thing of the toolchain in its owner's own folder for programs.
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

    /// The files that a call for a build reaches: the tools', and the cache's, of which it writes to its working folder
    /// and clang's compiled headers alone.
    func needs(cache: BuildCache) -> Protection.Needs {
        // The locks of clang's cache name processes.
        Protection.Needs(
            reads: folders + [cache.folder], writes: [cache.clangModules(self)], seesProcesses: true)
    }
}

extension ResourceLimits {
    /// The limits of a compiler, linker or other tool: more than any sample of a reasonable size needs.
    static let tool = ResourceLimits(memory: 4 << 30, processorTime: 120, fileSize: 256 << 20, processes: 512)
}
