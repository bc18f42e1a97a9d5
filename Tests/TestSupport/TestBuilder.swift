package import Building
import Foundation
import PackageResources

/// The builder that the tests of one process share.
package enum TestBuilder {
    /// The builder, with the cache that `understudy` itself uses.
    ///
    /// A build may take longer than a user's: other tests of the process keep the processors busy.
    package static let shared = Task {
        guard let sources = PackageResources.folder else { throw Unexpected("the reference modules' sources are gone") }
        return try await SampleBuilder(
            sources: sources.path, environment: ProcessInfo.processInfo.environment, timeLimit: .seconds(300),
            progress: { _ in })
    }
}
