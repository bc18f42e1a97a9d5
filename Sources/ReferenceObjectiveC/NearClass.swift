internal import CProcess

/// A class whose name is nearly one that was looked up in vain.
package struct NearClass: Hashable, Sendable {
    /// The runtime's name of the class.
    package let name: String
    /// The difference between the two names.
    package let difference: Difference

    /// The differences between a class's name and the one that was looked up.
    package enum Difference: String, Hashable, Sendable {
        case module, elsewhere, objectiveCName, systemClass, spelling
    }

    /// Returns the class that was probably meant by a name; nil if there is none, and on other threads than the first.
    package static func to(_ name: String) -> NearClass? {
        guard understudy_on_main_thread() != 0 else { return nil }
        return MainActor.assumeIsolated {
            let known = ClassTable.declared.reversed().compactMap(KnownClass.init)
            return Search(name, known, isComplete: ClassTable.hasSeveralImages).result
        }
    }
}

/// A class of the app or the test bundle by its names.
private struct KnownClass {
    /// The name at run time.
    let runtimeName: String
    /// Swift's name: `App.Outer.Inner`.
    let swiftName: QualifiedName

    /// nil for a class that Swift's name does not lead to, such as a private one.
    init?(_ type: AnyClass) {
        let name = _typeName(type, qualified: true)
        guard !name.contains("(") else { return nil }
        runtimeName = _className(type)
        swiftName = QualifiedName(name)
    }

    var hasOwnName: Bool { runtimeName != swiftName.text }
}

/// A name with its module: `App.Outer.Inner`. A name without a dot has none.
private struct QualifiedName {
    let text: String
    let module: String?
    /// The name without the module.
    let path: String
    /// The last part.
    let last: String

    init(_ text: String) {
        self.text = text
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        module = parts.count > 1 ? String(parts[0]) : nil
        path = parts.count > 1 ? parts.dropFirst().joined(separator: ".") : text
        last = String(parts[parts.count - 1])
    }
}

/// The search for the class that was meant.
private struct Search {
    private let wanted: QualifiedName
    /// The classes, those of the image that came last first: classes are looked up by name because they come later.
    private let known: [KnownClass]
    /// True if the class may have been meant to be found: its module is there, or nothing else is to come.
    private let isExpected: Bool

    /// - Parameter isComplete: True if the process has more than the app. If not, the module may be that of tests.
    init(_ name: String, _ known: [KnownClass], isComplete: Bool) {
        wanted = QualifiedName(name)
        self.known = known
        let present = Set(known.compactMap(\.swiftName.module))
        isExpected = isComplete || wanted.module.map { module in present.contains { near(module, $0) != nil } } ?? true
    }

    var result: NearClass? {
        if wanted.module != nil, let type = _classNamed(wanted.last), !isDeclared(type) {
            return NearClass(name: wanted.last, difference: .systemClass)
        }
        guard isExpected else { return nil }
        return named ?? elsewhere ?? misspelt
    }

    /// Apple's classes are in no table of an image.
    private func isDeclared(_ type: AnyClass) -> Bool {
        let name = _className(type)
        return known.contains { $0.runtimeName == name }
    }

    /// The class of exactly that name in Swift, with or without its module.
    private var named: NearClass? {
        let isMeant = { (type: KnownClass) in
            type.swiftName.text == wanted.text
                || wanted.module == nil && (type.swiftName.path == wanted.text || type.swiftName.last == wanted.text)
                || type.hasOwnName && type.runtimeName == wanted.path
        }
        return known.first(where: isMeant).map {
            NearClass(name: $0.runtimeName, difference: $0.hasOwnName ? .objectiveCName : .module)
        }
    }

    /// The class of that name in another module or type.
    private var elsewhere: NearClass? {
        known.first { $0.swiftName.last == wanted.last }.map { type in
            let isMisspelt = type.swiftName.module != wanted.module && isModuleNear(type)
            return NearClass(name: type.runtimeName, difference: isMisspelt ? .spelling : .elsewhere)
        }
    }

    /// The class whose name is spelled nearly so.
    private var misspelt: NearClass? {
        let candidates = known.filter { wanted.module == nil || isModuleNear($0) }.compactMap { type in
            [type.swiftName.last, QualifiedName(type.runtimeName).last].compactMap { near(wanted.last, $0) }.min()
                .map { (type.runtimeName, $0) }
        }
        return candidates.min { $0.1 < $1.1 }.map { NearClass(name: $0.0, difference: .spelling) }
    }

    private func isModuleNear(_ type: KnownClass) -> Bool {
        guard let module = wanted.module, let own = type.swiftName.module else { return true }
        return near(module, own) != nil
    }
}

/// Returns the number of letters to change from one word to another, whatever their case; nil if it is more than a fifth.
private func near(_ one: String, _ other: String) -> Int? {
    let change = other.lowercased().difference(from: one.lowercased())
    let distance = max(change.insertions.count, change.removals.count)
    return distance <= max(1, min(one.count, other.count) / 5) ? distance : nil
}
