internal import Confinement
internal import FoundationEssentials
internal import Storage
internal import Synchronization

/// A build of a part of the reference modules into a work folder.
struct ReferenceBuild: Sendable {
    var sources: String
    var modules: [ReferenceModule]
    /// The folders of the built modules that these import.
    var foundations: [String]
    var toolchain: Toolchain
    var runner: ToolRunner
    var clangModules: String
    var overlay: String
    var workFolder: String
    var progress: @Sendable (BuildProgress) -> Void
    /// The number of modules that were announced.
    let announced = Counter()

    final class Counter: Sendable {
        private let count = Mutex(0)

        /// Returns the next number, from 1.
        func next() -> Int {
            count.withLock { count in
                count += 1
                return count
            }
        }
    }

    /// A step of a module's build.
    enum Work: Hashable, Sendable {
        /// The interface that others import.
        case interface
        /// The objects of some of its files.
        case objects(ModulePart)
        /// The library of all objects.
        case library
    }

    /// Builds everything and returns the files made, relative to the work folder.
    func run() async throws -> [String] {
        try Files.makeFolder(workFolder + "/modules")
        try Files.makeFolder(workFolder + "/libraries")
        let steps = steps
        let processors = ProcessInfo.processInfo.activeProcessorCount
        try await perform(steps.map(\.needs), atOnce: min(max(processors, 2), 4)) { number in
            try await take(steps[number].work, of: modules[steps[number].module])
        }
        return ["modules", "libraries"].flatMap { folder in
            ReferenceModules.files(of: "\(workFolder)/\(folder)").map { "\(folder)/\($0)" }
        }
    }

    /// The steps in the order in which they begin, each with the numbers of those that it needs.
    ///
    /// All wait for interfaces, so these come first. Then come the objects of many files, so that no processor has a long
    /// call at the end. A library waits for those that it is linked with.
    private var steps: [(module: Int, work: Work, needs: [Int])] {
        var steps: [(module: Int, work: Work, needs: [Int])] = []
        let places = Dictionary(uniqueKeysWithValues: modules.enumerated().map { ($1.name, $0) })
        let dependencies = modules.map { allDependencies(of: $0).compactMap { places[$0] }.sorted() }
        for index in modules.indices { steps.append((index, .interface, dependencies[index])) }
        var objects = modules.map { _ in [Int]() }
        let compiled = modules.indices.flatMap { index in parts(of: modules[index]).map { (index, $0) } }
        for (index, part) in compiled.sorted(by: { $0.1.places.count > $1.1.places.count }) {
            objects[index].append(steps.count)
            steps.append((index, .objects(part), dependencies[index]))
        }
        let libraries = steps.count
        for index in modules.indices {
            steps.append((index, .library, [index] + objects[index] + dependencies[index].map { libraries + $0 }))
        }
        return steps
    }

    private func take(_ work: Work, of module: ReferenceModule) async throws {
        switch (work, module.language) {
        case (.interface, .swift):
            let interface = call(module).interface(in: workFolder, folder: "modules/", keepsComments: true)
            _ = try await tools.compile(interface, module: module.name)
        case (.interface, .c): try exportHeaders(module)
        case (.objects(let part), _):
            if part.number == 0 { announce(module) }
            _ = try await tools.compile(call(module).objects(of: part, in: workFolder), module: module.name)
        case (.library, .swift): try await linkSwift(module)
        case (.library, .c):
            announce(module)
            try await buildC(module)
        }
    }

    private func announce(_ module: ReferenceModule) {
        progress(.reference(module: module.name, number: announced.next(), count: modules.count))
    }

    private var tools: ModuleTools { ModuleTools(toolchain: toolchain, runner: runner) }

    private func allDependencies(of module: ReferenceModule) -> Set<String> {
        modules.filter { module.dependencies.contains($0.name) }
            .reduce(into: Set(module.dependencies)) { $0.formUnion(allDependencies(of: $1)) }
    }

    private func files(_ module: ReferenceModule, ending: String) -> [String] {
        let folder = "\(sources)/\(module.name)"
        return ReferenceModules.files(of: folder).filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }
    }

    private func parts(of module: ReferenceModule) -> [ModulePart] {
        module.language == .c ? [] : call(module).parts
    }

    private func call(_ module: ReferenceModule) -> CompileCall {
        CompileCall(
            toolchain: toolchain, clangModules: clangModules, overlay: overlay,
            moduleFolders: ["modules"] + foundations.map { $0 + "/modules" },
            module: module.name, sources: files(module, ending: ".swift"),
            flags: SwiftModuleFlags.all + ["-module-link-name", module.name])
    }

    private func linkSwift(_ module: ReferenceModule) async throws {
        let objects = parts(of: module).flatMap(\.places).map { ModulePart.object(at: $0, of: module.name) }
        let link = LinkCall(
            toolchain: toolchain, objects: objects,
            autolinked: try tools.autolinked(objects, in: workFolder, module: module.name),
            libraryFolders: ["libraries"] + foundations.map { $0 + "/libraries" },
            runFolders: ["$ORIGIN"])
        try await tools.link(
            link.library("libraries/lib\(module.name).so", isComplete: true, in: workFolder), module: module.name)
    }

    /// Copies a C module's headers, with a module map that also names its library.
    private func exportHeaders(_ module: ReferenceModule) throws {
        let include = "\(sources)/\(module.name)/include"
        let headers = ReferenceModules.files(of: include)
        for header in headers {
            try Files.write(
                try Files.bytes("\(include)/\(header)"), to: "\(workFolder)/modules/\(module.name)/\(header)")
        }
        guard !headers.contains("module.modulemap"), !headers.isEmpty else { return }
        let lines = headers.filter { $0.hasSuffix(".h") }.map { "    header \"\($0)\"" }
        let map =
            "module \(module.name) {\n\(lines.joined(separator: "\n"))\n    link \"\(module.name)\"\n    export *\n}\n"
        try Files.write(Array(map.utf8), to: "\(workFolder)/modules/\(module.name)/module.modulemap")
    }

    private func buildC(_ module: ReferenceModule) async throws {
        let call = ToolCall(
            tool: toolchain.clang,
            arguments: [
                "--target=\(toolchain.triple)", "-shared", "-fPIC", "-O2", "-fuse-ld=lld", "-fno-color-diagnostics",
                "-I", "\(sources)/\(module.name)/include", "-Wl,-soname,lib\(module.name).so",
                "-o", "libraries/lib\(module.name).so",
            ] + files(module, ending: ".c") + toolchain.runtimeLibraries.flatMap { ["-L", $0] }
                + module.libraries.map { "-l\($0)" },
            workingDirectory: workFolder)
        _ = try await tools.compile(call, module: module.name)
    }
}
