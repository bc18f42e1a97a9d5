package import Bibliography
internal import Building
package import Confinement
internal import Foundation
package import Techniques
package import Tutorials

extension CarriedFolders {
    /// Returns the sources to which rules, techniques and claims refer.
    package func bibliography() throws -> SourceCatalog { try SourceCatalog(folder: catalog) }

    /// Returns the facts and logs that tests cite.
    package func facts() throws -> FactCatalog { try FactCatalog(folder: catalog) }

    /// Returns the techniques.
    package func techniques() throws -> TechniqueCatalog { try TechniqueCatalog(folder: catalog) }

    /// Returns the claims.
    package func claims() throws -> ClaimCatalog { try ClaimCatalog(folder: catalog) }

    /// Returns the words for choosing a technique.
    package func choosing() throws -> Choosing { try Choosing(folder: catalog) }

    /// Returns the recorded runs of techniques.
    package func matrix(of techniques: TechniqueCatalog) throws -> Matrix {
        try Matrix(recordedIn: records, of: techniques)
    }

    /// Returns the tutorials.
    ///
    /// - Parameter protection: The bounds within which `docc` runs; nil to find out.
    package func tutorials(
        _ environment: [String: String], within protection: Protection? = nil, output: ProgramOutput = .none
    ) async throws -> StepCatalog {
        let bounds: Protection
        if let protection {
            bounds = protection
        } else {
            bounds = try await BuildTools(sources: sources.path, environment: environment).protection
        }
        return try await StepCatalog(catalog: documentation, environment: environment, protection: bounds) {
            output.working($0 == .converting ? "Reading the tutorials, once" : nil)
        }
    }
}
