/// A number of bytes, or a word of a digest.
public typealias CC_LONG = UInt32

/// The number of bytes that CC_MD5 writes.
public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
/// The number of bytes that CC_SHA1 writes.
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
/// The number of bytes that CC_SHA256 writes.
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }

/// Writes the MD5 digest (RFC 1321) of `len` bytes at `data` to `md` and returns `md`.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    write(MD5.digest(bytes(data, len)), to: md)
}

/// Writes the SHA-1 digest (FIPS 180-4) of `len` bytes at `data` to `md` and returns `md`.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    write(SHA1.digest(bytes(data, len)), to: md)
}

/// Writes the SHA-256 digest (FIPS 180-4) of `len` bytes at `data` to `md` and returns `md`.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    write(SHA256.digest(bytes(data, len)), to: md)
}

private func bytes(_ data: UnsafeRawPointer?, _ count: CC_LONG) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count)))
}

private func write(_ digest: [UInt8], to place: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
    for (index, byte) in digest.enumerated() { place?[index] = byte }
    return place
}
