extension SmallApp {
    /// Finds the conversation's mark in the memory of the library that keeps it, and sends messages as that library does.
    package static let forger = ##"""
        import Foundation
        import Glibc

        enum Forger {
            static let mark: String = {
                for map in maps() where map.hasSuffix("/libCProcess.so") && map.contains(" rw-p ") {
                    let ends = map.split(separator: " ")[0].split(separator: "-").map { UInt($0, radix: 16)! }
                    let bytes = UnsafeRawBufferPointer(
                        start: UnsafeRawPointer(bitPattern: ends[0]), count: Int(ends[1] - ends[0]))
                    for start in 0..<(bytes.count - 36) where [8, 13, 18, 23].allSatisfy({ bytes[start + $0] == 0x2D }) {
                        return String(decoding: bytes[start..<start + 36], as: UTF8.self)
                    }
                }
                fatalError("the forger finds no mark")
            }()

            /// Foundation reads no more than a page of a file without a size.
            static func maps() -> [Substring] {
                let file = open("/proc/self/maps", O_RDONLY)
                var all: [UInt8] = []
                var part = [UInt8](repeating: 0, count: 4096)
                while case let count = read(file, &part, part.count), count > 0 { all += part[..<count] }
                close(file)
                return String(decoding: all, as: UTF8.self).split(separator: "\n")
            }

            static func bytes(_ json: String) -> [UInt8] { [0x1E] + Array((mark + json + "\n").utf8) }

            static func send(_ json: String) {
                let bytes = bytes(json)
                _ = Glibc.send(1, bytes, bytes.count, 0)
            }

            static func event(_ fields: String) { send(json(fields)) }

            static func json(_ fields: String) -> String {
                var time = timespec()
                clock_gettime(CLOCK_MONOTONIC, &time)
                return #"{"event":{"_0":{"seq":0,"time":\#(time.tv_sec * 1_000_000 + time.tv_nsec / 1000),\#(fields)}}}"#
            }

            static func test(_ name: String, _ text: String) {
                event(#""kind":"test","lane":"Test","name":"\#(name)","text":"\#(text)""#)
            }
        }
        """##

    /// Tests of which the second fails and the third does what the code says.
    package static func threeTests(third: String) -> String {
        """
        import Foundation
        import XCTest

        final class ThreeTests: XCTestCase {
            func test1() {}
            func test2() { XCTFail("the second") }
            func test3() { \(third) }
            func test4() {}
        }
        """
    }
}
