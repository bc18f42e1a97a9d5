package import Foundation
package import Lifecycle
package import Wording

/// All reports of devices that the project keeps.
package struct DeviceEvidence: Hashable, Sendable {
    /// The reports by their files' names.
    package let reports: [(name: String, report: DeviceReport)]

    /// The folder among the records.
    package static let folder = "Devices"

    package init(_ reports: [(name: String, report: DeviceReport)] = []) {
        self.reports = reports.sorted { $0.name < $1.name }
    }

    /// Reads the reports in a folder: its files that end in json.
    ///
    /// - Throws: `Mistake` if one cannot be read.
    package init(recordedIn records: URL) throws(Mistake) {
        let folder = records.appending(path: Self.folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        var reports: [(String, DeviceReport)] = []
        for name in names.sorted() where name.hasSuffix(".json") {
            do {
                let data = try Data(contentsOf: folder.appending(path: name))
                reports.append((name, try JSONDecoder().decode(DeviceReport.self, from: data)))
            } catch {
                throw Mistake(
                    .usage, what: "The report cannot be read: \(error)", place: folder.appending(path: name).path,
                    cure: "Write it with understudy verify SAMPLE --log LOG --report FILE --by NAME.")
            }
        }
        self.init(reports)
    }

    /// The reports with a fact that agrees with what a rule states.
    private func agreeing(_ rule: Rule) -> [DeviceReport] {
        reports.map(\.report).filter { report in
            report.facts.contains {
                $0.rule == rule.id && $0.result == .equal && DecidingRules.measuring.contains($0.fact)
            }
        }
    }

    /// The reports with a fact that differs, and to which a rule led.
    private func disagreeing(_ rule: Rule) -> [DeviceReport] {
        reports.map(\.report).filter { report in
            report.facts.contains {
                $0.result == .different && ($0.rule == rule.id || $0.after?.contains(rule.id) == true)
            }
        }
    }

    /// True if devices agree with a rule, and none disagrees: it is measured, which is surer than observed.
    package func isMeasured(_ rule: Rule) -> Bool {
        !agreeing(rule).isEmpty && disagreeing(rule).isEmpty
    }

    /// Returns what devices say about a rule: where it was measured, or the open question; nil if none said anything.
    package func words(on rule: Rule) -> String? {
        let (equal, different) = (agreeing(rule), disagreeing(rule))
        var parts: [String] = []
        if !equal.isEmpty { parts.append("*measured* on \(equal.map(\.words).joined(separator: "; "))") }
        if !different.isEmpty {
            parts.append("**open question**: otherwise on \(different.map(\.words).joined(separator: "; "))")
        }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    /// Returns what devices said about a sample, with each device; nil if none ran it.
    ///
    /// - Parameter name: The sample's name, such as `T47`; `T47/code` belongs to it.
    package func words(onSample name: String) -> String? {
        let reports = reports.map(\.report).filter { $0.sample == name || $0.sample.hasPrefix("\(name)/") }
        guard !reports.isEmpty else { return nil }
        let parts = reports.map { report in
            let different = report.facts.count { $0.result == .different }
            let equal = report.facts.count { $0.result == .equal }
            return "\(report.words), \(report.history): \(equal) facts equal, \(different) different"
        }
        return "Measured on \(parts.joined(separator: "; "))"
    }

    package static func == (left: DeviceEvidence, right: DeviceEvidence) -> Bool {
        left.reports.map(\.name) == right.reports.map(\.name)
            && left.reports.map(\.report) == right.reports.map(\.report)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(reports.map(\.report)) }
}
