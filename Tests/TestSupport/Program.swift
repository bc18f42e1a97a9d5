import Foundation
import Subprocess
import SystemPackage

/// The built `understudy`, beside the tests.
package enum Program {
    package struct ExitStatus: Hashable {
        package var status: Int
        package var output: String
        package var error: String

        package init(status: Int, output: String, error: String) {
            self.status = status
            self.output = output
            self.error = error
        }
    }

    package static var path: String {
        get throws {
            let path = Bundle.main.bundleURL.appending(path: "understudy").path
            guard FileManager.default.isExecutableFile(atPath: path) else {
                throw Unexpected("there is no understudy beside the tests: \(path)")
            }
            return path
        }
    }

    package static func run(_ arguments: [String], environment: [String: String] = [:]) async throws -> ExitStatus {
        try await run(try path, arguments, environment: environment)
    }

    /// Runs another program, such as a copy of this one.
    package static func run(
        _ program: String, _ arguments: [String], environment: [String: String] = [:]
    ) async throws -> ExitStatus {
        var variables = ProcessInfo.processInfo.environment
        for (name, value) in environment { variables[name] = value }
        let result = try await Subprocess.run(
            .path(FilePath(program)), arguments: Arguments(arguments),
            environment: .custom(
                Dictionary(uniqueKeysWithValues: variables.map { (Environment.Key(stringLiteral: $0), $1) })),
            output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
        let status: Int
        switch result.terminationStatus {
        case .exited(let code): status = Int(code)
        case .signaled(let signal): status = -Int(signal)
        }
        return ExitStatus(status: status, output: result.standardOutput, error: result.standardError)
    }
}
