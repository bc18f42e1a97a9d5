/// A program to start, with everything that it is given.
package struct ProcessCommand: Hashable, Sendable {
    /// The program's absolute path.
    package var executable: String
    package var arguments: [String]
    /// The whole environment of the program.
    package var environment: [String: String]
    package var workingDirectory: String

    package init(
        executable: String, arguments: [String] = [], environment: [String: String] = [:], workingDirectory: String
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.workingDirectory = workingDirectory
    }
}

/// The end of a process.
package enum ProcessEnding: Hashable, Sendable {
    case exited(Int32)
    case signaled(Int32)
}
