import Foundation
import Synchronization
import SystemPackage
import Testing

@testable import Simulator

/// The stream between the device and an app's process, without a process.
struct AppStreamTests {
    @Test func `Writing to a process that does not read keeps nobody waiting`() throws {
        let stream = try AppStream { _ in }
        let start = ContinuousClock.now
        for _ in 0..<1000 { stream.write([UInt8](repeating: 0x61, count: 64 << 10)) }
        #expect(ContinuousClock.now - start < .seconds(1))
        try stream.forProcess.close()
    }

    @Test func `What is written arrives in order`() throws {
        let stream = try AppStream { _ in }
        for number in 0..<1000 { stream.write(Array("\(number)\n".utf8)) }
        let expected = (0..<1000).map { "\($0)\n" }.joined()
        var read: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while read.count < expected.utf8.count {
            let count = try buffer.withUnsafeMutableBytes { try stream.forProcess.read(into: $0) }
            read += buffer[..<count]
        }
        #expect(String(decoding: read, as: UTF8.self) == expected)
        try stream.forProcess.close()
    }

    @Test func `A stream can be dropped while pieces of it wait to be taken`() throws {
        for _ in 0..<50 {
            let received = Mutex(0)
            var stream: AppStream? = try AppStream { _ in received.withLock { $0 += 1 } }
            let process = try #require(stream?.forProcess)
            let bytes = [UInt8](repeating: 0x61, count: 16 << 10)
            while received.withLock({ $0 }) < 3 { _ = try process.writeAll(bytes) }
            // Nothing was taken; freeing a semaphore that is in use would end this process.
            stream = nil
            try process.close()
        }
    }
}
