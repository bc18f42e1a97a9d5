internal import CProcess

/// Returns the folder of the test bundle that a class is part of; nil for a class of the app, of a library, or generic.
public func _testBundlePath(of aClass: AnyClass) -> String? {
    guard let file = understudy_image_path(unsafeBitCast(aClass, to: UnsafeRawPointer.self)) else { return nil }
    var parts = String(cString: file).split(separator: "/", omittingEmptySubsequences: false)
    while let last = parts.last, !last.hasSuffix(".xctest") { parts.removeLast() }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
}
