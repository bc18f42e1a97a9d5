internal import FoundationEssentials
public import Samples
internal import Subprocess
internal import SystemPackage

/// The documentation compiler, `docc`.
public struct DocC: Hashable, Sendable {
    /// The program's absolute path.
    public var program: String

    public init(program: String) {
        self.program = program
    }

    /// Finds it beside the compiler, or on the `PATH` of `environment`.
    public static func find(
        beside toolchain: Toolchain?, environment: [String: String]
    ) throws(Mistake) -> DocC {
        let own = toolchain.map { [Self.folder(of: $0.compiler)] } ?? []
        let folders = own + (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let programs = folders.map { $0 + "/docc" }
        guard let program = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            throw Mistake(
                .usage, what: "Tutorials cannot be read: there is no docc beside the Swift compiler or on the PATH.",
                place: own.first ?? environment["PATH"],
                cure: "Install the whole toolchain from https://www.swift.org/install.")
        }
        return DocC(program: program)
    }

    /// Changes when the program does.
    var identity: String {
        let attributes = try? FileManager.default.attributesOfItem(atPath: program)
        let changed = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(program) \(attributes?[.size] as? Int ?? 0) \(changed)"
    }

    /// What the paths of an archive's pages begin with; without it `docc` takes the name of the catalog's folder.
    static let names = ["--fallback-display-name", "Understudy", "--fallback-bundle-identifier", "org.understudy"]

    /// How a conversion ended.
    struct Result: Hashable, Sendable {
        var succeeded: Bool
        /// What the program said.
        var output: String
    }

    /// Runs `docc convert`.
    func convert(_ catalog: String, to output: String, _ options: [String]) async throws -> Result {
        try await Tool.run(program, ["convert", catalog, "--output-path", output] + options)
    }

    static func folder(of program: String) -> String {
        program.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }
    }
}

/// A program of the toolchain that is run to its end, with a small environment of its own.
enum Tool {
    static func run(_ program: String, _ arguments: [String], in folder: String = "/") async throws -> DocC.Result {
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence = [.send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)]
        let result = try await Subprocess.run(
            .path(FilePath(program)), arguments: Arguments(arguments),
            environment: .custom(["PATH": "\(DocC.folder(of: program)):/usr/bin:/bin", "LC_ALL": "C.UTF-8"]),
            workingDirectory: FilePath(folder), platformOptions: options, input: .none,
            output: .string(limit: 16 << 20), error: .combinedWithOutput)
        try Task.checkCancellation()
        let succeeded = if case .exited(0) = result.terminationStatus { true } else { false }
        return DocC.Result(succeeded: succeeded, output: result.standardOutput)
    }
}
