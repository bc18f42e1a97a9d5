internal import CProcess
internal import Glibc

/// Returns the folder of the test bundle that a class is part of; nil for a class of the app, of a library, or generic.
public func _testBundlePath(of aClass: AnyClass) -> String? {
    guard let file = understudy_image_path(unsafeBitCast(aClass, to: UnsafeRawPointer.self)) else { return nil }
    var parts = String(cString: file).split(separator: "/", omittingEmptySubsequences: false)
    while let last = parts.last, !last.hasSuffix(".xctest") { parts.removeLast() }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
}

/// Returns the folder of the bundle that a class is part of: the test bundle, a framework in the app's bundle, or that.
///
/// - Parameter app: The folder of the app's bundle.
public func _bundlePath(of aClass: AnyClass, in app: String) -> String {
    if let tests = _testBundlePath(of: aClass) { return tests }
    // The libraries are part of the app's executable here, so the module tells the framework.
    let module = _typeName(aClass).prefix { $0 != "." }
    let framework = "\(app)/Frameworks/\(module).framework"
    return access(framework, F_OK) == 0 ? framework : app
}
