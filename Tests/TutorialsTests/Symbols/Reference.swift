import Building
import SymbolKit
import TestSupport
import Tutorials

@testable import understudy

func symbolGraphs() async throws -> SymbolGraphs {
    let modules = try await TestBuilder.shared.value.modules
    return try await SymbolGraphs.extract(
        of: modules.reference, texts: SymbolTexts.recorded(), toolchain: modules.toolchain, cache: modules.cache)
}
