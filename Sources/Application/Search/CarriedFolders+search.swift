internal import Techniques
package import Tutorials

extension CarriedFolders {
    /// Returns the index of the search, of the catalog as it is.
    package func searchIndex(_ environment: [String: String]) async throws -> SearchIndex {
        let tutorials = try await tutorials(environment).tutorials
        return SearchContent(try documentation, tutorials, try techniques(), try claims()).index
    }
}
