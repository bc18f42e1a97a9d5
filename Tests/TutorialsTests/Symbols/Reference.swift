import PackageResources
import Foundation
import Samples
import SymbolKit
import Tutorials

/// Returns a builder with the reference modules, built for the tests as for the program.
func referenceBuilder() async throws -> SampleBuilder {
    guard let sources = PackageResources.folder else { throw CocoaError(.fileNoSuchFile) }
    return try await SampleBuilder(
        sources: sources.path, environment: ProcessInfo.processInfo.environment, progress: { _ in })
}

func symbolGraphs() async throws -> SymbolGraphs {
    let builder = try await referenceBuilder().modules
    return try await SymbolGraphs.extract(of: builder.reference, toolchain: builder.toolchain, cache: builder.cache)
}
