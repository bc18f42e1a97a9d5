internal import Storage
internal import Wording

/// The libraries of a build: their interfaces first, since all that follows reads them, then their objects.
extension BuildPlan {
    /// The interfaces that a module sees.
    package struct Interfaces: Sendable {
        /// The folders in which the compiler finds them.
        private(set) var folders: [String] = []
        /// The modules' names with the hashes of their interfaces.
        private(set) var contents: [String] = []
        /// The calls that made some of them.
        private(set) var calls: [ToolCall] = []

        package init() {}

        package mutating func add(_ interface: Made, of module: ModuleInput) {
            let folder = interface.calls.isEmpty ? interface.entry.folder : "."
            if !folders.contains(folder) { folders.append(folder) }
            contents += [module.name, interface.entry.record.contents?.description ?? ""]
            calls += interface.calls
        }
    }

    /// A library, and the interfaces of those before it.
    struct Library: Sendable {
        var input: ModuleInput
        var seen: Interfaces
        var interface: Made
    }

    /// Libraries that are linked into one product.
    struct Libraries: Sendable {
        var all: [Library] = []
        /// Their interfaces and those before them.
        var interfaces: Interfaces
    }

    /// The objects of libraries.
    struct Objects: Sendable {
        var made: [Made] = []
        /// Relative to the work folder, or absolute.
        var paths: [String] = []
        var autolinked: [String] = []
        var warnings: [Diagnostic] = []
    }

    /// Makes the interfaces of libraries, one after the other.
    func libraries(_ inputs: [ModuleInput], after seen: Interfaces) async throws -> Libraries {
        var libraries = Libraries(interfaces: seen)
        for input in inputs {
            let interface = try await interface(input, seeing: libraries.interfaces)
            libraries.all.append(Library(input: input, seen: libraries.interfaces, interface: interface))
            libraries.interfaces.add(interface, of: input)
        }
        return libraries
    }

    /// Returns the hashes of modules' interfaces, by their names. Each module comes after those that it imports.
    func interfaces(of modules: [ModuleInput]) async throws -> [String: ContentHash] {
        var seen = Interfaces()
        var hashes: [String: ContentHash] = [:]
        for module in modules {
            let made = try await interface(module, seeing: seen)
            hashes[module.name] = made.entry.record.contents
            seen.add(made, of: module)
        }
        return hashes
    }

    func objectKey(_ library: Library) -> ContentHash {
        key("library", library.input, seeing: library.seen)
    }

    /// Compiles libraries, one after the other.
    func objects(of libraries: Libraries) async throws -> Objects {
        var objects = Objects()
        for library in libraries.all {
            let made = try await object(of: library)
            let names = made.entry.record.names
            objects.made.append(made)
            objects.paths += names.map { made.calls.isEmpty ? "\(made.entry.folder)/\($0)" : $0 }
            objects.autolinked += try tools.autolinked(
                names, in: made.entry.folder, module: library.input.name, files: library.input.files)
            objects.warnings += made.entry.record.warnings
        }
        return objects
    }

    private func object(of library: Library) async throws -> Made {
        let key = objectKey(library)
        if let entry = cache.entry(key) { return Made(entry: entry) }
        let folder = try workFolder.make()
        let own = try await self.objects(
            of: library.input, "\(library.input.name).library.o", seeing: library.seen, in: folder,
            interface: { library.interface })
        let entry = try cache.keep(key, files: own.names, of: folder, warnings: own.warnings)
        return Made(entry: entry, calls: own.calls, compiles: own.calls.count)
    }
}
