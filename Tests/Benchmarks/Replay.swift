import Building
import Foundation
import Simulator
import Subprocess
import SystemPackage

/// The floor: the same programs with the same arguments, and nothing around them.
enum Replay {
    /// Milliseconds for the recorded calls, in an empty folder, each as soon as those that it needs have ended.
    static func calls(_ calls: [ToolCall]) async throws -> Double {
        let folder = FileManager.default.temporaryDirectory.appending(path: "understudy-replay-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let start = ContinuousClock.now
        try await withThrowingTaskGroup(of: Int.self) { group in
            var done: Set<Int> = []
            var waiting = Array(calls.indices)
            func startReady() {
                for index in waiting where done.isSuperset(of: calls[index].after) {
                    let call = calls[index]
                    group.addTask {
                        try await run(call.tool, call.arguments, [:], folder.path)
                        return index
                    }
                }
                waiting.removeAll { done.isSuperset(of: calls[$0].after) }
            }
            startReady()
            while let index = try await group.next() {
                done.insert(index)
                startReady()
            }
        }
        return (ContinuousClock.now - start).milliseconds
    }

    /// Milliseconds from the start to the end of the executable with its test bundle and no device: it loads, comes
    /// to UIApplicationMain, says that it needs a device and ends.
    static func bareLaunch(of app: LaunchableApp) async throws -> Double {
        let bundle = FileManager.default.temporaryDirectory.appending(
            path: "understudy-bare-\(UUID().uuidString).xctest")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: bundle) }
        try FileManager.default.copyItem(
            at: URL(filePath: app.testBundle ?? ""),
            to: bundle.appending(path: bundle.deletingPathExtension().lastPathComponent))
        let start = ContinuousClock.now
        try await run(
            app.executable, [],
            [
                "LD_PRELOAD": app.injectionLibrary, "LD_LIBRARY_PATH": app.libraryFolders.joined(separator: ":"),
                "UNDERSTUDY_TEST_BUNDLE": bundle.path,
            ],
            FileManager.default.temporaryDirectory.path)
        return (ContinuousClock.now - start).milliseconds
    }

    private static func run(
        _ tool: String, _ arguments: [String], _ environment: [String: String], _ folder: String
    ) async throws {
        let variables = environment.isEmpty ? ["PATH": "/usr/bin:/bin"] : environment
        _ = try await Subprocess.run(
            .path(FilePath(tool)), arguments: Arguments(arguments),
            environment: .custom(
                Dictionary(
                    uniqueKeysWithValues: variables.map { (Subprocess.Environment.Key(stringLiteral: $0), $1) })),
            workingDirectory: FilePath(folder), output: .discarded, error: .discarded)
    }
}
