import Foundation
import TestSupport
import Testing

@testable import Checks

/// The unified format, as `patch` takes it.
struct UnifiedDiffTests {
    @Test func `Changes that are near are one hunk, and others are two`() {
        let before = (1...20).map { "\($0)\n" }.joined()
        let after = before.replacing("2\n3\n", with: "2\nnew\n3\n", maxReplacements: 1).replacing("19\n", with: "")
        #expect(
            UnifiedDiff.hunks(from: before, to: after) == """
                @@ -1,5 +1,6 @@
                 1
                 2
                +new
                 3
                 4
                 5
                @@ -16,5 +17,4 @@
                 16
                 17
                 18
                -19
                 20

                """)
    }

    static let texts: [(String, String)] = [
        ("", "a\n"), ("a\n", ""), ("a", "a\n"), ("a\n", "a"), ("a\nb", "a\nc"), ("a\r\nb\r\n", "a\r\nc\r\nb\r\n"),
        ("one\n", "é\n"),
        ((1...40).map { "\($0)\n" }.joined(), (1...40).filter { $0 % 9 != 0 }.map { "\($0)\n" }.joined()),
        ((1...9).map { "\($0)\n" }.joined(), (1...9).map { "\($0 == 5 ? 50 : $0)\n" }.joined()),
    ]

    @Test(arguments: texts)
    func `Patch makes of one text the other`(before: String, after: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "diff-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "file")
        try Data(before.utf8).write(to: file)
        let diff = Patch([Patch.File(path: file.path, before: before, after: after)]).diff(from: folder.path)
        try Data(diff.utf8).write(to: folder.appending(path: "diff"))
        let ending = try await Program.run(
            "/usr/bin/env", ["patch", "-p1", "-F0", "--binary", "-d", folder.path, "-i", folder.path + "/diff"])
        #expect(ending.status == 0, "\(ending.output)")
        // An empty file is removed by some versions of patch.
        let result = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        #expect(result == after, "\(diff)")
    }

    @Test func `An edit that does not fit its text is no patch`() {
        #expect(Patch("/a", "text", [Patch.Edit(2..<9, "x")]) == nil)
        #expect(Patch("/a", nil, [.insert("x", at: 0)]) == nil)
        #expect(Patch("/a", "é", [.insert("x", at: 1)]) == nil)
    }

    @Test func `Paths are relative to a folder that they are in`() {
        #expect(RelativePath.of("/w/App/a.swift", from: "/w") == "App/a.swift")
        #expect(RelativePath.of("/wide/a.swift", from: "/w") == "/wide/a.swift")
        #expect(RelativePath.folder(around: ["/w/App/a.swift", "/w/AppTests/b.swift"]) == "/w")
        #expect(RelativePath.folder(around: []) == "/")
    }
}
