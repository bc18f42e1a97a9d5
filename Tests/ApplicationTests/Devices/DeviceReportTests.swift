import Bibliography
import DeviceReports
import Foundation
import Lifecycle
import Runs
import Samples
import Techniques
import Testing
import TestSupport
import Tutorials
import Wording

@testable import Application

/// Reports of devices: each that is kept is as its file says, and the pages show what they say.
@Suite(.serialized) struct DeviceReportTests {
    /// Launches a report's sample in the model and compares again.
    static func compared(_ report: DeviceReport) async throws -> [ComparedFact] {
        let request = LaunchRequest(
            sample: report.sample, kind: .test, parameters: LaunchParameters(), strict: false,
            timeLimit: .seconds(30), buildLimit: .seconds(120))
        let launch = try RecordedLaunch(
            report.record, request, history: try #require(DeviceHistory(rawValue: report.history)))
        return try await launch.compared(with: try await DeviceTrial.tools.value).comparison.facts
    }

    @Test func `Each report that is kept compares as it did`() async throws {
        for (name, report) in try DeviceEvidence(recordedIn: CarriedFolders.ofThisProgram.records).reports {
            #expect(try await Self.compared(report) == report.facts, "\(name)")
            #expect(report.record.isWhole, "\(name)")
        }
    }

    /// A report as a device without a rule would give it.
    static func report(without rule: Rule) async throws -> DeviceReport {
        let trial = try #require(DisabledRuleTests.trials.first { $0.rule.id == rule.id })
        let tools = try await DeviceTrial.tools.value
        let record = try await DisabledRuleTests.record(trial, with: tools)
        let comparison = try await RecordedLaunch(record, trial.request, history: trial.history)
            .compared(with: tools).comparison
        return DeviceReport(
            reporter: "Anna", date: "2026-12-01", source: nil, sample: trial.sample,
            history: trial.history.rawValue, record: record, comparison: comparison)
    }

    @Test func `A report is read as it was written, and compares the same again`() async throws {
        let report = try await Self.report(without: .hostingSessionIdentifier)
        try await ScratchFolder.with { folder in
            try folder.write(try JSON.document(report), to: "Devices/2026-12-01-anna.json")
            try folder.write("No report.", to: "Devices/README.md")
            let evidence = try DeviceEvidence(recordedIn: URL(filePath: folder.path))
            #expect(evidence.reports.map(\.name) == ["2026-12-01-anna.json"])
            #expect(evidence.reports.map(\.report) == [report])
            #expect(try await Self.compared(try #require(evidence.reports.first).report) == report.facts)
        }
    }

    @Test func `A file that is no report is a mistake that names it`() throws {
        try ScratchFolder.with(["Devices/x.json": "{}"]) { folder in
            #expect(throws: Mistake.self) { try DeviceEvidence(recordedIn: URL(filePath: folder.path)) }
        }
    }

    @Test func `The page of rules shows what is measured, and what a device says otherwise`() async throws {
        let report = try await Self.report(without: .hostingSessionIdentifier)
        let evidence = DeviceEvidence([("anna.json", report)])
        #expect(evidence.isMeasured(.hostingConfigurationFile))
        #expect(!evidence.isMeasured(.hostingSessionIdentifier))
        #expect(!evidence.isMeasured(.sessionRemovedPrivately))
        let device = "iPhone (simulator), iOS 17.5, SDK 17.5 (Anna, 2026-12-01)"
        let lines = try RulesPage.markdown(
            [.hostingConfigurationFile, .hostingSessionIdentifier],
            sources: CarriedFolders.ofThisProgram.bibliography(),
            evidence: evidence
        ).split(separator: "\n")
        let rows = lines.filter { $0.hasPrefix("| `hosting.") }
        #expect(rows.count == 2)
        #expect(rows[0].contains("| *measured* on \(device); *observed*: "))
        #expect(rows[1].contains("| **open question**: otherwise on \(device); *observed*: "))
        #expect(lines.contains { $0.hasPrefix("| *measured* | ") && $0.hasSuffix("| 1 |") })
    }

    @Test func `A technique's page has the devices that ran it`() async throws {
        var report = try await Self.report(without: .hostingSessionIdentifier)
        report.sample = "T47"
        let catalog = try CarriedFolders.ofThisProgram.techniques()
        var page = try TechniquePage(try catalog.technique(SampleID.Technique("T47")), in: catalog, told: [])
        #expect(!page.markdown.contains("Measured on"))
        page.evidence = DeviceEvidence([("anna.json", report)])
        let equal = report.facts.count { $0.result == .equal }
        #expect(
            page.markdown.contains(
                """
                - Measured on iPhone (simulator), iOS 17.5, SDK 17.5 (Anna, 2026-12-01), fresh: \(equal) facts equal, \
                1 different

                """))
    }

    @Test func `Without a report, the page says so`() throws {
        let page = try RulesPage.markdown(sources: CarriedFolders.ofThisProgram.bibliography())
        #expect(page.contains("No device has reported yet, so no rule is measured."))
    }
}
