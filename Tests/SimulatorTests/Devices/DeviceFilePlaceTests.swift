import Foundation
import Lifecycle
import Simulator
import TestSupport
import Testing

extension EndToEnd {
    /// The properties of an existing file that a device's file keeps.
    struct DeviceFilePlaceTests {
        @Test func `A link stays a link, and what it leads to is written`() async throws {
            try await TemporaryFile.with(nil) { target in
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
            try await TemporaryFile.with(nil) { url in
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
