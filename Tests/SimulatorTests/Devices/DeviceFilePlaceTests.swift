import Foundation
import Lifecycle
import Simulator
import Testing

extension EndToEnd {
    /// Places in which no device can be kept: said with the cure before anything is built.
    struct DeviceFilePlaceTests {
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
                understudy: /etc/hostname/phone.json: The device cannot be kept in this file: /etc/hostname is no folder.
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

        @Test func `A link stays a link, and what it leads to is written`() async throws {
            try await DeviceFileTests.withFile(nil) { target in
                let link = target.appendingPathExtension("link")
                defer { try? FileManager.default.removeItem(at: link) }
                try DeviceFile(target).write(Device(system: SystemVersion(16)))
                try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
                let device = Device(system: SystemVersion(17))
                try await DeviceFile(link).hold { try DeviceFile(link).write(device) }
                #expect(DeviceFile(target).read() == .device(device))
                #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
            }
        }

        @Test func `Permissions of the file stay as they are`() async throws {
            try await DeviceFileTests.withFile(nil) { url in
                let device = Device(system: SystemVersion(17))
                try DeviceFile(url).write(device)
                try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
                try DeviceFile(url).write(device)
                let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
                #expect(attributes[.posixPermissions] as? Int == 0o600)
            }
        }
    }
}
