import Foundation
import LeavingOutMutations
import Projects
import Runs
import Samples
import TestSupport
import Testing

@testable import Building
@testable import Lowering

/// The memory of a build that was ended while it looked for what has to be left out.
struct UnfinishedReductionTests {
    @Test func `What an ended build had left out is a start, and its risks are judged`() async throws {
        let fixture = try SampleDiscovery().sample(at: Checkout.fixture("Repertory"), needsTests: true)
        let file = try #require(fixture.tests?.sources.first { $0.path.hasSuffix("/TestingSceneDelegate.swift") })
        let mutation = try #require(
            Mutation.all(in: file.text, path: file.path).first { mutation in
                let replaced = String(decoding: Array(file.text.utf8)[mutation.range], as: UTF8.self)
                return mutation.kind == .conformance && replaced.hasPrefix("UIWindowSceneDelegate")
            })
        let sample = MutationCase.sample(fixture, isProduction: false, mutation)
        let builder = try await TestBuilder.shared.value
        func reduction(_ sample: Sample) async throws -> Reduction {
            let app = try await AppUnderTest(host: sample, in: builder, leavingOut: true)
            return try #require(app.host.build.reduction)
        }
        let whole = try await reduction(sample)
        #expect(!whole.risks.isEmpty)
        // Another text, of which nothing is remembered, with the same places.
        var other = sample
        other.app.sources[0].text += "// \(ProcessInfo.processInfo.globallyUniqueString)\n"
        let memory = ReductionMemory(other, builder.modules)
        var start = Reduction()
        for (path, cuts) in whole.cuts {
            for var cut in cuts {
                cut.risks = []
                start.add(cut, to: path)
            }
        }
        memory.keep(unfinished: Reduction())
        memory.keep(unfinished: start)
        #expect(memory.unfinished == start)
        #expect(start.risks.isEmpty)
        let continued = try await reduction(other)
        #expect(continued == whole)
        #expect(memory.remembered == whole)
    }
}
