import Foundation
import ReferenceCommonCrypto
import Testing

struct SHA256Tests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func `SHA-256 as FIPS 180-4 has it`(message: String, digest: String) {
        #expect(SHA256.digest(Array(message.utf8)).map { String(format: "%02x", $0) }.joined() == digest)
    }

    @Test func `SHA-256 of a million letters`() {
        let digest = SHA256.digest([UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
        #expect(
            digest.map { String(format: "%02x", $0) }.joined()
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test(arguments: [0, 1, 55, 56, 63, 64, 65, 127, 128, 129, 200])
    func `SHA-256 of parts is that of the whole`(count: Int) {
        let message = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        let whole = SHA256.digest(message)
        for size in [1, 3, 63, 64, 65] {
            var hash = SHA256()
            for start in stride(from: 0, to: count, by: size) {
                Array(message[start..<min(start + size, count)]).withUnsafeBytes { hash.add($0) }
            }
            #expect(hash.digest == whole, "\(count) bytes in parts of \(size)")
        }
    }
}
