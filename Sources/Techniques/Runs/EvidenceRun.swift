package import Building
internal import Foundation
internal import Simulator

/// A run of claims, as many at once as there are processors.
package struct EvidenceRun: Sendable {
    package let claims: ClaimCatalog
    package let techniques: TechniqueCatalog
    package let builder: SampleBuilder

    /// Creates a run of the claims of a catalog.
    package init(_ claims: ClaimCatalog, _ techniques: TechniqueCatalog, builder: SampleBuilder) {
        self.claims = claims
        self.techniques = techniques
        self.builder = builder
    }

    /// Runs the experiments of one claim, one after the other.
    ///
    /// - Throws: The errors of `ExperimentRun.run`.
    package func result(of claim: Claim) async throws -> ClaimResult {
        var results: [ExperimentResult] = []
        for experiment in claim.experiments ?? [] {
            results.append(
                try await ExperimentRun(experiment, of: claim, in: claims, techniques, builder: builder).run())
        }
        return ClaimResult(claim: claim, experiments: results)
    }

    /// Runs the experiments of some claims.
    ///
    /// - Returns: The results in the order of the claims.
    /// - Throws: The errors of `ExperimentRun.run`.
    package func results(
        of wanted: [Claim], progress: @escaping @Sendable (_ done: Int, _ of: Int) -> Void = { _, _ in }
    ) async throws -> [ClaimResult] {
        try await withThrowingTaskGroup(of: (Int, ClaimResult).self) { group in
            var waiting = wanted.enumerated().makeIterator()
            var done: [(Int, ClaimResult)] = []
            func add() {
                guard let (number, claim) = waiting.next() else { return }
                group.addTask { (number, try await result(of: claim)) }
            }
            for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { add() }
            while let one = try await group.next() {
                done.append(one)
                progress(done.count, wanted.count)
                add()
            }
            return done.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }
}
