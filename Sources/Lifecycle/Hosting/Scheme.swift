/// The arguments and environment variables that a scheme passes to the processes that Xcode starts.
public struct Scheme: Codable, Hashable, Sendable {
    /// The arguments after the program's name.
    public var arguments: [String]
    /// The environment variables. They replace Xcode's own.
    public var environment: [String: String]

    /// Creates a scheme's settings; none by default.
    public init(arguments: [String] = [], environment: [String: String] = [:]) {
        self.arguments = arguments
        self.environment = environment
    }

    /// Returns true if a variable may be set.
    public static func accepts(variable name: String) -> Bool {
        refusal(of: name) == nil
    }

    /// Returns the reason why a variable may not be set, and the cure; nil if it may.
    public static func refusal(of name: String) -> (what: String, cure: String)? {
        let isName = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: byte == UInt8(ascii: "_")
            }
        }
        guard isName, let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
            return (
                "\"\(name)\" cannot be the name of an environment variable.",
                "Use letters, digits and underscores, no digit at the beginning."
            )
        }
        // Starting and hearing the process depends on these.
        guard !["LD_PRELOAD", "LD_LIBRARY_PATH"].contains(name), !name.hasPrefix("UNDERSTUDY_") else {
            return ("\(name) is a variable that Understudy itself sets.", "Choose another variable.")
        }
        return nil
    }
}
