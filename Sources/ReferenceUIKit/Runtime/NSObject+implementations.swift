public import Foundation
public import ReferenceObjectiveC
internal import Synchronization

/// The code by which an object answers a message. Here, it is a mark that can be compared and not called.
public typealias IMP = OpaquePointer

extension NSObject {
    /// Returns the code by which this object answers a message. As in Objective-C, there is code for every message: what
    /// is not answered is forwarded.
    public func method(for selector: Selector!) -> IMP! {
        Implementations.mark(of: selector, in: type(of: self))
    }

    /// Returns the code by which objects of this class answer a message.
    public class func instanceMethod(for selector: Selector!) -> IMP! {
        Implementations.mark(of: selector, in: self)
    }
}

/// The marks that stand for code, one for each class and message.
private enum Implementations {
    private struct Key: Hashable {
        var type: ObjectIdentifier
        var selector: String
    }

    private static let marks = Mutex<[Key: Int]>([:])

    static func mark(of selector: Selector, in type: AnyClass) -> IMP? {
        let key = Key(type: ObjectIdentifier(type), selector: "\(selector)")
        let number = marks.withLock { marks in
            let number = marks[key] ?? marks.count
            marks[key] = number
            return number
        }
        // No code is at such an address: the first page of a process stays empty, and what is called there ends it.
        return IMP(bitPattern: number + 1)
    }
}
