import Foundation
import TestSupport
import Testing

@testable import Application

/// The words of the program about its version.
struct ProgramVersionTests {
    private static let hash = String(repeating: "a1", count: 20)

    @Test func `A version is said in lines, and what is not known is said, too`() {
        var version = ProgramVersion(checkout: Self.hash, toolchain: "Swift version 6.3.1, x86_64-unknown-linux-gnu")
        #expect(
            version.text == """
                understudy \(ProgramVersion.number)
                checkout at \(Self.hash)
                trace version 2
                toolchain Swift version 6.3.1, x86_64-unknown-linux-gnu
                """)
        version.commit = String(Self.hash.reversed())
        #expect(version.text.contains("\ncommit \(String(Self.hash.reversed()))\ntrace version 2\n"))
        version = ProgramVersion()
        #expect(version.text.hasSuffix("\ncommit not known\ntrace version 2\ntoolchain none found on the PATH"))
    }

    @Test(
        arguments: [
            ([".git/HEAD": "\(hash)\n"], hash),
            ([".git/HEAD": "ref: refs/heads/main", ".git/refs/heads/main": "\(hash)\n"], hash),
            ([".git/HEAD": "ref: refs/heads/main", ".git/packed-refs": "# pack\n\(hash) refs/heads/main\n"], hash),
            (
                [
                    ".git": "gitdir: store/worktrees/a", "store/worktrees/a/HEAD": "ref: refs/heads/b",
                    "store/worktrees/a/commondir": "../..", "store/refs/heads/b": hash,
                ], hash
            ),
            ([".git/HEAD": "ref: refs/heads/main"], nil), ([".git/HEAD": "<script>"], nil), (["a": ""], nil),
        ] as [([String: String], String?)])
    func `The commit is read from the repository's files`(files: [String: String], hash: String?) throws {
        let found = try ScratchFolder.with(files) { CheckedOutCommit(in: URL(filePath: $0 / ".")) }
        #expect(found?.hash == hash)
    }

    @Test(arguments: [("\(hash)\n", hash), ("", nil), ("main\n", nil)] as [(String, String?)])
    func `The commit of a release is read from its file`(text: String, hash: String?) throws {
        let found = try ScratchFolder.with(["COMMIT": text]) { CheckedOutCommit(notedIn: URL(filePath: $0 / "COMMIT")) }
        #expect(found?.hash == hash)
    }

    /// Another place for the number would be forgotten.
    @Test func `The changelog has the version`() throws {
        let page = Checkout.folder.appending(path: "Documentation.docc/Contributing/Changelog.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        #expect(text.contains("Version \(ProgramVersion.number) is of "))
    }
}
