package import Building
package import Tutorials

extension SampleTools {
    /// Returns the symbol graphs of the reference modules, with the texts that the documentation adds.
    package func symbolGraphs(_ builder: ModuleBuilder) async throws -> SymbolGraphs {
        try await SymbolGraphs.extract(
            of: builder.reference, texts: try folders.symbolTexts(), toolchain: builder.toolchain,
            cache: builder.cache)
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
        DocumentationBuild(
            catalog: try folders.documentation, graphs: symbols,
            docc: try DocC.find(
                beside: builder.toolchain, environment: environment, protection: builder.protection),
            hostingBasePath: hostingBasePath, projects: try catalog.projects(),
            treatsWarningsAsErrors: treatsWarningsAsErrors)
    }
}
