package import Building
package import Lifecycle
internal import Runs
package import Samples
internal import Wording

/// A fixture with a mutation, and what leaves out its uncompilable piece comes to.
package struct MutationCase: Hashable, Sendable {
    package var mutation: Mutation
    /// True if the app hosts its tests with production's delegates.
    package var isProduction: Bool

    /// The outcomes of a run beside that of the whole fixture.
    package enum Outcome: Hashable, Sendable {
        /// The verdict is that of the whole fixture.
        case same
        /// The verdict says that it is not known, for a reason.
        case unknown(String)
        /// The verdict is another.
        case different(String)
        /// Nothing could be built.
        case notBuilt(String)
    }

    package init(_ mutation: Mutation, isProduction: Bool) {
        self.mutation = mutation
        self.isProduction = isProduction
    }

    /// Builds the fixture with the mutation, runs its tests, and compares.
    ///
    /// - Parameters:
    ///   - fixture: The fixture, whose tests are kept from production.
    ///   - truth: The verdict of the whole fixture.
    ///   - builder: The builder.
    package func outcome(in fixture: Sample, truth: Verdict, _ builder: SampleBuilder) async throws -> Outcome {
        let sample = Self.sample(fixture, isProduction: isProduction, mutation)
        let verdict: Verdict
        do {
            verdict = try await Self.verdict(of: sample, leavingOut: true, builder)
        } catch let failure as CompileFailure {
            return .notBuilt(failure.diagnostics.first { $0.severity == .error }?.message ?? failure.what)
        }
        if case .unknown(let reason) = verdict.isolation { return .unknown(reason) }
        if verdict.isolation != truth.isolation { return .different("\(verdict.isolation)") }
        // If nothing that is left out was come to, the rest is the same as well.
        guard verdict.leftOut?.used ?? 0 == 0, verdict.isolation == .isolated else { return .same }
        let one = [verdict.appDelegate ?? "-"] + verdict.sceneDelegates
        let other = [truth.appDelegate ?? "-"] + truth.sceneDelegates
        return one == other ? .same : .different("\(one) in place of \(other)")
    }

    /// Returns the verdict of a sample's tests on a fresh device.
    package static func verdict(
        of sample: Sample, leavingOut: Bool, _ builder: SampleBuilder
    ) async throws -> Verdict {
        let app = try await AppUnderTest(host: sample, in: builder, leavingOut: leavingOut)
        let configuration = LaunchConfiguration(.test)
        return try await LaunchRun(app, configuration).run(on: configuration.freshDevice) { _ in }.verdict
    }

    /// Returns the fixture with a mutation, if there is one.
    package static func sample(_ fixture: Sample, isProduction: Bool, _ mutation: Mutation? = nil) -> Sample {
        var sample = fixture
        if let mutation, mutation.kind == .objectiveC {
            let file = ForeignFile(path: mutation.path + ".m", ending: "m", text: mutation.replacement)
            sample.app.foreign += [file].compactMap(\.self)
        }
        func change(_ file: inout SourceFile) {
            if let mutation, mutation.kind != .objectiveC, file.path == mutation.path {
                file.text = mutation.applied(to: file.text)
            }
            if isProduction, file.path.hasSuffix("/main.swift") {
                file.text = file.text.replacing("NSClassFromString(\"TestingAppDelegate\") ?? ", with: "")
            }
        }
        for index in sample.app.sources.indices { change(&sample.app.sources[index]) }
        for index in sample.tests?.sources.indices ?? 0..<0 {
            if var file = sample.tests?.sources[index] {
                change(&file)
                sample.tests?.sources[index] = file
            }
        }
        return sample
    }
}
