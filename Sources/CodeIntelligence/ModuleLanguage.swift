internal import Building
internal import Confinement
internal import Samples
internal import Storage

/// The program of a language server.
package struct LanguageProgram: Hashable, Sendable {
    package var path: String
    package var arguments: [String]

    package init(path: String, arguments: [String] = []) {
        self.path = path
        self.arguments = arguments
    }

    /// The toolchain's own; nil if it has none.
    init?(toolchain: Toolchain) {
        path = Files.parent(toolchain.compiler) + "/sourcekit-lsp"
        arguments = []
        guard Files.isExecutable(path) else { return nil }
    }
}

/// The arguments and bounds of a language server, which are those of the builder of modules.
struct ModuleLanguage: Sendable {
    var modules: ModuleBuilder
    var program: LanguageProgram
    var limits: LanguageLimits

    init(modules: ModuleBuilder, program: LanguageProgram, limits: LanguageLimits) {
        self.modules = modules
        // What a reader runs comes first.
        self.modules.isBackground = true
        self.program = program
        self.limits = limits
    }

    /// Returns the hash of everything but the texts: samples that share it share a server.
    func identity(of inputs: [ModuleInput]) -> ContentHash {
        var hash = modules.reference.identity
        for input in inputs {
            hash.add([input.name] + input.flags(aliases: []))
            hash.add(input.allFiles.map(\.path))
        }
        return hash
    }

    /// Starts a server for the modules of a sample.
    ///
    /// - Parameter clangModules: The folder of clang's compiled headers, from `clangModules()`.
    func start(_ inputs: [ModuleInput], clangModules: String) throws -> LanguageServer {
        try start(inputs, clangModules: clangModules, fills: false, limits: limits)
    }

    private func start(
        _ inputs: [ModuleInput], clangModules: String, fills: Bool, limits: LanguageLimits
    ) throws -> LanguageServer {
        let workspace = LanguageWorkspace(inputs, in: try modules.cache.makeWorkFolder())
        do {
            try write(workspace, clangModules: clangModules)
            return try LanguageServer(
                command(in: workspace, reading: clangModules, fills: fills), workspace: workspace, modules: inputs,
                limits: limits)
        } catch {
            ProcessFolder.remove(workspace.folder)
            throw error
        }
    }

    /// Returns the files of the interfaces of an app's first modules, by their names, each built if the cache does not
    /// have it.
    ///
    /// A module that cannot be built now has none: a server that got an earlier one goes on with it.
    ///
    /// - Returns: The files, and the failure of the first module whose sources are at fault.
    func interfaces(
        before index: Int, of inputs: [ModuleInput]
    ) async -> (files: [String: String], failure: CompileFailure?) {
        let reference = modules.reference.needed(by: inputs)
        let inputs = inputs[..<index]
        guard let last = inputs.last else { return ([:], nil) }
        let made = try? await modules.inTurn(last.name) {
            () async throws -> (files: [String: String], failure: CompileFailure?) in
            let workFolder = WorkFolder(cache: modules.cache)
            defer { workFolder.remove() }
            let plan = BuildPlan(
                toolchain: modules.toolchain, tools: try await modules.tools(), reference: reference,
                cache: modules.cache, workFolder: workFolder, layout: .executable, progress: { _ in })
            var seen = BuildPlan.Interfaces()
            var files: [String: String] = [:]
            do {
                for input in inputs {
                    let interface = try await plan.interface(input, seeing: seen)
                    seen.add(interface, of: input)
                    files[input.name] = "\(interface.entry.folder)/\(input.name).swiftmodule"
                }
                return (files: files, failure: nil)
            } catch {
                return (files: files, failure: error as? CompileFailure)
            }
        }
        return made ?? ([:], nil)
    }

    // MARK: Clang's compiled headers

    /// Returns the folder of clang's compiled headers for language servers, filled.
    ///
    /// A server compiles them itself, with its own settings, in some seconds. So one that reads a file of ours alone
    /// fills the folder once, and those that read the files of others find it and cannot write to it.
    func clangModules() async throws -> String {
        var key = modules.toolchain.identity
        key.add([modules.cache.folder, modules.reference.identity.description, program.path] + program.arguments)
        // Compiled headers are of headers as they were.
        for folder in modules.reference.moduleFolders {
            let headers = ReferenceModules.files(of: folder).filter { $0.hasSuffix(".h") }
            key.add(headers.map { Files.stamp("\(folder)/\($0)") ?? "" })
        }
        let folder = "\(modules.cache.folder)/clang/language-\(key)"
        let mark = folder + "/filled"
        if Files.exists(mark) {
            modules.cache.refresh(mark)
            return folder
        }
        return try await FolderLock.hold("\(modules.cache.folder)/locks/language-\(key)", isKept: false) {
            if Files.exists(mark) { return folder }
            // What a filling that was killed left there: its locks would be waited for.
            Files.remove(folder)
            try Files.makeFolder(folder)
            let file = SourceFile(path: "/all.swift", text: Self.importing(allImports))
            let input = ModuleInput(name: "All", files: [file])
            // There is much to compile, and on a machine with other work it takes its time.
            var limits = limits
            limits.start = limits.filling
            let server = try start([input], clangModules: folder, fills: true, limits: limits)
            let request = LanguageServer.Request(
                question: .fixes, file: file.path, module: input, own: file.text, interfaces: [:])
            do {
                try await withTaskCancellationHandler {
                    _ = try await server.answer(request)
                } onCancel: {
                    server.dismiss()
                }
            } catch {
                await server.end()
                Files.remove(folder)
                throw error
            }
            await server.end()
            try Files.write([], to: mark)
            removeOld(beside: folder)
            return folder
        }
    }

    /// Removes the folders of other toolchains and reference modules that no server used for a day.
    private func removeOld(beside folder: String) {
        let parent = Files.parent(folder)
        for name in Files.names(in: parent) where name.hasPrefix("language-") {
            let old = parent + "/" + name
            if old != folder, let used = Files.changed(old + "/filled"), Files.now - used > 24 * 3600 {
                Files.remove(old)
            }
        }
    }

    /// The modules that code may import: the reference modules and the toolchain's.
    private var allImports: [String] {
        let suffix = ".swiftmodule"
        let own = modules.toolchain.runtimeLibraries.flatMap { Files.names(in: $0) }
            .filter { $0.hasSuffix(suffix) && !$0.hasPrefix("_") && !$0.hasPrefix("Cxx") && !$0.hasPrefix("Swift.") }
            .map { String($0.dropLast(suffix.count)) }
        return modules.reference.modules.map { $0.standsFor ?? $0.name } + own + [
            "Dispatch", "Glibc", "XCTest", "Testing",
        ]
    }

    /// Returns a file that imports all of some modules that are there.
    private static func importing(_ names: [String]) -> String {
        Set(names).sorted().map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }.joined()
    }

    // MARK: The server's place

    private func write(_ workspace: LanguageWorkspace, clangModules: String) throws {
        let reference = modules.reference
        try workspace.write(
            compiler: Files.parent(modules.toolchain.compiler) + "/swiftc", target: modules.toolchain.triple
        ) { input in
            [
                "-module-cache-path", clangModules, "-Xfrontend", "-disable-objc-interop",
                // Of itself, a server looks for no names that are like one that it does not know.
                "-Xfrontend", "-typo-correction-limit", "-Xfrontend", "10",
            ] + reference.moduleFolders.flatMap { ["-I", $0] } + input.flags(aliases: reference.aliases)
        }
    }

    /// Returns the command of a server that sees the tools and the reference modules, and writes to its home
    /// alone: what is written from outside, into folders that a server could replace by links, would land elsewhere.
    private func command(
        in workspace: LanguageWorkspace, reading folder: String, fills: Bool = false
    ) -> ProcessCommand {
        let toolchain = modules.toolchain
        var needs = Protection.Needs(
            reads: toolchain.folders + modules.reference.folders + [program.path, workspace.folder],
            writes: [workspace.home])
        if fills { needs.writes.append(folder) } else { needs.reads.append(folder) }
        var protection = modules.protection
        protection.limits = limits.resources
        let isNice = Files.isExecutable(ToolRunner.nice)
        return protection.command(
            ProcessCommand(
                executable: isNice ? ToolRunner.nice : program.path,
                arguments: (isNice ? ["-n", "5", program.path] : []) + program.arguments,
                environment: [
                    "PATH": "\(Files.parent(toolchain.compiler)):/usr/bin:/bin", "LC_ALL": "C.UTF-8",
                    "HOME": workspace.home, "TMPDIR": workspace.home, "SWIFT_BACKTRACE": "enable=no",
                ], workingDirectory: workspace.folder),
            needs: needs)
    }
}
