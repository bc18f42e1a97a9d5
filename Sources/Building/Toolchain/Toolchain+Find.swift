internal import Confinement
internal import FoundationEssentials
package import Storage
package import Wording

extension Toolchain {
    /// Finds the toolchain on the `PATH` of `environment`.
    ///
    /// The cache keeps the tools' descriptions of themselves until one of them changes, so only the first start on a
    /// machine asks them.
    package static func find(
        environment: [String: String], cache: BuildCache
    ) async throws(Mistake) -> Toolchain {
        let tools = try await Tools.find(environment: environment)
        let record = cache.toolchains + "/\(tools.identity).json"
        if let data = try? Data(contentsOf: URL(filePath: record)),
            let known = try? JSONDecoder().decode(Toolchain.self, from: data),
            (known.executableLink.files + known.libraryLink.files + [known.runtimeObject]).allSatisfy(Files.exists)
        {
            return known
        }
        let found = try await tools.probe()
        if let data = try? JSONEncoder().encode(found) {
            // Not essential: without the record, the next start asks again.
            try? cache.write(Array(data), to: record)
        }
        return found
    }
}

/// The programs, before they were asked anything.
private struct Tools {
    var compiler: String
    var clang: String
    var linker: String

    static func find(environment: [String: String]) async throws(Mistake) -> Tools {
        let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let search = { (name: String, folders: [String]) in
            folders.lazy.map { "\($0)/\(name)" }.first(where: Files.isExecutable)
        }
        guard let first = search("swift-frontend", folders) ?? search("swiftc", folders) else {
            throw Mistake(
                .build, what: "No Swift toolchain found: there is no swift-frontend on the PATH.",
                place: environment["PATH"],
                cure: "Install Swift 6.2 or later from https://www.swift.org/install, and put its usr/bin on the PATH.")
        }
        let compiler = try await realCompiler(first)
        let own = [Files.parent(compiler)]
        guard let clang = search("clang", own + folders), let linker = search("ld.lld", own + folders) else {
            throw Mistake(
                .build, what: "The Swift toolchain has no clang or no ld.lld.", place: own[0],
                cure:
                    "Install the whole toolchain from https://www.swift.org/install, or put clang and lld on the PATH.")
        }
        return Tools(compiler: compiler, clang: clang, linker: linker)
    }

    /// Returns the path of `swift-frontend` itself.
    ///
    /// A program of that name may stand for the one of a chosen toolchain, as swiftly's does; then it is asked for that
    /// toolchain's place each time, for the choice may change.
    private static func realCompiler(_ path: String) async throws(Mistake) -> String {
        if let real = Files.real(path) {
            if real.hasSuffix("/swift-frontend") { return real }
            let sibling = Files.parent(real) + "/swift-frontend"
            if let real = Files.real(sibling), real.hasSuffix("/swift-frontend") { return real }
        }
        let info = try await targetInfo(of: path)
        let candidate = info.paths.runtimeResourcePath + "/../../bin/swift-frontend"
        guard let real = Files.real(candidate) else {
            throw Mistake(
                .build, what: "The Swift toolchain has no swift-frontend.", place: candidate,
                cure: "Install the whole toolchain from https://www.swift.org/install.")
        }
        return real
    }

    /// A text that changes with each of the programs.
    var identity: ContentHash {
        var hash = ContentHash()
        for path in [compiler, clang, linker] {
            hash.add([path, Files.real(path) ?? "", Files.stamp(path) ?? ""])
        }
        return hash
    }

    func probe() async throws(Mistake) -> Toolchain {
        let info = try await Self.targetInfo(of: compiler)
        guard info.target.platform == "linux" else {
            throw Mistake(
                .build, what: "Understudy builds apps on Linux only, not for \(info.target.triple).", place: compiler,
                cure: "Run it on Linux, or in a container such as swift:6.3.")
        }
        let resources = info.paths.runtimeResourcePath
        let macros = resources + "/host/plugins"
        let server = resources + "/host/libSwiftInProcPluginServer.so"
        return Toolchain(
            compiler: compiler, clang: clang, linker: linker,
            version: info.compilerVersion + " " + (Files.stamp(compiler) ?? ""), triple: info.target.triple,
            runtimeLibraries: info.paths.runtimeLibraryPaths,
            runtimeObject: resources + "/\(info.target.platform)/\(info.target.arch)/swiftrt.o",
            macroFolders: [macros, macros + "/testing"].filter(Files.exists),
            macroServer: Files.exists(server) ? server : nil,
            executableLink: try await linkLine("-pie", triple: info.target.triple),
            libraryLink: try await linkLine("-shared", triple: info.target.triple))
    }

    private func linkLine(_ kind: String, triple: String) async throws(Mistake) -> LinkLine {
        // clang wants an input that exists; it does not read it.
        let arguments = ["-###", "-fuse-ld=lld", kind, "--target=\(triple)", "/dev/null", "-o", "output"]
        let output = try await Self.ask(clang, arguments)
        guard let line = LinkLine.parse(clangOutput: output, placeholder: "/dev/null") else {
            throw Mistake(
                .build, what: "clang does not say how to link: \(output)", place: clang,
                cure: "Check that `clang -###` works with the toolchain that is first on the PATH.")
        }
        for file in line.files where !Files.exists(file) {
            throw Mistake(
                .build, what: "The C library's start files are missing.", place: file,
                cure: "Install the C development files, such as Debian's libc6-dev and libgcc-12-dev.")
        }
        return line
    }

    private static func targetInfo(of compiler: String) async throws(Mistake) -> TargetInfo {
        let output = try await ask(compiler, ["-print-target-info"])
        do {
            return try JSONDecoder().decode(TargetInfo.self, from: Data(output.utf8))
        } catch {
            throw Mistake(
                .build, what: "The Swift compiler does not describe itself: \(output)", place: compiler,
                cure: "Check that `swiftc -print-target-info` works.")
        }
    }

    private static func ask(_ tool: String, _ arguments: [String]) async throws(Mistake) -> String {
        let call = ToolCall(tool: tool, arguments: arguments, workingDirectory: "/")
        do {
            let result = try await ToolRunner().run(call)
            guard result.succeeded else { throw ToolFailure(call: call, result: result) }
            return result.output
        } catch {
            throw Mistake(
                .build, what: "\(error)", place: tool, cure: "Check that this tool runs, or install Swift again.")
        }
    }
}
