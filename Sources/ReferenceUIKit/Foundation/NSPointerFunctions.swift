public import Foundation

/// The ways in which tables of objects hold and compare them. Linux's Foundation has none.
open class NSPointerFunctions: NSObject {
    /// The ways in which a table holds and compares its objects. Without any, it holds them and asks `isEqual(_:)`.
    ///
    /// Source: [NSPointerFunctions.Options](https://developer.apple.com/documentation/foundation/nspointerfunctions/options).
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The table keeps its objects alive.
        public static let strongMemory = Options([])
        /// The table forgets an object when nothing else holds it.
        public static let weakMemory = Options(rawValue: 5)
        /// Equal objects are one.
        public static let objectPersonality = Options([])
        /// Objects at other addresses are others, even if they are equal.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    }
}
