internal import Checks
internal import Playground
internal import Tutorials

/// A report as the project's page shows it: what `--format json` prints, the table in the words of the terminal, and the
/// addresses of the pages that explain the findings.
struct CheckedProject: Encodable {
    var report: CheckJSON
    /// The titles of the table's columns.
    var columns: [String]
    /// The cells of each scenario, in the order of the report's.
    var rows: [[String]]
    /// The titles of the scenarios in which each finding was seen, in the order of the report's.
    var seen: [[String]]
    /// The report's last sentences.
    var end: String
    /// True if every launch came about.
    var isWhole: Bool
    /// The pages that explain the findings, by their links.
    var pages: [String: Page]
    /// The lines that a check in a terminal says beside its report.
    var said: [String]

    struct Page: Encodable {
        var title: String
        var address: String

        init(_ page: Finding.Page) {
            title = page.title
            address = ServedDocumentation.place + CatalogArticle.address(of: page.link)
        }
    }

    init(_ report: CheckReport, said: [String]) {
        self.report = CheckJSON(report)
        columns = CheckRow.titles
        rows = report.rows.map(\.cells)
        seen = report.findings.map { $0.scenarios.map(\.title) }
        end = report.end
        isWhole = report.isWhole
        pages = Dictionary(
            report.findings.map { ($0.page.link, Page($0.page)) }, uniquingKeysWith: { one, _ in one })
        self.said = said
    }
}
