import Building
import Confinement
import Foundation
import TestSupport
import Testing

@testable import Tutorials

/// The documentation compiler reads files of others, so it reaches only those and its own folder.
@Suite struct ConfinedDocCTests {
    @Test func `docc reads no other file and writes nowhere but into its own folder`() async throws {
        let protection = try await TestBuilder.shared.value.modules.protection
        guard case .bubblewrap = protection.isolation else { return }
        let folder = FileManager.default.temporaryDirectory.appending(path: "confined-docc-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appending(path: "usr/bin/docc")
        let catalog = folder.appending(path: "Small.docc")
        for made in [program.deletingLastPathComponent(), catalog] {
            try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
        }
        let secret = folder.appending(path: "secret")
        try Data("secret\n".utf8).write(to: secret)
        try Data("page\n".utf8).write(to: catalog.appending(path: "page.md"))
        // The script has docc's name and is called like it.
        let script = """
            #!/bin/sh
            cat '\(secret.path)' 2> /dev/null && echo read the secret
            (echo > "$2/written") 2> /dev/null && echo wrote to the catalog
            (echo > '\(secret.path)') 2> /dev/null && echo wrote elsewhere
            cat "$2/page.md"
            mkdir "$4" && echo made > "$4/index.html"
            """
        try Data(script.utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let output = folder.appending(path: "output")
        let result = try await DocC(program: program.path, protection: protection).convert(
            catalog.path, to: output.path, [])
        #expect(result == DocC.Result(succeeded: true, output: "page\n"))
        #expect(try String(contentsOf: output.appending(path: "index.html"), encoding: .utf8) == "made\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: catalog.path) == ["page.md"])
        #expect(try String(contentsOf: secret, encoding: .utf8) == "secret\n")
    }
}
