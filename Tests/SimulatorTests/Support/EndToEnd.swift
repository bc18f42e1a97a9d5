import PackageResources
import Foundation
import Samples
import Testing

/// The tests of the whole chain. They start processes and look at the clock, so they run one after the other.
@Suite(.serialized)
enum EndToEnd {
    /// The builder of this process, with the cache that `understudy` itself uses.
    static let builder = Task {
        guard let sources = PackageResources.folder else { throw Unexpected("the reference modules' sources are gone") }
        return try await SampleBuilder(
            sources: sources.path, environment: ProcessInfo.processInfo.environment, progress: { _ in })
    }

    /// The folder with the tests' samples.
    static let fixtures: String = {
        let here: String = #filePath
        return here.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" } + "/Fixtures"
    }()
}
