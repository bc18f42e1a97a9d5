internal import Wording

/// A call of a compiler or linker.
///
/// Outputs, and inputs that another call of the same build made, are named relative to the working directory;
/// everything else is absolute. So the calls of a build can be made again in any empty folder.
package struct ToolCall: Hashable, Sendable, Codable {
    /// The tool's absolute path.
    package var tool: String
    package var arguments: [String]
    package var workingDirectory: String
    /// The indexes of the calls, in the same list, whose outputs this one reads.
    package var after: [Int]

    package init(tool: String, arguments: [String], workingDirectory: String, after: [Int] = []) {
        self.tool = tool
        self.arguments = arguments
        self.workingDirectory = workingDirectory
        self.after = after
    }

    /// The call as a line for a shell.
    package var commandLine: String {
        ([tool] + arguments).map(Escaping.shellWord).joined(separator: " ")
    }
}
