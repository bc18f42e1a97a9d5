import Foundation
import TestSupport
import Testing

/// The contributors' pages that name files, folders and types, compared with the tree.
struct ContributingPageTests {
    private static func rows(_ page: String) throws -> [[String]] {
        let text = try String(
            contentsOfFile: Checkout.path("Documentation.docc/Contributing/\(page).md"), encoding: .utf8)
        return text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { row in
            row.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    /// Returns the texts between backticks.
    private static func code(_ cell: String) -> [String] {
        cell.matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }

    /// Returns the names of the types that a folder's files declare at their top.
    private static func types(in folder: String) throws -> Set<String> {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: Checkout.path(folder))
        var names: Set<String> = []
        for path in paths where path.hasSuffix(".swift") {
            let text = try String(contentsOfFile: Checkout.path("\(folder)/\(path)"), encoding: .utf8)
            for match in text.matches(
                of: /(?m)^(?:[a-z@][\w()]* )*(?:struct|class|enum|actor|protocol|typealias) (\w+)/)
            {
                names.insert(String(match.output.1))
            }
        }
        return names
    }

    @Test func `Each type of the Glossary is in one of the folders beside it`() throws {
        let rows = try Self.rows("Glossary").filter { $0.count == 4 && $0[3].contains("`") }
        #expect(rows.count >= 80)
        for row in rows {
            let folders = Self.code(row[3]).filter { !$0.hasSuffix("…") }
            let missing = folders.filter { !FileManager.default.fileExists(atPath: Checkout.path($0)) }
            #expect(missing == [], "\(row[0])")
            let declared = try folders.filter { !missing.contains($0) }.map(Self.types).reduce(into: Set<String>()) {
                $0.formUnion($1)
            }
            let named = Self.code(row[2]).compactMap { $0.firstMatch(of: /^[A-Z]\w*/).map { String($0.output) } }
            #expect(named.filter { !declared.contains($0) && $0 != "TestBundleInjection" } == [], "\(row[0])")
        }
    }

    @Test func `Each file of the way from a command to the verdict is there`() throws {
        let rows = try Self.rows("Architecture")
        let files = rows.flatMap { Self.code($0[0]) }.filter { $0.contains("/") && $0.hasSuffix(".swift") }
        #expect(files.count >= 25)
        for file in files {
            #expect(FileManager.default.fileExists(atPath: Checkout.path("Sources/\(file)")), "\(file)")
        }
    }

    @Test func `Each path of a contributors' page is there`() throws {
        let folder = Checkout.path("Documentation.docc/Contributing")
        var missing: [String] = []
        for page in try FileManager.default.contentsOfDirectory(atPath: folder) where page.hasSuffix(".md") {
            // The changelog and the decisions speak of what was.
            guard !["Changelog.md", "Decisions.md"].contains(page) else { continue }
            let text = try String(contentsOfFile: "\(folder)/\(page)", encoding: .utf8)
            missing += Self.code(text).filter { name in
                ["Sources/", "Tests/", "Documentation.docc/", "Site/"].contains(where: name.hasPrefix)
                    && name.wholeMatch(of: /[\w.\/+-]+/) != nil
                    // An example names what is to be made.
                    && !["NAME", "T61"].contains(where: name.contains)
                    && !FileManager.default.fileExists(atPath: Checkout.path(name))
            }.map { "\(page): \($0)" }
        }
        #expect(missing == [])
    }

    @Test func `Each finding of a review names the files of its tests`() throws {
        let rows = try Self.rows("Testing").filter { $0.count == 3 && $0[0].contains(/^[SN]\d+$/) }
        #expect(rows.map { $0[0] } == (1...15).map { "S\($0)" } + (1...8).map { "N\($0)" })
        let files = try FileManager.default.subpathsOfDirectory(atPath: Checkout.path("Tests"))
        let names = Set(files.compactMap { $0.split(separator: "/").last.map(String.init) })
        for row in rows {
            let named = Self.code(row[2]).map { $0.hasSuffix(".py") ? $0 : $0 + ".swift" }
            #expect(!named.isEmpty && named.allSatisfy(names.contains), "\(row[0]): \(named)")
        }
    }

    @Test func `The table of the modules has each module, in the order of the manifest`() async throws {
        let manifest = try await ManifestTests.manifest.value
        let modules = manifest.targets.filter { $0.type != "test" && $0.path?.hasPrefix("Tests/") != true }.map(\.name)
        let rows = try Self.rows("Architecture")
        let begin = try #require(rows.firstIndex { $0.first == "module" && $0.count == 3 })
        var table: [[String]] = []
        for row in rows[(begin + 1)...] {
            guard row.count == 3, row[0].hasPrefix("`"), modules.contains(Self.code(row[0])[0]) else { break }
            table.append(row)
        }
        #expect(table.flatMap { Self.code($0[0]) }.sorted() == modules.sorted())
        var above: Set<String> = []
        for row in table {
            let imported = Self.code(row[1]).filter(modules.contains)
            #expect(imported.filter { !above.contains($0) } == [], "\(row[0])")
            for name in Self.code(row[0]) {
                let imports = try manifest.target(name).imports
                #expect(imported.filter { !imports.contains($0) } == [], "\(name) imports less than the page says")
                above.insert(name)
            }
        }
    }
}
