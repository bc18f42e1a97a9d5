import Confinement
import Foundation
import Lifecycle
import Runs
import Samples
import Simulator
import Synchronization
import TestSupport
import Wording

@testable import Playground

/// A small app whose launch really runs some lines of Swift, and the result.
struct HostileSample {
    /// The code in the app's `application(_:didFinishLaunchingWithOptions:)`.
    var code: String
    var protection: Protection
    var limits = Limits()

    struct Outcome {
        /// The lines that the app printed.
        var printed: [String]
        /// The run's messages about itself when it was ended for a reason.
        var faults: [String]
        var outcome: String
    }

    func run() async throws -> Outcome {
        let runner = LiveRunner(builder: try await TestBuilder.shared.value, protection: protection, limits: limits)
        let lesson = Lesson(
            name: SampleID.Step(tutorial: "trial", slug: "1"), title: "", text: "",
            files: [
                .init(name: "Stage/Info.plist", text: #"<plist version="1.0"><dict/></plist>"#),
                .init(name: "Stage/AppDelegate.swift", text: Self.delegate),
                .init(name: "Stage/Trial.swift", text: source),
            ])
        let order = RunOrder(lesson, LaunchConfiguration(.run, system: SystemVersion(26)))
        let log = Lines()
        let (commands, command) = AsyncStream.makeStream(of: RunCommand.self)
        let sink = RunBackend.RunSink(say: log.take, commands: { commands }, settled: { _ in command.yield(.stop) })
        let end = try await runner.backend.perform(order, sink)
        return Outcome(printed: log.events(.console), faults: log.events(.fault) + log.errors, outcome: end.outcome)
    }

    private var source: String {
        """
        import Foundation
        import Glibc
        func trial() {
        \(code)
        }
        """
    }

    private static let delegate = """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
            ) -> Bool {
                trial()
                return true
            }
        }
        """

    private final class Lines: Sendable {
        private let lines = Mutex<[RunMessage]>([])

        func take(_ line: RunMessage) { lines.withLock { $0.append(line) } }

        func events(_ kind: TraceEvent.Kind) -> [String] {
            lines.withLock { lines in
                lines.compactMap { line in
                    guard case .event(let view) = line, view.event.kind == kind,
                        kind != .console || view.event.lane == .console
                    else { return nil }
                    return view.event.text
                }
            }
        }

        var errors: [String] {
            lines.withLock { lines in
                lines.compactMap { line in
                    guard case .diagnostic(let remark) = line, remark.severity == .error else { return nil }
                    return "\(remark.file ?? ""):\(remark.lineNumber): \(remark.message)"
                }
            }
        }
    }
}
