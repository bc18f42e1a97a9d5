import Foundation
import Subprocess
import SystemPackage

@testable import Confinement

/// The program that sets limits and one that tries to get around them, built for these tests.
struct ConfinedPrograms: Sendable {
    /// A folder that every user may read.
    let folder: String
    var sandboxInit: String { folder + "/sandbox-init" }
    var attack: String { folder + "/attack" }

    static let built = Task {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().resolvingSymlinksInPath().path
        let folder = "/tmp/understudy-confinement-\(getpid())"
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        let programs = ConfinedPrograms(folder: folder)
        for (name, sources) in [
            ("sandbox-init", root + "/Sources/SandboxInit"), ("attack", root + "/Tests/Fixtures/Attacks"),
        ] {
            let files = try FileManager.default.contentsOfDirectory(atPath: sources).filter { $0.hasSuffix(".c") }
            let told = try await run(
                [
                    "/usr/bin/env", "clang", "-O1", "-Wall", "-Werror", "-std=gnu17", "-fuse-ld=lld", "-o",
                    "\(folder)/\(name)",
                ]
                    + files.map { "\(sources)/\($0)" }, environment: .inherit)
            guard told == "" else { fatalError("\(name) does not build: \(told)") }
        }
        return programs
    }

    /// The users who start a program.
    enum User: String, CaseIterable, Sendable {
        case ours
        /// A user without any right, if the tests are root's.
        case ordinary

        var words: [String] {
            guard self == .ordinary, getuid() == 0 else { return [] }
            return ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        }
    }

    /// Returns the output of a program under protection, errors included, and its ending.
    static func run(_ command: ProcessCommand, as user: User) async throws -> (output: String, ending: ProcessEnding) {
        let words = user.words + [command.executable] + command.arguments
        let result = try await Subprocess.run(
            .path(FilePath(words[0])), arguments: Arguments(Array(words.dropFirst())), environment: .custom([:]),
            workingDirectory: FilePath(command.workingDirectory), input: .none, output: .string(limit: 1 << 20),
            error: .combinedWithOutput)
        let ending: ProcessEnding =
            switch result.terminationStatus {
            case .exited(let code): .exited(code)
            case .signaled(let signal): .signaled(signal)
            }
        return (result.standardOutput, ending)
    }

    private static func run(_ words: [String], environment: Environment) async throws -> String {
        try await Subprocess.run(
            .path(FilePath(words[0])), arguments: Arguments(Array(words.dropFirst())), environment: environment,
            input: .none, output: .string(limit: 1 << 20), error: .combinedWithOutput
        ).standardOutput
    }
}
