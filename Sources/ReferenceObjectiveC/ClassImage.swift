internal import CProcess

/// The descriptions that lowering writes of the classes of an image: an app's executable or a test bundle.
///
/// Swift on Linux has neither `@objc` names nor messages by selector. The lowered file of a class states both here,
/// when the image is first looked at.
@MainActor
public final class ClassImage {
    /// Calls a method of `receiver`. Arguments are converted to the method's own parameter types.
    public typealias Method = @MainActor (_ receiver: AnyObject, _ arguments: MessageArguments) -> Any?

    /// A method that answers a selector.
    public struct Entry: Sendable {
        /// The selector, such as `scene:willConnectToSession:options:`.
        public let selector: String
        /// The same method in Swift's spelling: `scene(_:willConnectTo:options:)`.
        public let name: String
        /// The closure that calls the method; nil if the method overrides one that Swift can call itself.
        public let call: Method?

        public init(_ selector: String, _ name: String, _ call: Method? = nil) {
            self.selector = selector
            self.name = name
            self.call = call
        }
    }

    /// The facts about a class.
    public struct Declaration {
        public let type: AnyClass
        /// The name of `@objc(Name)`.
        public var objcName: String?
        public var entries: [Entry]

        public init(type: AnyClass, objcName: String? = nil, entries: [Entry]) {
            self.type = type
            self.objcName = objcName
            self.entries = entries
        }
    }

    public private(set) var declarations: [Declaration] = []
    /// XCTest's entries for the test cases of the image, in the types of a module that knows XCTest.
    public private(set) var testCases: [Any] = []

    public init() {}

    /// Adds a class, or the entries of an extension of one.
    public func add(_ type: AnyClass, named objcName: String? = nil, _ entries: [Entry]) {
        declarations.append(Declaration(type: type, objcName: objcName, entries: entries))
    }

    /// Adds an `XCTestCaseEntry`.
    public func add(testCase: Any) {
        testCases.append(testCase)
    }
}

/// The arguments of a message.
public struct MessageArguments {
    public let values: [Any?]

    public init(_ values: [Any?]) {
        self.values = values
    }

    /// Returns the argument as the type that its place asks for. Traps, naming both types, if it is of another.
    public subscript<T>(_ index: Int) -> T {
        let value = index < values.count ? values[index] : nil
        if let value, let wanted = _converted(value, to: T.self) { return wanted }
        if value == nil, let wanted = Optional<Any>.none as? T { return wanted }
        if understudy_on_main_thread() != 0 { ArgumentMismatch.handler?(value, T.self) }
        fatalError("argument \(index + 1) of the message is \(value.map { "\(type(of: $0))" } ?? "nil"), not \(T.self)")
    }
}
