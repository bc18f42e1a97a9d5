internal import Building
package import Foundation
package import Playground
internal import Samples
package import Tutorials
internal import Wording

extension SampleTools {
    /// Returns the export of the whole site.
    ///
    /// - Parameters:
    ///   - names: The tutorials, steps and techniques whose runs are recorded; without any, all.
    ///   - hasDocumentation: True if the documentation's archive is built and part of it.
    /// - Throws: `Mistake` if there is no lesson of one of the names, or the documentation does not build.
    package func siteExport(
        at place: PublishedPlace, recording names: [String], hasDocumentation: Bool, version: String
    ) async throws -> SiteExport {
        let builder = try await builder()
        var content = try await PlaygroundContent.prepare(self)
        let recorded = names.isEmpty ? nil : try content.lessons.samples(named: names)
        var documentation: URL?
        if hasDocumentation {
            let build = try self.documentation(
                try await symbolGraphs(builder.modules), of: try await tutorials(), builder.modules,
                hostingBasePath: place.documentation, treatsWarningsAsErrors: false)
            documentation = try await build.kept(in: builder.modules.cache) {
                output.working($0 == .converting ? "Building the documentation, once" : nil)
            }
        }
        content.lessons.project = nil
        var export = SiteExport(
            lessons: content.lessons, site: content.site, documentation: documentation, at: place, builder: builder,
            version: version)
        export.recorded = recorded
        return export
    }
}
