internal import Lifecycle

/// The catalog's page for choosing a technique, made from the matrix.
package enum ChoosingPage {
    /// The file in the catalog.
    package static let file = "Generated/ChoosingATechnique.md"

    /// Returns the page's text.
    package static func markdown(_ techniques: [Technique], _ matrix: Matrix) -> String {
        let choices = ProjectKind.all.map { reader in
            Row(
                reader: reader, open: TechniqueChoice(for: reader, privateAPI: false, among: techniques, in: matrix),
                all: TechniqueChoice(for: reader, privateAPI: true, among: techniques, in: matrix))
        }
        let named = Set(choices.flatMap { $0.all.suiting.map(\.id) + $0.all.failing.prefix(1).map(\.technique.id) })
        return [
            head, ProjectKind.Interface.allCases.map { table($0, choices) }.joined(separator: "\n\n"), nearest(choices),
            remains(techniques.filter { named.contains($0.id) }),
        ].joined(separator: "\n\n") + "\n"
    }

    private struct Row {
        var reader: ProjectKind
        /// The choice without private calls.
        var open: TechniqueChoice
        var all: TechniqueChoice
    }

    private static let head = """
        # Choosing a technique

        Which technique keeps production off the stage in your tests, by what your app supports.

        ## Overview

        Find how your app's interface is made, then the oldest system that it supports, then its devices. Each number is
        a technique and leads to its code; what each needs, and what remains wrong with it, stands at the end of this
        page. T is for techniques of the articles and of their readers, N for those that were found elsewhere.

        A technique stands in a row where, in every setting that tests of such an app may meet, the tests saw only their
        own delegates: on a fresh device, after a run of the app, after tests, and where there are windows, after a
        split view; hosted as Xcode hosts tests today. Code comes first, then what has to be set up in the project, then
        what a person has to do before each test run (marked ‡). A technique that puts code into production, the app
        that its users get, is marked †. An app without scenes, which the SDK of iOS \(SystemVersion.scenesRequired.major) refuses, lives on every system
        as apps did before iOS 13, so its row comes from there.

        The private call makes iOS forget its stored sessions, of which <doc:SceneSessions> tells. It stands in the test
        bundle alone, so nobody reviews it, but nobody promises that it stays either.

        This page is made from <doc:Matrix>.
        """

    private static func table(_ interface: ProjectKind.Interface, _ rows: [Row]) -> String {
        var lines: [(systems: String, devices: [String], rest: String)] = []
        for row in rows where row.reader.interface == interface {
            let rest = "\(links(row.open.suiting)) | \(links(row.all.suiting.filter(\.usesPrivateAPI)))"
            if let last = lines.last, last.systems == row.reader.systemsInWords, last.rest == rest {
                lines[lines.count - 1].devices.append(row.reader.devices.words)
            } else {
                lines.append((row.reader.systemsInWords, [row.reader.devices.words], rest))
            }
        }
        return """
            ### \(interface.words)

            | supports | runs on | without a private call | with it |
            |---|---|---|---|
            \(lines.map { "| \($0.systems) | \($0.devices.joined(separator: "; ")) | \($0.rest) |" }.joined(separator: "\n"))
            """
    }

    /// Returns links to techniques. If one of them does not change the production app, those that do are only counted.
    private static func links(_ techniques: [Technique]) -> String {
        let clean = techniques.filter { !$0.changesProduction }
        let named = clean.isEmpty ? techniques : clean
        let rest = techniques.count - named.count
        return (named.isEmpty ? "none" : named.map { link($0) + marks($0) }.joined(separator: ", "))
            + (rest == 0 ? "" : ", and \(rest) † more")
    }

    private static func link(_ technique: Technique) -> String {
        TechniquePage.link(technique)
    }

    private static func marks(_ technique: Technique) -> String {
        (technique.changesProduction ? " †" : "") + (technique.form == .procedure ? " ‡" : "")
    }

    /// Returns the techniques that come nearest without suiting, for each interface and system.
    private static func nearest(_ rows: [Row]) -> String {
        let lines = rows.filter { $0.reader.devices != .phoneAndPad }.flatMap { row in
            row.open.failing.filter { $0.technique.form == .code }.prefix(1).map { failing in
                "| \(row.reader.interface.words) | \(row.reader.systemsInWords) | \(row.reader.devices.words) | "
                    + "\(link(failing.technique))\(marks(failing.technique)) | \(failing.words) |"
            }
        }
        return """
            ### What comes nearest in code alone

            Without a private call and without settings of the project, these let production on the stage in the fewest
            settings: in how many, and of how many that were run, is said in brackets.

            | app | supports | runs on | technique | where it fails |
            |---|---|---|---|---|
            \(lines.joined(separator: "\n"))
            """
    }

    private static func remains(_ techniques: [Technique]) -> String {
        let parts = techniques.map { technique in
            (["<doc:\(TechniquePage.reference(technique))>" + marks(technique), ""]
                + technique.needs.map { "- needs: \($0)" } + technique.remains.map { "- \($0)" })
                .joined(separator: "\n")
        }
        return """
            ### What each needs, and what remains wrong with it

            \(parts.joined(separator: "\n\n"))
            """
    }
}
