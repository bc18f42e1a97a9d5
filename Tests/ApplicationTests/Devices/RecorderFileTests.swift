import Building
import DeviceReports
import Foundation
import Lifecycle
import Runs
import Samples
import Testing
import TestSupport
import Wording

@testable import Application

/// The recorder as a file, and in the tests of samples.
@Suite(.serialized) struct RecorderFileTests {
    static func recorder() throws -> RecorderFile { try RecorderFile(.ofThisProgram) }

    @Test func `It is short, reads public API alone, and opens no connection`() throws {
        let text = try Self.recorder().text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count <= 150)
        let imports = lines.filter { $0.hasPrefix("import ") }
        #expect(imports == ["import UIKit", "import XCTest"])
        let code = lines.filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }.joined(separator: "\n")
        for word in ["Selector", "perform(", "class_", "method_", "objc_", "URL", "Socket", "setValue", "value(forKey"]
        {
            #expect(!code.contains(word), "\(word)")
        }
    }

    /// The compiler here does not look at availability, and a project may be for iOS 12.
    @Test func `All of it but the checks is for iOS 13 and later`() throws {
        let text = try Self.recorder().text
        let parts = text.components(separatedBy: "\n}\n")
        #expect(parts[0].contains("\n@available(iOS 13.0, *)\n@MainActor final class LaunchRecorder"))
        let uses = parts.dropFirst().joined().split(separator: "\n").filter { $0.contains("LaunchRecorder.") }
        #expect(uses.count == 2)
        for line in uses { #expect(line.contains("#available(iOS 13.0, *)"), "\(line)") }
    }

    @Test(arguments: ["5", "6"]) func `It compiles without a warning in each mode, and records`(mode: String)
        async throws
    {
        let tools = try await DeviceTrial.tools.value
        let request = LaunchRequest(
            sample: "hackworth/flush", kind: .test, parameters: LaunchParameters(), strict: true,
            timeLimit: .seconds(30), buildLimit: .seconds(120))
        var found = try await tools.finder.sample(request.sample, request.choice, by: tools.reader)
        found.sample = try Self.recorder().added(to: found.sample)
        found.sample.tests?.languageMode = mode
        let app = try await found.built(for: .newest, in: try tools.builder(timeLimit: .seconds(120)))
        let warnings = app.host.build.product.warnings.filter { "\($0)".contains(RecorderFile.fileName) }
        #expect(warnings == [])
        let summary = try await SeriesRun(LaunchConfiguration().series(of: app)).run { _, _ in }.last
        let printed = summary.events.filter { $0.kind == .console && $0.lane == .console }.compactMap(\.text)
        let record = try #require(try LogReader(Data(printed.joined(separator: "\n").utf8), named: "run").records.last)
        #expect(record.isWhole)
        #expect(record.value("application.delegate") == "TestingAppDelegate")
        #expect(record.value("info", of: "DTSDKName") == "iphonesimulator\(SystemVersion.newest)")
    }

    @Test func `A project that has it keeps its own, and a scheme's choice leaves its tests in`() throws {
        let recorder = try Self.recorder()
        var sample = ReaderTrial.sample("")
        sample.tests = Sample.Target(
            name: "T", module: "T", sources: [SourceFile(path: "/p/T/LaunchRecorder.swift", text: "own")])
        sample.scheme = ProjectScheme(name: "S", tests: TestChoice(selected: ["OneTests"]))
        let added = try recorder.added(to: sample)
        #expect(added.tests?.sources.map(\.text) == ["own"])
        #expect(
            added.scheme?.tests.selected == ["OneTests", "AALaunchRecorderTests", "ZZLaunchRecorderTests"])
        sample.tests = nil
        #expect(throws: Mistake.self) { try recorder.added(to: sample) }
    }
}
