internal import Building
internal import Foundation
internal import PackageResources
internal import Tutorials

extension StepCatalog {
    /// Reads the tutorials that the program carries along.
    static func carried(_ environment: [String: String]) async throws -> StepCatalog {
        let protection = try await BuildTools.forThisProgram().protection
        return try await StepCatalog(catalog: try folder(), environment: environment, protection: protection) {
            Terminal.show($0 == .converting ? "Reading the tutorials, once" : nil)
        }
    }

    /// Returns the folder of the documentation catalog that the program carries along.
    static func folder() throws -> URL {
        guard let folder = PackageResources.documentation else { throw Launch.left }
        return folder
    }
}
