/// The calls of `swift-frontend`, as values.
package struct CompileCall {
    var toolchain: Toolchain
    /// The folder of clang's compiled headers.
    var clangModules: String
    /// The overlay file. There must always be one: clang keeps its headers apart with and without.
    var overlay: String
    /// The folders in which to search modules, absolute or relative to the work folder.
    var moduleFolders: [String]
    var module: String
    var sources: [String]
    /// The flags of the module itself.
    var flags: [String]

    /// Changes with the arguments that every call has.
    static let version = "1"

    /// Returns the call that compiles all files at once, to one object.
    func object(_ output: String, in workFolder: String, after: [Int] = []) -> ToolCall {
        call(["-c"], output: ["-o", output], in: workFolder, after: after)
    }

    /// Returns the call that compiles some of the files, each to an object. It reads the declarations of the others.
    func objects(of part: ModulePart, in workFolder: String) -> ToolCall {
        let output = part.places.flatMap { ["-o", ModulePart.object(at: $0, of: module)] }
        return call(["-c"], only: Set(part.places.map { sources[$0] }), output: output, in: workFolder, after: [])
    }

    /// The parts of the module.
    var parts: [ModulePart] { ModulePart.parts(of: Array(sources.indices)) }

    /// Returns the calls that look for errors, in function bodies, too, and write nothing.
    ///
    /// - Parameter files: The sources to look at; nil for all. The compiler reads the declarations of the others.
    func checks(in workFolder: String, only files: Set<String>?) -> [ToolCall] {
        let action = ["-typecheck", "-suppress-warnings"]
        let parts = ModulePart.parts(of: sources.indices.filter { files?.contains(sources[$0]) != false })
        guard files != nil || parts.count > 1 else { return [call(action, output: [], in: workFolder, after: [])] }
        return parts.map { part in
            call(action, only: Set(part.places.map { sources[$0] }), output: [], in: workFolder, after: [])
        }
    }

    /// Returns the call that writes the files that importing modules need.
    ///
    /// It looks at function bodies only if their result depends on them. So this ends long before the object is there,
    /// and edits of bodies leave its output as it was.
    ///
    /// - Parameter keepsComments: True if the files with the comments of the declarations are written, too.
    func interface(
        in workFolder: String, folder: String = "", keepsComments: Bool = false, after: [Int] = []
    ) -> ToolCall {
        let comments = keepsComments ? ["-emit-module-doc-path", "\(folder)\(module).swiftdoc"] : []
        return call(
            [
                // With the options, the interfaces would hold the work folder's name, and no two would be the same.
                "-emit-module", "-no-serialize-debugging-options",
                "-experimental-skip-non-inlinable-function-bodies-without-types", "-suppress-warnings",
            ],
            output: comments + ["-emit-module-path", "\(folder)\(module).swiftmodule"], in: workFolder, after: after)
    }

    /// - Parameter primary: The files to compile; empty for all, at once.
    private func call(
        _ action: [String], only primary: Set<String> = [], output: [String], in workFolder: String, after: [Int]
    ) -> ToolCall {
        var arguments = ["-frontend"] + action
        arguments += sources.flatMap { primary.contains($0) ? ["-primary-file", $0] : [$0] }
        arguments += ["-module-name", module, "-target", toolchain.triple, "-disable-objc-interop"]
        arguments += ["-no-color-diagnostics", "-diagnostic-style", "llvm", "-Xcc", "-fno-color-diagnostics"]
        arguments += ["-empty-abi-descriptor", "-module-cache-path", clangModules, "-vfsoverlay", overlay]
        for folder in toolchain.macroFolders { arguments += ["-plugin-path", folder] }
        if let server = toolchain.macroServer { arguments += ["-in-process-plugin-server-path", server] }
        for folder in moduleFolders { arguments += ["-I", folder] }
        return ToolCall(
            tool: toolchain.compiler, arguments: arguments + flags + output, workingDirectory: workFolder, after: after)
    }
}

extension ModuleInput {
    /// Returns the flags for an app or test module.
    package func flags(aliases: [(name: String, module: String)]) -> [String] {
        var flags = ["-Onone", "-enable-testing", "-swift-version", languageMode]
        if !hasMainFile { flags.append("-parse-as-library") }
        for condition in conditions { flags.append("-D\(condition)") }
        for alias in aliases { flags += ["-module-alias", "\(alias.name)=\(alias.module)"] }
        if let packageName { flags += ["-package-name", packageName] }
        flags += features
        if let defaultIsolation { flags += ["-default-isolation", defaultIsolation] }
        return flags
    }
}
