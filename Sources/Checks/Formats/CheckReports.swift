/// The reports of the projects below a folder, as one.
package struct CheckReports: Sendable {
    package var reports: [CheckReport]

    package init(_ reports: [CheckReport]) {
        self.reports = reports
    }

    /// Returns the reports in a form, with a newline at the end.
    ///
    /// - Parameters:
    ///   - program: The version of the program; nil if it does not matter.
    ///   - style: The look of a text.
    package func rendered(
        as format: CheckReport.Format, program: String? = nil, style: CheckText.Style = CheckText.Style()
    ) -> String {
        switch format {
        case .text: text(style)
        case .json: CheckJSON.text(reports)
        case .github: reports.map { CheckCommands($0).text }.joined()
        case .junit: CheckJUnit.text(reports)
        case .sarif: CheckSARIF(reports, program: program).text
        }
    }

    private func text(_ style: CheckText.Style) -> String {
        let parts = reports.map { report in
            let failure = report.failure.map { "\($0)\n\n" } ?? ""
            return "\(report.project)\n\(String(repeating: "=", count: report.project.count))\n\n" + failure
                + CheckText(report, style).text
        }
        let found = reports.count { !$0.findings.isEmpty }
        let refused = reports.count { $0.failure != nil }
        let counts =
            ["\(reports.count) projects", "\(found) with findings"] + (refused == 0 ? [] : ["\(refused) not launched"])
        return (parts + [counts.joined(separator: ", ") + ".\n"]).joined(separator: "\n")
    }
}
