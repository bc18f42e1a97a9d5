import Foundation
import Testing

@testable import Building
@testable import Storage
@testable import Wording

struct ToolchainTests {
    @Test func `A missing toolchain is said`() async throws {
        let mistake = await #expect(throws: Mistake.self) {
            _ = try await Toolchain.find(environment: ["PATH": "/nowhere"], cache: BuildCache(folder: "/nowhere"))
        }
        #expect(
            mistake
                == Mistake(
                    .build, what: "No Swift toolchain found: there is no swift-frontend on the PATH.",
                    place: "/nowhere",
                    cure:
                        "Install Swift 6.2 or later from https://www.swift.org/install, and put its usr/bin on the PATH."
                ))
    }

    @Test func `The tools are asked once, and the answer is kept`() async throws {
        let folder = "/tmp/understudy-tests-" + Files.uniqueName()
        defer { Files.remove(folder) }
        let cache = BuildCache(folder: folder)
        let environment = ProcessInfo.processInfo.environment
        let asked = try await Toolchain.find(environment: environment, cache: cache)
        let records = Files.names(in: cache.toolchains)
        #expect(records.count == 1)
        #expect(try await Toolchain.find(environment: environment, cache: cache) == asked)

        // The answer is the record, as long as the files that it names exist.
        let record = cache.toolchains + "/" + records[0]
        var other = asked
        other.version = "kept"
        try Files.write(Array(try JSONEncoder().encode(other)), to: record)
        #expect(try await Toolchain.find(environment: environment, cache: cache) == other)
        other.runtimeObject = "/gone/swiftrt.o"
        try Files.write(Array(try JSONEncoder().encode(other)), to: record)
        #expect(try await Toolchain.find(environment: environment, cache: cache) == asked)
    }

    @Test func `The real compiler is found behind a proxy`() async throws {
        let folder = "/tmp/understudy-tests-" + Files.uniqueName()
        defer { Files.remove(folder) }
        let environment = ProcessInfo.processInfo.environment
        let cache = BuildCache(folder: folder + "/cache")
        let direct = try await Toolchain.find(environment: environment, cache: cache)
        // As swiftly does it: one program under many names.
        try Files.write(Array("#!/bin/sh\nexec \(direct.compiler) \"$@\"\n".utf8), to: folder + "/bin/proxy")
        for arguments in [["chmod", "+x", "proxy"], ["ln", "-s", "proxy", "swift-frontend"]] {
            _ = try await ToolRunner().run(
                ToolCall(tool: "/usr/bin/env", arguments: arguments, workingDirectory: folder + "/bin"))
        }
        #expect(try await Toolchain.find(environment: ["PATH": folder + "/bin"], cache: cache) == direct)
    }
}
