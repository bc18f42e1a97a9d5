import CarriedSources
import Foundation
import Samples
import SymbolKit
import TutorialDocumentation

/// The reference modules, built for the tests as for the program.
func referenceWorkshop() async throws -> Workshop {
    guard let sources = CarriedSources.folder else { throw CocoaError(.fileNoSuchFile) }
    return try await Workshop(
        sources: sources.path, environment: ProcessInfo.processInfo.environment, progress: { _ in })
}

func symbolGraphs() async throws -> SymbolGraphs {
    let builder = try await referenceWorkshop().builder
    return try await SymbolGraphs.extract(of: builder.reference, toolchain: builder.toolchain, cache: builder.cache)
}
