internal import Foundation

/// A message with values in it. With a debugger, Xcode shows private ones, too, and so does the trace here.
///
/// Apple's page: [`OSLogMessage`](https://developer.apple.com/documentation/os/oslogmessage).
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    let text: String

    /// A message without values.
    public init(stringLiteral value: String) { text = value }
    /// A message with values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }

    /// Returns the text of a format with its values.
    static func formatted(_ format: String, _ arguments: [any CVarArg]) -> String {
        String(format: format.replacing(/%\{[^}]*\}/, with: "%"), arguments: arguments)
    }
}

/// The values of a message, put together.
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    /// A message without values yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds what is between values.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> some Any, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        text += align.applied(to: "\(value())")
    }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> some BinaryInteger, format: OSLogIntegerFormatting,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.applied(to: format.text(number()))
    }

    /// Adds a number with a fraction.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += align.applied(to: format.text(number()))
    }
}

/// The visibility of a value in the unified log.
public struct OSLogPrivacy: Sendable {
    /// As the type of the value asks for.
    public static let auto = OSLogPrivacy()
    /// Shown.
    public static let `public` = OSLogPrivacy()
    /// Hidden without a debugger.
    public static let `private` = OSLogPrivacy()
    /// Hidden even if private values are shown.
    public static let sensitive = OSLogPrivacy()

    /// The words by which a hidden value is still told from others.
    public enum Mask: Sendable {
        /// A digest of the value.
        case hash
        /// Nothing.
        case none
    }

    /// Hidden without a debugger.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    /// Hidden even if private values are shown.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    /// As the type of the value asks for.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The columns that a value takes.
public struct OSLogStringAlignment: Sendable {
    private var columns = 0
    private var isLeft = false

    /// As many as the value has.
    public static let none = OSLogStringAlignment()
    /// At least so many, with the value at their right end.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeft: false)
    }
    /// At least so many, with the value at their left end.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeft: true)
    }

    func applied(to text: String) -> String {
        let blanks = String(repeating: " ", count: max(0, columns - text.count))
        return isLeft ? text + blanks : blanks + text
    }
}

/// The digits of a whole number.
public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var digits = 0

    /// Decimal digits.
    public static let decimal = OSLogIntegerFormatting()
    /// Hexadecimal digits.
    public static let hex = OSLogIntegerFormatting(radix: 16)
    /// Octal digits.
    public static let octal = OSLogIntegerFormatting(radix: 8)
    /// At least so many decimal digits.
    public static func decimal(minDigits: Int) -> OSLogIntegerFormatting { OSLogIntegerFormatting(digits: minDigits) }

    func text(_ number: some BinaryInteger) -> String {
        let text = String(number, radix: radix)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}

/// The digits of a number with a fraction.
public struct OSLogFloatFormatting: Sendable {
    private var digits = 6

    /// Six digits after the point.
    public static let fixed = OSLogFloatFormatting()
    /// So many digits after the point.
    public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(digits: precision())
    }

    func text(_ number: Double) -> String { String(format: "%.\(digits)f", number) }
}
