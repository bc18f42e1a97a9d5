package import Confinement
internal import Glibc
internal import Projects
internal import Storage

/// The program that reads samples, and the rights of its processes.
package struct ReaderProgram: Sendable {
    /// The program's absolute path.
    package var path: String
    /// The words after which it does what `ReaderService` does.
    package var arguments: [String]
    package var protection: Protection

    /// Creates the description of a program.
    ///
    /// - Parameters:
    ///   - path: The program's absolute path.
    ///   - arguments: The words after which it does what `ReaderService` does.
    ///   - protection: Without one, its processes may do all that this one may.
    package init(path: String, arguments: [String], protection: Protection = .none) {
        self.path = path
        self.arguments = arguments
        self.protection = protection
        // Its own clock counts each file; a process that is kept may well compute for longer than an app.
        self.protection.limits.memory = ReaderLimits().memory
        self.protection.limits.processorTime = 24 * 60 * 60
        self.protection.limits.fileSize = 0
    }

    /// Returns the program that runs now.
    ///
    /// - Throws: `ReaderFault` if the system does not say which that is.
    package static func running(arguments: [String], protection: Protection) throws(ReaderFault) -> ReaderProgram {
        guard let path = Files.real("/proc/self/exe") else {
            throw ReaderFault("The system does not say where the program is.")
        }
        return ReaderProgram(path: path, arguments: arguments, protection: protection)
    }

    /// Returns the command for a process that sees the system, the program and some folders, and writes nothing.
    func command(seeing folders: [String], _ limits: ReaderLimits) -> ProcessCommand {
        let command = ProcessCommand(
            executable: path, arguments: arguments + limits.words,
            environment: [
                "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
                // The program may name the folder by a link that the process does not see.
                "LD_LIBRARY_PATH": Self.libraries.joined(separator: ":"),
            ],
            workingDirectory: "/")
        return protection.command(command, needs: Protection.Needs(reads: folders + [path] + Self.libraries))
    }

    /// The folder with Swift's libraries; none if they are part of the program.
    ///
    /// The program is of the same build as this one.
    private static let libraries: [String] = {
        guard let maps = fopen("/proc/self/maps", "r") else { return [] }
        defer { fclose(maps) }
        var line: UnsafeMutablePointer<CChar>?
        defer { free(line) }
        var capacity = 0
        // Foundation reads no more of such a file than its first page.
        while getline(&line, &capacity, maps) > 0 {
            let text = line.map { String(cString: $0).trimmingSpaces } ?? ""
            guard let slash = text.firstIndex(of: "/"), Path.name(text) == "libswiftCore.so" else { continue }
            return [Path.folder(String(text[slash...]))]
        }
        return []
    }()
}
