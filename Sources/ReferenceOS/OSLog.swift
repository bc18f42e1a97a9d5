public import Foundation

/// A log of a subsystem and a category.
///
/// Apple's page: [`OSLog`](https://developer.apple.com/documentation/os/oslog).
open class OSLog: NSObject, @unchecked Sendable {
    // Its only state is a constant: it is unchecked because `NSObject` is not Sendable here.
    private let isEnabled: Bool

    /// A log of a category of a subsystem.
    public init(subsystem: String, category: String) { isEnabled = true }
    /// A log of a category of a subsystem.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    private init(isEnabled: Bool) { self.isEnabled = isEnabled }

    /// The log for messages without a subsystem.
    public static let `default` = OSLog(isEnabled: true)
    /// A log that writes nothing.
    public static let disabled = OSLog(isEnabled: false)

    /// Returns true if messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool { isEnabled }

    func write(_ text: String) { if isEnabled { print(text) } }

    /// Categories that Instruments knows.
    public struct Category: Sendable {
        let rawValue: String
        /// Points in time that are of interest.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Signposts that are off unless somebody records them.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// Signposts with a stack.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }
}

/// The level of a message.
///
/// Apple's page: [`OSLogType`](https://developer.apple.com/documentation/os/oslogtype).
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the level.
    public let rawValue: UInt8
    /// A level with a number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A level with a number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// The level of what might lead to a failure.
    public static let `default` = OSLogType(0)
    /// The level of what helps, and is not needed.
    public static let info = OSLogType(1)
    /// For those who debug.
    public static let debug = OSLogType(2)
    /// An error of the process.
    public static let error = OSLogType(16)
    /// A mistake of the program or of several processes.
    public static let fault = OSLogType(17)
}

/// Writes a message with the format of `printf`, in which `%{public}@` and `%{private}@` are the same as `%@`.
///
/// Apple's page: [`os_log`](https://developer.apple.com/documentation/os/os_log).
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    log.write(OSLogMessage.formatted("\(message)", args))
}

/// Writes a message of a level with the format of `printf`.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    log.write(OSLogMessage.formatted("\(message)", args))
}

/// Writes a message of a level.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { log.write(message.text) }

/// Writes a message.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text) }
