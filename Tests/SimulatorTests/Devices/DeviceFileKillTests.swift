import Foundation
import Lifecycle
import Simulator
import TestSupport
import Testing

import Glibc

extension EndToEnd {
    /// A device's file while processes write it that are killed, or that are several.
    struct DeviceFileKillTests {
        /// A folder with nothing but the device's file, and the number of the device in it.
        private struct Scratch {
            let folder: URL
            var file: DeviceFile { DeviceFile(folder.appending(path: "phone.json")) }

            init() throws {
                folder = FileManager.default.temporaryDirectory.appending(path: "device-kill-\(UUID().uuidString)")
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }

            func names() throws -> Set<String> {
                Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
            }

            /// 0 without a file; nil if it is not a whole device of `device-writer`.
            func number() -> Int? {
                switch file.read() {
                case .missing: return 0
                case .unusable: return nil
                case .device(let device):
                    let numbers = Set(device.apps.values.map(\.description.name))
                    return device.apps.count == 40 && numbers.count == 1 ? numbers.first.flatMap { Int($0) } : nil
                }
            }
        }

        /// Starts the writer at a number, lets it write for a while and kills it.
        ///
        /// - Returns: The number of the device that it was about to write, or had just written.
        private static func killed(after microseconds: UInt32, at number: Int, _ file: DeviceFile) throws -> Int {
            let writer = Process()
            writer.executableURL = Bundle.main.bundleURL.appending(path: "device-writer")
            writer.arguments = [file.url.path, "\(number)"]
            let pipe = Pipe()
            writer.standardOutput = pipe
            try writer.run()
            // It has begun when it says so.
            let first = pipe.fileHandleForReading.availableData
            usleep(microseconds)
            kill(writer.processIdentifier, SIGKILL)
            let rest = try pipe.fileHandleForReading.readToEnd() ?? Data()
            writer.waitUntilExit()
            let said = String(decoding: first + rest, as: UTF8.self).split(separator: "\n")
            return try #require(said.last.flatMap { Int($0) })
        }

        @Test func `After 500 kills at random moments the file is the old one or the new one`() async throws {
            let scratch = try Scratch()
            defer { try? FileManager.default.removeItem(at: scratch.folder) }
            let allowed: Set = ["phone.json", ".phone.json.understudy-lock", ".phone.json.understudy-new"]
            var seed: UInt64 = 11
            var number = 0
            var ends = (old: 0, new: 0)
            for _ in 0..<500 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let last = try Self.killed(after: UInt32(seed >> 33) % 4000, at: number, scratch.file)
                number = try #require(scratch.number())
                #expect([last - 1, last].contains(number))
                if number == last { ends.new += 1 } else { ends.old += 1 }
                #expect(try scratch.names().subtracting(allowed) == [])
            }
            // The moments were such that both happened.
            #expect(ends.old > 20 && ends.new > 20, "\(ends)")
            try await scratch.file.hold {}
            #expect(try scratch.names() == ["phone.json"])
        }

        @Test func `Tasks that change one device at the same time do it one after the other`() async throws {
            let scratch = try Scratch()
            defer { try? FileManager.default.removeItem(at: scratch.folder) }
            let file = scratch.file
            try await withThrowingTaskGroup(of: Void.self) { group in
                for task in 0..<8 {
                    group.addTask {
                        for turn in 0..<5 {
                            try await file.hold {
                                var device = Device(system: SystemVersion(17))
                                if case .device(let kept) = file.read() { device = kept }
                                let bundle = "org.example.\(task).\(turn)"
                                _ = device.receive(
                                    .install(AppDescription(bundleIdentifier: bundle, name: "")), for: bundle)
                                try file.write(device)
                            }
                        }
                    }
                }
                try await group.waitForAll()
            }
            guard case .device(let device) = file.read() else { throw Unexpected("no device") }
            #expect(
                Set(device.apps.keys) == Set((0..<8).flatMap { task in (0..<5).map { "org.example.\(task).\($0)" } }))
            #expect(try scratch.names() == ["phone.json"])
        }
    }
}
