import Foundation
import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// Runs on a device in a file: places that cannot hold one are named before anything is built, with the cure.
    struct KeptDeviceTests {
        static let places: [(String, String)] = [
            (
                "/nonexistent/phone.json",
                """
                understudy: /nonexistent/phone.json: The device cannot be kept in this file: there is no folder /nonexistent.
                Make the folder, or name a file in another one.

                """
            ),
            (
                "/etc/hostname/phone.json",
                """
                understudy: /etc/hostname/phone.json: The device cannot be kept in this file: /etc/hostname is not a folder.
                Name a file in a folder.

                """
            ),
            (
                "/proc/phone.json",
                """
                understudy: /proc/.phone.json.understudy-lock: The device cannot be kept in this file: its lock cannot be made.
                Check the permissions and the space that is left, or name a file in another folder.

                """
            ),
            (
                "/tmp",
                """
                understudy: /tmp: The device in this file cannot be used.
                It is a folder. Name a file.

                """
            ),
            (
                "/dev/null",
                """
                understudy: /dev/null: The device in this file cannot be used.
                It is neither a file nor a folder. Name a file.

                """
            ),
        ]

        @Test(arguments: places)
        func `2: the place is refused`(_ place: String, _ message: String) async throws {
            // No toolchain either: the place is looked at before anything is built.
            let ending = try await Program.run(
                ["run", CommandLineTests.stage, "--state", place], environment: ["PATH": "/nonexistent"])
            #expect(ending == Program.ExitStatus(status: 2, output: "", error: message))
        }

        @Test func `Two runs on one file: one waits and says so, and finds what the other left`() async throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "two-runs-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let device = folder.appending(path: "phone.json").path
            let place = try SmallApp.write(
                "Slow", ["main.swift": SmallApp.main("Thread.sleep(forTimeInterval: 1)")], tests: nil)
            let arguments = ["run", place, "--os", "17", "--state", device, "--format", "jsonl"]
            _ = try await Program.run(["run", place, "--os", "17", "--format", "jsonl"])
            async let first = Program.run(arguments)
            async let second = Program.run(arguments)
            let endings = try await [first, second]
            #expect(endings.map(\.status) == [0, 0])
            let waited =
                "\(device): Another run uses this device. Waiting for it to end; Ctrl-C stops waiting.\n"
            #expect(endings.map(\.error).sorted() == ["", waited])
            let verdicts = try endings.map { try #require(try TraceLine.events(in: $0.output).last?.verdict) }
            #expect(verdicts.map(\.sessionsBefore).sorted() == [0, 1])
            #expect(verdicts.map(\.sessionsAfter) == [1, 1])
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["phone.json"])
        }
    }
}
