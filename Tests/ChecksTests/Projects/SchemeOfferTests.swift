import Lifecycle
import Projects
import Samples
import TestSupport
import Testing

@testable import XcodeProjects

/// The things beside what was taken that may decide a launch: other schemes, what they have for the app, files of no target.
struct SchemeOfferTests {
    @Test func `The schemes are named, and why one of them is taken`() throws {
        func decision(_ names: [String], _ scheme: String? = nil) throws -> String? {
            var situation = SituationProject("Ways")
            situation.project.schemeNames = names
            let place = try situation.write(to: "ways/decided")
            return try SampleDiscovery().sample(at: place, .init(scheme: scheme, needsTests: true)).schemeDecision
        }
        #expect(try decision(["Ways"]) == nil)
        #expect(try decision([]) == nil)
        #expect(try decision(["Dev", "Prod"], "Prod") == nil)
        #expect(
            try decision(["Dev", "Ways"])
                == "The schemes Dev and Ways build or test Ways: Ways is taken, as it has the app's name.")
        #expect(
            try decision(["Dev", "Prod"])
                == "The schemes Dev and Prod build or test Ways: Dev is taken, as it is the first that builds Ways and runs "
                + "WaysTests.")
        #expect(
            try decision((1...9).map { "S\($0)" })
                == "The schemes S1, S2, S3, S4, S5, S6 and 3 more build or test Ways: S1 is taken, as it is the first that "
                + "builds Ways and runs WaysTests.")
    }

    @Test func `Arguments and variables are known with and without their check marks`() throws {
        var situation = SituationProject("Ways")
        situation.project.testArguments = ["-a b"]
        situation.project.testEnvironment = ["ONE": "1", "TWO": "2"]
        situation.scheme { $0.replace("value = \"2\" isEnabled = \"YES\"", with: "value = \"2\" isEnabled = \"NO\"") }
        let sample = try SampleDiscovery().sample(at: situation.write(to: "ways/offers"), needsTests: true)
        #expect(
            sample.offers.map { "\($0.isEnabled ? "+" : "-")\($0.kind) \($0.name): \($0.place)" } == [
                "+argument -a: Test of the scheme Ways", "+argument b: Test of the scheme Ways",
                "+variable ONE: Test of the scheme Ways", "-variable TWO: Test of the scheme Ways",
            ])
        #expect(sample.scheme?.test.environment == ["ONE": "1"])
    }

    @Test func `A file beside the tests that declares an app delegate and has no target is known`() throws {
        var situation = SituationProject("Ways")
        situation.change = { $0.except(["TestingAppDelegate.swift"], in: "WaysTests", for: "WaysTests") }
        let place = try situation.write(to: "ways/stray")
        let sample = try SampleDiscovery().sample(at: place, needsTests: true)
        #expect(sample.strayDelegates == ["\(place)/WaysTests/TestingAppDelegate.swift"])
    }
}
