import Foundation
import Testing

@testable import Playground

/// The token lasts over restarts, in a file that only its owner can read, and anything odd there gives a new one.
@Suite struct AccessTokenTests {
    /// A place for the file, in folders that do not exist yet.
    private func withFile(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "token-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.path + "/state/understudy/token")
    }

    private func permissions(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func `The next start has the same token`() throws {
        try withFile { file in
            let first = try AccessToken.kept(in: file)
            #expect(try AccessToken.kept(in: file) == first)
            #expect(first.text.count == 64)
            #expect(try permissions(file) == 0o600)
            #expect(try permissions((file as NSString).deletingLastPathComponent) == 0o700)
            let names = try FileManager.default.contentsOfDirectory(
                atPath: (file as NSString).deletingLastPathComponent)
            #expect(names == ["token"])
        }
    }

    @Test func `A renewed token takes its place`() throws {
        try withFile { file in
            let first = try AccessToken.kept(in: file)
            let second = try AccessToken.kept(in: file, renewed: true)
            #expect(second != first)
            #expect(try AccessToken.kept(in: file) == second)
        }
    }

    @Test(arguments: [
        "", "secret", String(repeating: "g", count: 64), String(repeating: "A", count: 64),
        String(repeating: "a", count: 63), String(repeating: "a", count: 65), String(repeating: "a", count: 64) + "\n",
    ])
    func `What is no token is replaced`(text: String) throws {
        try withFile { file in
            let first = try AccessToken.kept(in: file)
            try Data(text.utf8).write(to: URL(filePath: file))
            let second = try AccessToken.kept(in: file)
            #expect(second != first && second.text != text)
            #expect(try AccessToken.kept(in: file) == second)
        }
    }

    @Test(arguments: [0o644, 0o640, 0o604, 0o620, 0o601])
    func `A token that another user could read or change is replaced`(mode: Int) throws {
        try withFile { file in
            let first = try AccessToken.kept(in: file)
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
            #expect(try AccessToken.kept(in: file) != first)
            #expect(try permissions(file) == 0o600)
        }
    }

    @Test func `A link is replaced, and the file behind it is not touched`() throws {
        try withFile { file in
            let other = file + "-other"
            let known = try AccessToken.kept(in: other)
            try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: other)
            #expect(try AccessToken.kept(in: file) != known)
            #expect(try AccessToken.kept(in: other) == known)
        }
    }

    @Test func `A place that cannot be written is an error`() throws {
        try withFile { file in
            let state = URL(filePath: file).deletingLastPathComponent().deletingLastPathComponent()
            try FileManager.default.createDirectory(
                at: state.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: state)
            #expect(throws: (any Error).self) { try AccessToken.kept(in: file) }
        }
    }

    @Test(
        arguments: [
            (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/understudy/token"),
            (["XDG_STATE_HOME": "s", "HOME": "/h"], "/h/.local/state/understudy/token"),
            (["HOME": "/h"], "/h/.local/state/understudy/token"), (["HOME": "h"], nil), ([:], nil),
        ] as [([String: String], String?)])
    func `The file is in the folder for states`(environment: [String: String], file: String?) {
        #expect(AccessToken.file(environment: environment) == file)
    }
}
