internal import CProcess
public import Foundation
public import ReferenceObjectiveC
internal import Synchronization

/// The code by which an object answers a message. Here, it is a mark that can be compared. To call it ends the run, as
/// any other code that is not here.
public typealias IMP = OpaquePointer

extension NSObject {
    /// Returns the code by which this object answers a message. As in Objective-C, there is code for every message: what
    /// is not answered is forwarded.
    public func method(for selector: Selector!, _file: String = #filePath, _line: Int = #line) -> IMP! {
        Implementations.mark(of: selector, in: type(of: self), _file, _line)
    }

    /// Returns the code by which objects of this class answer a message.
    public class func instanceMethod(for selector: Selector!, _file: String = #filePath, _line: Int = #line) -> IMP! {
        Implementations.mark(of: selector, in: self, _file, _line)
    }
}

/// The marks that stand for code, one for each method.
private enum Implementations {
    /// The code that a mark stands for.
    private enum Key: Hashable {
        /// A method of a class of the app's or its tests'.
        case method(ObjectIdentifier, String)
        /// A method of the system's.
        case systemMethod(String)
        /// The code that forwards a message that the class does not answer.
        case forwarding
    }

    /// A mark that was asked for, and the line that did so first.
    private struct Mark {
        var code: String
        var file: String
        var line: Int
    }

    private struct Marks {
        var numbers: [Key: Int] = [:]
        var marks: [Mark] = []
    }

    private static let marks = {
        understudy_on_marked_call { Implementations.stop(at: $0) }
        return Mutex(Marks())
    }()

    static func mark(of selector: Selector, in type: AnyClass, _ file: String, _ line: Int) -> IMP? {
        let key = key(of: selector, in: type)
        let number = marks.withLock { marks in
            if let number = marks.numbers[key] { return number }
            marks.numbers[key] = marks.marks.count
            marks.marks.append(Mark(code: "\(type).instanceMethod(for: \(selector))", file: file, line: line))
            return marks.marks.count - 1
        }
        // Beyond the marks is the first page of a process, which stays empty: what is called there ends the process.
        return understudy_mark(number).map(IMP.init) ?? IMP(bitPattern: number)
    }

    private static func key(of selector: Selector, in type: AnyClass) -> Key {
        if let owner = ClassTable.answer(of: type, to: selector)?.type {
            return .method(ObjectIdentifier(owner), selector.description)
        }
        let isAnswered =
            !Thread.isMainThread || MainActor.assumeIsolated { SystemMessages.method(selector, of: type) != nil }
        return isAnswered ? .systemMethod(selector.description) : .forwarding
    }

    private static func stop(at number: Int) {
        let mark = marks.withLock { $0.marks[number] }
        _leftOutValue(mark.code, "Understudy has no code that can be called by its address", mark.file, mark.line)
    }
}
