import Application
import Building
import SymbolKit
import TestSupport
import Tutorials

func symbolGraphs() async throws -> SymbolGraphs {
    let modules = try await TestBuilder.shared.value.modules
    return try await SymbolGraphs.extract(
        of: modules.reference, texts: CarriedFolders.ofThisProgram.symbolTexts(), toolchain: modules.toolchain,
        cache: modules.cache)
}
