internal import CProcess
internal import Synchronization

internal import Glibc

/// A class that the app looked up by a name, and that is not in the process.
package struct MissedClass: Hashable, Sendable {
    /// The function that the app called.
    package let function: String
    /// The name that was looked up, the end of a very long one left out.
    package let name: String
    /// The class that was probably meant; nil if there is none.
    package let near: NearClass?

    /// The length from which on a name is cut, and not compared to others.
    private static let longest = 200

    init(_ name: String, by function: String) {
        self.function = function
        let isLong = name.utf8.count > Self.longest
        self.name = isLong ? String(name.prefix(Self.longest)) + "…" : name
        near = isLong ? nil : NearClass.to(name)
    }
}

/// Returns the class that Objective-C knows by a name, on behalf of a function that the app called. nil if no such class
/// is in the process; then the first miss of each name is told.
public func _lookUpClass(_ name: String, _ function: String) -> AnyClass? {
    if let type = _classNamed(name) { return type }
    if MissedNames.insert(name) { MissedClass(name, by: function).tell() }
    return nil
}

extension MissedClass {
    /// Tells the module that talks with the device, if it is in the process.
    ///
    /// That module imports this one, and an app looks up classes in its first line: before any code of that module ran.
    fileprivate func tell() {
        guard let symbol = understudy_function("ReferenceUIKit", "understudy_class_missed") else { return }
        typealias Take = @convention(c) (UnsafeRawPointer) -> Void
        withUnsafePointer(to: self) { unsafeBitCast(symbol, to: Take.self)(UnsafeRawPointer($0)) }
    }
}

/// The names that were looked up in vain.
private enum MissedNames {
    private static let names = Mutex<Set<String>>([])

    /// Returns true if the name is new.
    static func insert(_ name: String) -> Bool {
        names.withLock { $0.insert(name).inserted }
    }
}
