internal import Building
package import Confinement
internal import Foundation
internal import Lifecycle
package import SampleReading
package import Samples
internal import Storage
internal import Testing

/// Samples for tests of reading, and programs that read them or pretend to.
package enum ReaderTrial {
    package static let plist = #"<plist version="1.0"><dict/></plist>"#

    package static func sample(_ text: String) -> Sample {
        Sample(
            name: "App",
            app: Sample.Target(name: "App", module: "App", sources: [SourceFile(path: "/App/a.swift", text: text)]),
            description: AppDescription(bundleIdentifier: "org.understudy.App", name: "App"), infoPlist: plist)
    }

    /// A small app with something to lower.
    package static let honest = sample(
        """
        @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
            @objc func tap() { send(#selector(tap)) }
        }
        """)

    /// The bounds that this machine allows.
    package static let protection = Task {
        try await BuildTools(
            sources: Checkout.path("Sources"), environment: ProcessInfo.processInfo.environment
        ).protection
    }

    /// Returns the built program beside the tests.
    package static func program(_ protection: Protection = .none) throws -> ReaderProgram {
        return ReaderProgram(
            path: try #require(Files.real(Program.path)), arguments: ["read-samples"], protection: protection)
    }

    /// Returns a script of the shell in the program's place. It has taken a request when it begins.
    package static func script(_ script: String) -> ReaderProgram {
        ReaderProgram(path: "/bin/sh", arguments: ["-c", "read request; " + script])
    }

    /// Returns the built program, which writes its process identifier into a file when it starts.
    package static func program(tellingProcessTo file: String) throws -> ReaderProgram {
        let program = try program()
        return ReaderProgram(
            path: "/bin/sh",
            arguments: ["-c", "echo $$ > '\(file)'; exec \"$0\" \"$@\"", program.path] + program.arguments)
    }
}
