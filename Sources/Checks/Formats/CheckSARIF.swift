internal import Foundation
internal import Lifecycle
internal import Traces
internal import Wording

/// A report as SARIF 2.1.0, which GitHub's code scanning and other viewers read.
///
/// Source: [the standard](https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html).
struct CheckSARIF: Encodable {
    private var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    private var version = "2.1.0"
    private var runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    init(_ reports: [CheckReport], program: String?) {
        runs = reports.map { Run($0, program) }
    }

    var text: String {
        guard let text = try? JSON.document(self) else { preconditionFailure("The report holds text alone.") }
        return text
    }

    private struct Run: Encodable {
        var tool: Tool
        /// Tells the runs of several projects apart.
        var automationDetails: Automation
        var originalUriBaseIds: [String: Base]
        var invocations: [Invocation]
        var results: [Result]

        init(_ report: CheckReport, _ program: String?) {
            tool = Tool(driver: Driver(version: program))
            automationDetails = Automation(id: "understudy/\(report.project)/")
            originalUriBaseIds = [
                root: Base(uri: URL(filePath: report.root, directoryHint: .isDirectory).absoluteString)
            ]
            invocations = [Invocation(report)]
            results =
                report.findings.map { Result($0, report, accepted: nil) }
                + report.judgement.accepted.map { Result($0.finding, report, accepted: $0.acceptance) }
        }
    }

    private struct Automation: Encodable {
        var id: String
    }

    private struct Tool: Encodable {
        var driver: Driver
    }

    private struct Base: Encodable {
        var uri: String
    }

    private struct Driver: Encodable {
        var name = "understudy"
        var version: String?
        var rules = Finding.ID.allCases.map(Rule.init)
    }

    private struct Rule: Encodable {
        var id: String
        var shortDescription: Message
        var help: Message

        init(_ id: Finding.ID) {
            self.id = id.rawValue
            shortDescription = Message(text: id.meaning)
            help = Message(text: "Read: \(id.page.title), \(id.page.link) in the documentation")
        }
    }

    private struct Message: Encodable {
        var text: String
    }

    private struct Invocation: Encodable {
        var executionSuccessful: Bool
        var toolExecutionNotifications: [Notification]?

        init(_ report: CheckReport) {
            let notes = report.notes.map { "\(report.prefix($0.use.place))\($0.what)" }
            let warnings = (report.failedTests + report.remarks + report.stale + notes).map {
                Notification(level: "note", message: Message(text: $0.visible))
            }
            let failed = report.results.compactMap { result -> String? in
                guard case .failed(let reason) = result.outcome else { return nil }
                return "\(result.id.title): not launched: \(reason)"
            }
            let errors = ((report.failure.map { [$0] } ?? []) + failed).map {
                Notification(level: "error", message: Message(text: $0.visible))
            }
            executionSuccessful = errors.isEmpty
            toolExecutionNotifications = (errors + warnings).isEmpty ? nil : errors + warnings
        }
    }

    private struct Notification: Encodable {
        var level: String
        var message: Message
    }

    private struct Result: Encodable {
        var ruleId: String
        var ruleIndex: Int
        var level = "error"
        var message: Message
        var locations: [Location]?
        var partialFingerprints: [String: String]
        var fixes: [Fix]?
        var suppressions: [Suppression]?

        init(_ finding: Finding, _ report: CheckReport, accepted: CheckConfiguration.Acceptance?) {
            ruleId = finding.id.rawValue
            ruleIndex = Finding.ID.allCases.firstIndex(of: finding.id) ?? 0
            let why = finding.rule.map { ["Why: \($0.why)"] } ?? []
            message = Message(
                text: ([finding.what] + why + ["Cure: \(finding.cure)"]).joined(separator: "\n").visible)
            locations = report.file(of: finding).map { [Location($0, line: finding.place?.line ?? 1)] }
            partialFingerprints = ["finding/v1": "\(finding.id.rawValue) \(finding.symbol ?? "")"]
            fixes = finding.patch.map { [Fix($0, finding.cure, report)] }
            suppressions = accepted.map { [Suppression(justification: $0.reason)] }
        }
    }

    private struct Suppression: Encodable {
        var kind = "external"
        var status = "accepted"
        var justification: String
    }

    private struct Location: Encodable {
        var physicalLocation: Physical

        init(_ file: String, line: Int) {
            physicalLocation = Physical(artifactLocation: Artifact(file), region: Region(startLine: line))
        }
    }

    private struct Physical: Encodable {
        var artifactLocation: Artifact
        var region: Region
    }

    private struct Artifact: Encodable {
        var uri: String
        var uriBaseId: String?

        init(_ path: String) {
            let isRelative = !path.hasPrefix("/")
            let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
            uri = isRelative ? escaped.replacing(":", with: "%3A") : "file://" + escaped
            uriBaseId = isRelative ? root : nil
        }
    }

    private struct Region: Encodable {
        var startLine: Int
        var startColumn: Int?
        var endLine: Int?
        var endColumn: Int?
    }

    private struct Fix: Encodable {
        var description: Message
        var artifactChanges: [Change]

        init(_ patch: Patch, _ cure: String, _ report: CheckReport) {
            description = Message(text: cure)
            artifactChanges = patch.files.map { file in
                Change(
                    artifactLocation: Artifact(RelativePath.of(file.path, from: report.root)),
                    replacements: [Replacement(file)])
            }
        }
    }

    private struct Change: Encodable {
        var artifactLocation: Artifact
        var replacements: [Replacement]
    }

    /// The lines that differ, as one region.
    private struct Replacement: Encodable {
        var deletedRegion: Region
        var insertedContent: Message

        init(_ file: Patch.File) {
            let before = file.before.split(separator: "\n", omittingEmptySubsequences: false)
            let after = file.after.split(separator: "\n", omittingEmptySubsequences: false)
            let same = zip(before, after).prefix { $0 == $1 }.count
            let most = min(before.count, after.count) - same
            let sameAtEnd = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.prefix(most).count
            let inserted = after[same..<(after.count - sameAtEnd)]
            let isToEnd = sameAtEnd == 0
            let end = (before.last?.utf16.count ?? 0) + 1
            guard same < before.count else {
                deletedRegion = Region(
                    startLine: before.count, startColumn: end, endLine: before.count, endColumn: end)
                insertedContent = Message(text: inserted.map { "\n" + $0 }.joined())
                return
            }
            // Whole lines, with their ends: from the first that differs to the beginning of the first that does not.
            deletedRegion = Region(
                startLine: same + 1, startColumn: 1, endLine: before.count - sameAtEnd + (isToEnd ? 0 : 1),
                endColumn: isToEnd ? end : 1)
            insertedContent = Message(
                text: inserted.map { $0 + (isToEnd ? "" : "\n") }.joined(separator: isToEnd ? "\n" : ""))
        }
    }
}

/// The name of the folder that paths are relative to.
private let root = "ROOT"
