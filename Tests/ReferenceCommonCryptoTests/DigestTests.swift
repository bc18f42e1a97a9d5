import ReferenceCommonCrypto
import Testing

/// The digests of the standards' own examples: RFC 1321, section A.5, and FIPS 180-4's.
@Suite struct DigestTests {
    private typealias Function = (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<
        UInt8
    >?

    private static func digest(_ text: String, _ length: Int32, _ function: Function) -> String {
        var digest = [UInt8](repeating: 0, count: Int(length))
        let isItsOwn = digest.withUnsafeMutableBufferPointer { buffer in
            function(text, CC_LONG(text.utf8.count), buffer.baseAddress) == buffer.baseAddress
        }
        #expect(isItsOwn)
        return digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    @Test(arguments: [
        ("", "d41d8cd98f00b204e9800998ecf8427e"), ("a", "0cc175b9c0f1b6a831c399e269772661"),
        ("abc", "900150983cd24fb0d6963f7d28e17f72"), ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
        ("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", "d174ab98d277d9f5a5611c2c9f419d9f"),
        (String(repeating: "1234567890", count: 8), "57edf4a22be3c955ac49da2e2107b67a"),
    ])
    func `An MD5 digest is that of RFC 1321`(text: String, digest: String) {
        #expect(Self.digest(text, CC_MD5_DIGEST_LENGTH) { CC_MD5($0, $1, $2) } == digest)
    }

    @Test(arguments: [
        ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
        ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
    ])
    func `A SHA-1 digest is that of FIPS 180`(text: String, digest: String) {
        #expect(Self.digest(text, CC_SHA1_DIGEST_LENGTH) { CC_SHA1($0, $1, $2) } == digest)
    }

    @Test(arguments: [
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func `A SHA-256 digest is that of FIPS 180`(text: String, digest: String) {
        #expect(Self.digest(text, CC_SHA256_DIGEST_LENGTH) { CC_SHA256($0, $1, $2) } == digest)
    }
}
