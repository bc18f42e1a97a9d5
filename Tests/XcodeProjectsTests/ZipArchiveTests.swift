import Foundation
import TestSupport
import Testing

@testable import XcodeProjects

struct ZipArchiveTests {
    @Test func `The checksum is the one that the standard gives for the digits`() {
        #expect(CRC32.checksum(Array("123456789".utf8)) == 0xcbf4_3926)
        #expect(CRC32.checksum([]) == 0)
    }

    @Test func `What is packed is read back`() throws {
        var archive = ZipArchive()
        archive.add("a/ä.txt", Array("one".utf8))
        archive.add("a/b/empty", [])
        let entries = try ZipReader(archive.bytes).entries
        #expect(entries.map(\.path) == ["a/ä.txt", "a/b/empty"])
        #expect(entries.map(\.content) == [Array("one".utf8), []])
    }

    @Test func `The bytes of an archive`() {
        var archive = ZipArchive()
        archive.add("a", [0x62])
        let shared = "14000008000000002100" + "f9efbe71" + "0100000001000000" + "01000000"
        #expect(
            archive.bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
                == "504b0304" + shared + "6162"
                + "504b01021403" + shared + "000000000000" + "0000a481" + "00000000" + "61"
                + "504b050600000000010001002f000000200000000000")
    }
}
