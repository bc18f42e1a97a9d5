import Foundation

/// An object in a table, which holds it or not, and compares it as its options say.
struct TableObject {
    private let held: AnyObject?
    private(set) weak var object: AnyObject?
    private let comparesAddresses: Bool

    init(_ object: Any, _ options: NSPointerFunctions.Options) {
        let object = object as AnyObject
        held = options.contains(.weakMemory) ? nil : object
        self.object = object
        comparesAddresses = options.contains(.objectPointerPersonality)
    }

    /// Returns true if another object is this one, or is equal to it.
    func isSame(as other: Any) -> Bool {
        let other = other as AnyObject
        guard let object else { return false }
        if object === other { return true }
        guard !comparesAddresses, let object = object as? NSObject else { return false }
        return object.isEqual(other)
    }
}
