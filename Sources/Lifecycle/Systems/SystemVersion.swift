/// A version of iOS.
public struct SystemVersion: Codable, Hashable, Sendable, Comparable, CustomStringConvertible {
    /// 17 of 17.4.
    public var major: Int
    /// 4 of 17.4.
    public var minor: Int

    /// Creates a version from its numbers.
    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Reads `16` or `16.4`; nil if the text is neither.
    public init?(_ text: String) {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { digits in
            digits.allSatisfy { ("0"..."9").contains($0) } ? Int(digits) : nil
        }
        guard (1...2).contains(numbers.count), let major = numbers[0], !numbers.contains(nil) else { return nil }
        self.init(major, numbers.count == 2 ? numbers[1] ?? 0 : 0)
    }

    /// The first system with scenes.
    public static let scenes = SystemVersion(13)

    /// The first system, and SDK, that launches no app without scenes.
    public static let scenesRequired = SystemVersion(27)

    public var description: String {
        "\(major).\(minor)"
    }

    /// The version without a minor number of zero: `26`, `18.4`.
    public var short: String { minor == 0 ? "\(major)" : description }

    public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}
