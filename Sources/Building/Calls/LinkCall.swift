/// The calls of `ld.lld`, as values.
struct LinkCall {
    var toolchain: Toolchain
    /// The objects, relative to the work folder or absolute.
    var objects: [String]
    /// Linker arguments that the objects ask for.
    var autolinked: [String]
    /// Libraries to link, whether used or not.
    var libraries: [String] = []
    /// The folders in which to search libraries besides Swift's own.
    var libraryFolders: [String]
    /// The folders that the loader is to search besides Swift's own. It does not search the reference modules': what is
    /// linked can be copied with the cache, and a launch names the folder.
    var runFolders: [String] = []

    /// Returns the call that links an app whose test bundles find its symbols.
    func executable(_ output: String, in workFolder: String, after: [Int]) -> ToolCall {
        call(toolchain.executableLink, ["--export-dynamic"], output, in: workFolder, after: after)
    }

    /// Returns the call that links an executable without code: `main` is in `library`, which has to be beside it.
    ///
    /// - Parameter first: A library whose functions take the place of the C library's, and its folder; nil for none.
    static func stub(
        _ output: String, of library: String, after first: (name: String, folder: String)?, toolchain: Toolchain,
        in workFolder: String, after: [Int]
    ) -> ToolCall {
        let line = toolchain.executableLink
        // The loader finds what a library needs only if the executable names it, too.
        let before = first.map { first in
            ["-L", first.folder] + toolchain.runtimeLibraries.flatMap { ["-L", $0, "-rpath", $0] }
                + ["-l\(first.name)", "-lswiftCore"]
        }
        let arguments =
            line.before + Self.flags + ["--allow-shlib-undefined"] + (before ?? [])
            + ["-rpath", "$ORIGIN", "-o", output, library] + line.after
        return ToolCall(tool: toolchain.linker, arguments: arguments, workingDirectory: workFolder, after: after)
    }

    /// Returns the call that links a library.
    ///
    /// - Parameter isComplete: True if a missing symbol is an error. A test bundle misses those of its app.
    func library(_ output: String, isComplete: Bool, in workFolder: String, after: [Int] = []) -> ToolCall {
        let flags = ["-soname", output.split(separator: "/").last.map(String.init) ?? output]
        return call(
            toolchain.libraryLink, flags + (isComplete ? ["-z", "defs"] : []), output, in: workFolder, after: after)
    }

    // For links of this size, threads and optimisation cost more time than they save. Only these arguments say what is
    // linked: the objects hold what their authors put there.
    private static let flags = ["--threads=1", "-O0", "--error-limit=0", "--no-dependent-libraries"]

    private func call(
        _ line: LinkLine, _ flags: [String], _ output: String, in workFolder: String, after: [Int]
    ) -> ToolCall {
        var arguments = line.before + Self.flags + flags + ["-o", output]
        arguments += [toolchain.runtimeObject] + objects
        for folder in libraryFolders + toolchain.runtimeLibraries { arguments += ["-L", folder] }
        for folder in runFolders + toolchain.runtimeLibraries { arguments += ["-rpath", folder] }
        arguments += autolinked + libraries.map { "-l\($0)" } + ["-lswiftCore"] + line.after
        return ToolCall(tool: toolchain.linker, arguments: arguments, workingDirectory: workFolder, after: after)
    }
}
