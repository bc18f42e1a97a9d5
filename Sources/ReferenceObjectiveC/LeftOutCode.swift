internal import CProcess
internal import Synchronization

internal import Glibc

/// A piece of the app's code that was left out of the build and that the process came to.
package struct LeftOutCode: Hashable, Sendable {
    /// The code, shortened to a line.
    package let code: String
    /// The reason why it was left out.
    package let reason: String
    /// The meaning of its absence, as `LeftOutUse.Effect` in `Lifecycle` has it.
    package let effect: String
    /// The file with the code; empty if it is not known.
    package let file: String
    package let line: Int
}

/// The value of a stored property that was left out.
public struct _LeftOut: Codable, Hashable, Sendable {
    fileprivate init() {}
}

/// Tells that the process came to code that was left out, at the first time. The process goes on.
@discardableResult
public func _leftOut(_ code: String, _ reason: String, _ effect: String, _ file: String, _ line: Int) -> _LeftOut {
    if ToldParts.insert("\(file):\(line):\(code)") {
        LeftOutCode(code: code, reason: reason, effect: effect, file: file, line: line).tell()
    }
    return _LeftOut()
}

/// Tells that the process needs a value that was left out, and ends the process.
public func _leftOutValue(_ code: String, _ reason: String, _ file: String, _ line: Int) -> Never {
    LeftOutCode(code: code, reason: reason, effect: "stops", file: file, line: line).tell()
    _exit(70)
}

extension LeftOutCode {
    /// Tells the module that talks with the device, if it is in the process. That module imports this one.
    fileprivate func tell() {
        guard let symbol = understudy_function("ReferenceUIKit", "understudy_left_out") else { return }
        typealias Take = @convention(c) (UnsafeRawPointer) -> Void
        withUnsafePointer(to: self) { unsafeBitCast(symbol, to: Take.self)(UnsafeRawPointer($0)) }
    }
}

/// The parts that were reported.
private enum ToldParts {
    private static let parts = Mutex<Set<String>>([])

    /// Returns true if the part is new.
    static func insert(_ part: String) -> Bool {
        parts.withLock { $0.insert(part).inserted }
    }
}
