/// What a scheme of Xcode passes to the processes that Xcode starts.
public struct Scheme: Codable, Hashable, Sendable {
    /// The arguments after the program's name.
    public var arguments: [String]
    /// Environment variables. They replace those of Xcode's own.
    public var environment: [String: String]

    /// A scheme's settings; none by default.
    public init(arguments: [String] = [], environment: [String: String] = [:]) {
        self.arguments = arguments
        self.environment = environment
    }

    /// Whether a variable may be set: it has a name, and starting and hearing the process does not depend on it.
    public static func accepts(variable name: String) -> Bool {
        !name.isEmpty && !name.contains("=") && name != "LD_PRELOAD" && !name.hasPrefix("UNDERSTUDY_")
    }
}
