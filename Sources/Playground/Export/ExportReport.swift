internal import Wording

/// The counts and sizes of an export.
package struct ExportReport: Hashable, Sendable {
    package struct Size: Hashable, Sendable {
        package var files: Int
        package var bytes: Int

        static func + (left: Size, right: Size) -> Size {
            Size(files: left.files + right.files, bytes: left.bytes + right.bytes)
        }

        static func - (left: Size, right: Size) -> Size {
            Size(files: left.files - right.files, bytes: left.bytes - right.bytes)
        }
    }

    package var pages: Int
    /// The questions of the pages that have a recorded answer, and the different traces of each page.
    package var answers: Int
    package var traces: Int
    package var launches: Int
    /// The answers that met a limit twice, and are recorded so.
    package var limits: [String]
    /// The size of all but the documentation's archive.
    package var own: Size
    package var documentation = Size(files: 0, bytes: 0)

    /// The most that a copy may have.
    static let most = Size(files: 10_000, bytes: 150_000_000)

    /// - Throws: `Mistake` if the copy is larger than a host of pages takes well.
    func check() throws(Mistake) {
        let whole = own + documentation
        guard whole.files <= Self.most.files, whole.bytes <= Self.most.bytes else {
            throw Mistake(
                .usage,
                what: "The copy has \(whole.files) files and \(whole.bytes / 1_000_000) MB. At most "
                    + "\(Self.most.files) files and \(Self.most.bytes / 1_000_000) MB are written.",
                cure: "Record fewer lessons, with --only, or leave the documentation out, with --without-docs.")
        }
    }

    /// The report in a few lines.
    package var lines: [String] {
        [
            "\(pages) pages. \(answers) answers are recorded, from \(launches) launches: \(traces) different traces.",
            "Site \(Self.words(own)), documentation \(Self.words(documentation)).",
        ] + limitLines
    }

    private var limitLines: [String] {
        limits.isEmpty
            ? []
            : ["Met a limit twice, and recorded so. If a busy machine is the reason, export again:"]
                + limits.map { "  \($0)" }
    }

    private static func words(_ size: Size) -> String {
        let tenths = Double((size.bytes + 50_000) / 100_000) / 10
        return "\(size.files) files, \(tenths) MB"
    }
}
