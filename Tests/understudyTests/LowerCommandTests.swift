import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// The command for people who work on the lowering.
    struct LowerCommandTests {
        @Test func `A file keeps its lines, and gets generated ones behind them`() async throws {
            let text = "class TestingAppDelegate: UIResponder {\n    @objc func tap() {}\n}\n"
            let ending = try await TemporaryFile.with(text) { try await Program.run(["lower", $0.path]) }
            #expect(ending.status == 0, "\(ending.error)")
            let lines = ending.output.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(
                lines.prefix(3).map(String.init) == [
                    "class TestingAppDelegate: UIResponder {", "          func tap() {}", "}",
                ])
            #expect(lines.contains("internal import ReferenceObjectiveC"))
        }

        @Test func `A folder is refused with the cure`() async throws {
            let ending = try await Program.run(["lower", "/tmp"])
            #expect(ending.status == 2)
            #expect(
                ending.error.hasPrefix(
                    "understudy: /tmp cannot be read. Name a Swift file, not a folder or a project."), "\(ending.error)"
            )
        }
    }
}
