/// A program to start, with all that it gets.
public struct ProcessCommand: Hashable, Sendable {
    /// The program's absolute path.
    public var executable: String
    public var arguments: [String]
    /// All of its environment.
    public var environment: [String: String]
    public var workingDirectory: String

    public init(
        executable: String, arguments: [String] = [], environment: [String: String] = [:], workingDirectory: String
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.workingDirectory = workingDirectory
    }
}

/// The end of a process.
public enum ProcessEnding: Hashable, Sendable {
    case exited(Int32)
    case signaled(Int32)
}
