internal import CProcess
internal import Synchronization

/// The classes of the process by their Objective-C names, and the methods by which they answer messages.
@MainActor
public enum ClassTable {
    private static var images = LoadedImages()
    private static var known: Set<ObjectIdentifier> = []
    /// The methods by class and selector. Every thread may send a message.
    private nonisolated static let entries = Mutex<[ObjectIdentifier: [String: ClassImage.Entry]]>([:])
    /// The classes of the images, in the order in which they came.
    private(set) static var declared: [AnyClass] = []
    /// XCTest's entries of all images, in the types of a module that knows XCTest.
    public private(set) static var testCases: [Any] = []

    /// True if another image came after the app's own: a test bundle.
    static var hasSeveralImages: Bool { images.count > 1 }

    /// Takes in the images that were loaded since the last look.
    public static func refresh() {
        for image in images.news() {
            testCases += image.testCases
            for declaration in image.declarations {
                add(declaration)
            }
        }
    }

    /// Adds a class or an extension of one. A class's own methods win over those it inherits.
    public static func add(_ declaration: ClassImage.Declaration) {
        let identifier = ObjectIdentifier(declaration.type)
        if known.insert(identifier).inserted {
            declared.append(declaration.type)
            ClassNames.takeInIfUnspelt(declaration.type)
        }
        entries.withLock { entries in
            for entry in declaration.entries {
                entries[identifier, default: [:]][entry.selector] = entry
            }
        }
        if let name = declaration.objcName {
            ClassNames.set(name, for: declaration.type)
        }
    }

    /// Returns the method with which objects of a class answer a selector: the class's own or the nearest inherited
    /// one.
    public nonisolated static func entry(for type: AnyClass, _ selector: Selector) -> ClassImage.Entry? {
        answer(of: type, to: selector)?.entry
    }

    /// Returns the same method with the class that has it.
    public nonisolated static func answer(
        of type: AnyClass, to selector: Selector
    ) -> (type: AnyClass, entry: ClassImage.Entry)? {
        if understudy_on_main_thread() != 0 {
            MainActor.assumeIsolated { refresh() }
        }
        var next: AnyClass? = type
        while let current = next {
            let identifier = ObjectIdentifier(current)
            if let entry = entries.withLock({ $0[identifier]?[selector.description] }) { return (current, entry) }
            next = _getSuperclass(current)
        }
        return nil
    }
}
