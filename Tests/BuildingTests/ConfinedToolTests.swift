import Confinement
import Foundation
import Lifecycle
import TestSupport
import Testing
import Wording

@testable import Building
@testable import Samples
@testable import Storage

/// Compiler and linker read files of others, so they are confined.
///
/// With bubblewrap they reach only their own files, and without it an object still gives the linker no options.
@Suite(
    AtWorkbench(), .serialized, .timeLimit(.minutes(2)),
    .tried("A source text, a plug-in or a name turns compiler and linker against their owner"))
struct ConfinedToolTests {
    let workbench: Workbench

    init() throws {
        workbench = try #require(Workbench.current)
    }

    /// Returns a builder with the protection of the machine, or as if it had no bubblewrap.
    private func builder(isBare: Bool) async -> ModuleBuilder {
        var builder = workbench.builder
        if isBare, case .sandboxInit(let sandboxInit) = builder.protection.restraint {
            builder.protection = await Protection.find(sandboxInit: sandboxInit.path, in: ["/nonesuch"])
        }
        return builder
    }

    private func tools(isBare: Bool) async throws -> ModuleTools {
        try await builder(isBare: isBare).tools()
    }

    /// Returns a source file that puts `options` into the section that tells the linker what to link.
    private static func app(_ name: String, asking options: [String]) -> ModuleInput {
        var app = ModuleInput.app(name)
        let bytes: [UInt8] = options.flatMap { Array($0.utf8) + [0] as [UInt8] }
        let type = Array(repeating: "UInt8", count: bytes.count).joined(separator: ", ")
        app.files[1].text += """
            @section(".swift1_autolink_entries") @used let asked: (\(type)) = (\(bytes.map { "\($0)" }.joined(separator: ", ")))
            """
        return app
    }

    @Test(arguments: [true, false])
    func `Linker options in an object are refused by name`(isBare: Bool) async throws {
        let place = workbench.folder + "/owned"
        let options = [
            "-Map=\(place)", "--reproduce=\(place)", "-o", place, "--format=binary", "/etc/passwd", "-L/", "-l:x.so",
            "-l../x", "-l", "@\(place)",
        ]
        for (index, asked) in (options.map { [$0] } + [options]).enumerated() {
            let app = Self.app("Asking\(isBare ? "Bare" : "")\(index)", asking: asked)
            let failure = await #expect(throws: CompileFailure.self) {
                try await builder(isBare: isBare).build(app: app)
            }
            let line = try #require(
                app.files[1].text.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init))
            #expect(failure?.phase == .linking)
            #expect(
                failure?.diagnostics
                    == asked.map {
                        Diagnostic(
                            path: app.files[1].path, line: 2, column: 11, severity: .error,
                            message: "the section .swift1_autolink_entries asks the linker for '\($0)'",
                            sourceLine: line)
                    })
            #expect(
                failure?.rendered().hasSuffix(
                    "\nThe compiler alone writes to this section. Remove what your code puts into it; to link a library, import its module."
                )
                    == true)
        }
        #expect(!Files.exists(place))
    }

    @Test func `The libraries of the toolchain are linked`() async throws {
        var app = ModuleInput.app("Importing")
        app.files[1].text = """
            import Dispatch
            import Foundation
            import FoundationNetworking
            import FoundationXML
            import Glibc
            import Observation
            import RegexBuilder
            import Synchronization
            import Testing
            import XCTest
            """ + "\n" + app.files[1].text
        let product = try await workbench.builder.build(app: app)
        let asked = Set(product.calls.flatMap(\.arguments).filter { $0.hasPrefix("-l") })
        #expect(
            asked.isSuperset(of: ["-lFoundation", "-lFoundationXML", "-lXCTest", "-lTesting", "-ldispatch", "-lm"]))
    }

    @Test(
        arguments: [
            ("-lFoundation", "Foundation"), ("-lstdc++", "stdc++"), ("-l_FoundationICU", "_FoundationICU"),
            ("-lswift-x.1", "swift-x.1"), ("-l", nil), ("-l:libc.so", nil), ("-l-x", nil), ("-l.", nil), ("-l/x", nil),
            ("-la/../b", nil), ("-lé", nil), ("-la b", nil), ("-L/", nil), ("lx", nil), ("--library=x", nil), ("", nil),
            ("/x.o", nil), ("-lx\n-o", nil),
        ] as [(String, String?)])
    func `An entry is a library with a plain name`(_ entry: String, _ library: String?) {
        #expect(AutolinkEntries.library(entry) == library)
    }

    /// Asks a tool to write, with an option that could slip through a hole in our checks.
    @Test(.enabled { try await ReaderTrial.protection.value.hidesFiles })
    func `The linker writes to its working folder alone`() async throws {
        try #require(workbench.protection.hidesFiles)
        let folder = try workbench.cache.makeWorkFolder()
        defer { Files.remove(folder) }
        try Files.write(Array("canary".utf8), to: workbench.folder + "/secret")
        let tools = try await tools(isBare: false)
        let line = workbench.toolchain.executableLink.before
        let machine = line[try #require(line.firstIndex(of: "-m")) + 1]
        func link(_ options: [String]) async throws -> ChildProcess.Result {
            try await tools.runner.run(
                ToolCall(
                    tool: workbench.toolchain.linker, arguments: ["-m", machine] + options, workingDirectory: folder))
        }
        let places = [
            workbench.folder + "/owned", workbench.cache.entries + "/owned", workbench.cache.sources + "/owned",
            workbench.cache.folder + "/owned", "/usr/owned", "/tmp/owned", "\(NSHomeDirectory())/owned",
        ]
        for place in places {
            let result = try await link(["--format=binary", "/usr/bin/env", "-r", "-o", place])
            #expect(!result.succeeded, "\(place)")
            #expect(!Files.exists(place), "\(place)")
        }
        #expect(
            try await link(["--format=binary", workbench.folder + "/secret", "-r", "-o", "x.o"]).succeeded == false)
        #expect(try await link(["--format=binary", "/etc/passwd", "-r", "-o", "x.o"]).succeeded == false)
        #expect(try await link(["--format=binary", "/usr/bin/env", "-r", "-o", "x.o"]).succeeded)
        #expect(Files.names(in: folder) == ["x.o"])
    }

    /// A macro's plug-in is a program or library that the compiler runs; here one that writes.
    @Test(.enabled { try await ReaderTrial.protection.value.hidesFiles })
    func `A plug-in that the compiler loads writes nothing`() async throws {
        try #require(workbench.protection.hidesFiles)
        let folder = try workbench.cache.makeWorkFolder()
        defer { Files.remove(folder) }
        let place = workbench.folder + "/owned-by-a-plug-in"
        try Files.write(
            Array(
                """
                #include <stdio.h>
                #include <sys/socket.h>
                __attribute__((constructor)) static void run(void) {
                    fprintf(stderr, "ran %d %d\\n", fopen("\(place)", "w") != NULL, socket(17, 3, 0) >= 0);
                }
                """.utf8), to: folder + "/plugin.c")
        let tools = try await tools(isBare: false)
        let build = try await tools.runner.run(
            ToolCall(
                tool: workbench.toolchain.clang,
                arguments: ["-shared", "-fPIC", "-fuse-ld=lld", "-o", "libplugin.so", "plugin.c"],
                workingDirectory: folder))
        #expect(build == ChildProcess.Result(ending: .exited(0), output: ""))
        try Files.write(
            Array(
                "@freestanding(expression) macro f() -> Int = #externalMacro(module: \"plugin\", type: \"F\")\n_ = #f()\n"
                    .utf8),
            to: folder + "/main.swift")
        let result = try await tools.runner.run(
            ToolCall(
                tool: workbench.toolchain.compiler,
                arguments: [
                    "-frontend", "-typecheck", "main.swift", "-module-cache-path",
                    workbench.cache.clangModules(workbench.toolchain),
                    "-load-plugin-library", "libplugin.so",
                ]
                    + (workbench.toolchain.macroServer.map { ["-in-process-plugin-server-path", $0] } ?? []),
                workingDirectory: folder))
        #expect(result.output.contains("ran 0 0"), "\(result.output)")
        #expect(!Files.exists(place))
    }

    @Test(arguments: [true, false])
    func `A tool that reaches a limit is the reader's to cure`(isBare: Bool) async throws {
        var tools = try await tools(isBare: isBare)
        tools.runner.protection.limits = ResourceLimits(
            memory: 1 << 30, processorTime: 1, fileSize: 4096, processes: 64)
        let folder = try workbench.cache.makeWorkFolder()
        defer { Files.remove(folder) }
        func compile(_ script: String) async -> [String]? {
            let call = ToolCall(tool: "/bin/sh", arguments: ["-c", script], workingDirectory: folder)
            do {
                _ = try await tools.compile(call, module: "App")
                return nil
            } catch {
                return (error as? CompileFailure)?.diagnostics.map(\.message) ?? ["\(error)"]
            }
        }
        #expect(
            await compile("while :; do :; done") == ["the compiler needed more than 120 s of processor time"])
        #expect(await compile("exec head -c 9999 /dev/zero > x") == ["the compiler wrote a file of more than 256 MiB"])
        #expect(
            await compile("echo LLVM ERROR: out of memory >&2; kill -ABRT $$")
                == ["the compiler needed more than 4096 MiB of memory"])
        #expect(await compile("echo '/x:1:1: error: out of memory' >&2; exit 1") == ["out of memory"])
        let cut = "the compiler printed more than 16 MiB, and was ended"
        #expect(await compile("echo '/x:1:1: error: the first'; exec yes") == ["the first", cut])
        // What it started in its own group ends with it, too.
        #expect(await compile("set -m; sleep 94.\(getpid()) & exec yes") == [cut])
        #expect(ProcessTable.processes(with: "sleep\0" + "94.\(getpid())") == [])
    }

    @Test(arguments: ["../../escape", "a/b", "", ".", "..", "a\nb", "a\0b", String(repeating: "n", count: 201)])
    func `A target's name is a file's`(_ name: String) async throws {
        var sample = try Self.sample()
        sample.app.name = name
        let mistake = await #expect(throws: Mistake.self) {
            try await SampleBuilder(modules: workbench.builder).build(sample)
        }
        #expect(
            mistake?.what
                == "\(Self.shown(name)) cannot be a target's name: its product is a file of that name.")
    }

    @Test(arguments: ["../../escape", "", "-o", "@file", "a b", "a/b", "9a", ".a", "a.b", "a\0"])
    func `A module's name is an identifier`(_ name: String) async throws {
        var sample = try Self.sample()
        sample.tests = sample.app
        sample.tests?.module = name
        let mistake = await #expect(throws: Mistake.self) {
            try await SampleBuilder(modules: workbench.builder).build(sample)
        }
        #expect(
            mistake?.what == "\(Self.shown(name)), the module of the target App, is not a Swift identifier.")
    }

    /// A name as a message has it: without the characters that no terminal shows.
    private static func shown(_ name: String) -> String {
        Escaping.shellWord(name).replacing("\0", with: "\u{FFFD}")
    }

    @Test func `Names of other languages are taken`() async throws {
        var sample = try Self.sample()
        sample.app.name = "Über App (β)"
        sample.app.module = "Über_App"
        try sample.app.checkNames()
    }

    private static func sample() throws -> Sample {
        let input = ModuleInput.app("App")
        return Sample(
            name: "App", app: Sample.Target(name: "App", module: "App", sources: input.files),
            description: AppDescription(bundleIdentifier: "org.example.app", name: "App"), infoPlist: "")
    }
}
