internal import CProcess
internal import Synchronization

/// Returns the class that Objective-C knows by a name; nil if no such class is in the process.
///
/// The name is that of `@objc(Name)`, `Module.Class` for a class without one, or the bare name of one of Apple's.
public func _classNamed(_ name: String) -> AnyClass? {
    takeInLoadedImages()
    if let type = ClassNames.named(name) { return type }
    for qualified in name.contains(".") ? [name] : ClassNames.appleModules.map({ "\($0).\(name)" }) {
        guard let type = swiftClass(qualified), ClassNames.name(of: type) == nil else { continue }
        return type
    }
    return nil
}

/// Returns the name by which Objective-C knows a class: that of `@objc(Name)`, else `Module.Class`; Apple's are bare.
public func _className(_ type: AnyClass) -> String {
    takeInLoadedImages()
    if let name = ClassNames.name(of: type) { return name }
    let name = ClassNames.withoutPrivateContexts(_typeName(type, qualified: true))
    return ClassNames.isApples(name) ? String(name.drop { $0 != "." }.dropFirst()) : name
}

/// Returns the superclasses of a class up to the first of Apple's, nearest first.
public func _ownSuperclasses(of type: AnyClass) -> [AnyClass] {
    var classes: [AnyClass] = []
    var next: AnyClass? = _getSuperclass(type)
    while let current = next, !ClassNames.isApples(_typeName(current, qualified: true)) {
        classes.append(current)
        next = _getSuperclass(current)
    }
    return classes
}

/// Returns the name by which a program finds a class again. It differs from the class's name in traces if the class is
/// private: then it holds an address, as on Apple's systems it holds a hash of the file's name.
public func _lookupName(_ type: AnyClass) -> String {
    let name = _typeName(type, qualified: true)
    return ClassNames.name(of: type) == nil && ClassNames.isPrivate(name) ? name : _className(type)
}

/// Takes in the names of classes that came since the last look; only the main thread can.
private func takeInLoadedImages() {
    guard understudy_on_main_thread() != 0 else { return }
    MainActor.assumeIsolated { ClassTable.refresh() }
}

/// The names of `@objc(Name)`, in both directions.
enum ClassNames {
    /// The modules that stand in for Apple's, whose classes have bare names.
    static let appleModules = [
        "ReferenceUIKit", "ReferenceSwiftUI", "XCTest", "Foundation", "ReferenceCoreData", "ReferenceMapKit",
        "ReferenceWebKit", "ReferenceCoreLocation",
    ]

    /// Returns true for the name of a class in a module that stands in for one of Apple's.
    static func isApples(_ name: String) -> Bool {
        name.firstIndex(of: ".").map { appleModules.contains(String(name[..<$0])) } ?? false
    }

    private struct Names {
        var classes: [String: ObjectIdentifier] = [:]
        var names: [ObjectIdentifier: String] = [:]
    }

    private static let names = Mutex(Names())

    static func set(_ name: String, for type: AnyClass) {
        names.withLock {
            $0.classes[name] = ObjectIdentifier(type)
            $0.names[ObjectIdentifier(type)] = name
        }
    }

    /// Lets a class be found by a name that cannot be spelt as Swift mangles it: that of a private class, which only the
    /// program can know, and a raw identifier.
    static func takeInIfUnspelt(_ type: AnyClass) {
        let name = _typeName(type, qualified: true)
        guard isPrivate(name) || name.contains("`") else { return }
        names.withLock { $0.classes[name] = ObjectIdentifier(type) }
    }

    private static let privateContext = "(unknown context at "

    static func isPrivate(_ name: String) -> Bool { name.contains(privateContext) }

    /// Returns `Module.Class` of a private class's `Module.(unknown context at $7f22).Class`.
    static func withoutPrivateContexts(_ name: String) -> String {
        guard isPrivate(name) else { return name }
        return name.split(separator: ".").filter { !$0.hasPrefix(privateContext) }.joined(separator: ".")
    }

    static func name(of type: AnyClass) -> String? {
        names.withLock { $0.names[ObjectIdentifier(type)] }
    }

    static func named(_ name: String) -> AnyClass? {
        // An `ObjectIdentifier` of a class is its metadata's address.
        names.withLock { $0.classes[name] }.map { unsafeBitCast(UInt(bitPattern: $0), to: AnyClass.self) }
    }
}

/// Returns the Swift class with a name of the form `Module.Class` or `Module.Outer.Class`.
private func swiftClass(_ name: String) -> AnyClass? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { "\($0.utf8.count)\($0)" }
    guard parts.count >= 2, !parts.contains("0") else { return nil }
    // The mangled name says for each outer type if it is a class, a structure or an enumeration.
    var candidates = [parts[0]]
    for outer in parts.dropFirst().dropLast() {
        candidates = candidates.flatMap { prefix in ["C", "V", "O"].map { prefix + outer + $0 } }
    }
    for candidate in candidates {
        if let type = _typeByName(candidate + parts[parts.count - 1] + "C") as? AnyClass { return type }
    }
    return nil
}
