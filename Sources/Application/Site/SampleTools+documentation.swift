package import Building
internal import Foundation
package import Tutorials
internal import Wording

extension SampleTools {
    /// Returns the symbol graphs of the reference modules, with the texts that the documentation adds. Of the reference
    /// UIKit only the symbols are left that get a page.
    package func symbolGraphs(_ builder: ModuleBuilder) async throws -> SymbolGraphs {
        let graphs = try await SymbolGraphs.extract(
            of: builder.reference, texts: try folders.symbolTexts(), toolchain: builder.toolchain,
            cache: builder.cache)
        return try await graphs.keeping(
            SymbolFilter("ReferenceUIKit", catalog: try folders.documentation), cache: builder.cache)
    }

    /// Returns the build of the whole documentation.
    ///
    /// - Parameters:
    ///   - catalog: The tutorials, whose projects are its downloads.
    ///   - hostingBasePath: The place of the archive on its web server.
    package func documentation(
        _ symbols: SymbolGraphs, of catalog: StepCatalog, _ builder: ModuleBuilder, hostingBasePath: String?,
        treatsWarningsAsErrors: Bool = true
    ) throws -> DocumentationBuild {
        var build = DocumentationBuild(
            catalog: try folders.documentation, graphs: symbols,
            docc: try DocC.find(
                beside: builder.toolchain, environment: environment, protection: builder.protection),
            hostingBasePath: hostingBasePath, projects: try catalog.projects(),
            treatsWarningsAsErrors: treatsWarningsAsErrors)
        build.scripts = try searchScripts(catalog)
        return build
    }

    /// Returns the search of an archive that is served without the playground: the site's own scripts, and the index.
    private func searchScripts(_ catalog: StepCatalog) throws -> [String: Data] {
        let site = try folders.site.appending(path: "static")
        var files: [String: Data] = [:]
        for path in ["bar/header.css", "bar/search.js", "bar/search-list.js", "bar/search-index.js", "shell/dom.js"] {
            files["search/\(path)"] = try Data(contentsOf: site.appending(path: path))
        }
        let content = SearchContent(
            try folders.documentation, catalog.tutorials, try folders.techniques(), try folders.claims())
        files["search/index.json"] = Data(try JSON.line(content.index).utf8)
        return files
    }
}
