import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// The story that the project is about: a run, a test run, and a run again, on one device.
    struct ThreeLaunchesTests {
        @Test func `With the flush the understudies alone take the stage`() async throws {
            let stage = try await BuiltSample.fixture("Stage")
            let first = try await stage.play(.run)
            #expect(
                first.verdict
                    == Verdict(
                        appDelegate: "Stage.AppDelegate", sceneDelegates: ["Stage.SceneDelegate"],
                        configurationRequests: 1, sessionsBefore: 0, sessionsAfter: 1, exit: .finished,
                        isolated: false))
            let second = try await stage.play(.test, on: first.device)
            #expect(
                second.verdict
                    == Verdict(
                        appDelegate: "TestingAppDelegate", sceneDelegates: ["StageTests.TestingSceneDelegate"],
                        configurationRequests: 1, sessionsBefore: 1, sessionsAfter: 1,
                        tests: Verdict.Tests(ran: 2, failed: 0), exit: .finished, isolated: true))
            let third = try await stage.play(.run, on: second.device)
            #expect(
                third.verdict
                    == Verdict(
                        appDelegate: "Stage.AppDelegate", sceneDelegates: ["Stage.SceneDelegate"],
                        configurationRequests: 1, sessionsBefore: 1, sessionsAfter: 1, exit: .finished,
                        isolated: false))
        }

        @Test func `Without the flush production's scene delegate takes the stage`() async throws {
            let stage = try await BuiltSample.stageWithoutFlush()
            let second = try await stage.play(.test, on: stage.play(.run).device)
            #expect(
                second.verdict
                    == Verdict(
                        appDelegate: "TestingAppDelegate", sceneDelegates: ["Stage.SceneDelegate"],
                        configurationRequests: 0, sessionsBefore: 1, sessionsAfter: 1,
                        tests: Verdict.Tests(ran: 2, failed: 0), exit: .finished, isolated: false))
        }

        @Test func `Without the flush, tests on a fresh device are isolated all the same`() async throws {
            let run = try await BuiltSample.stageWithoutFlush().play(.test)
            #expect(run.verdict.isolated)
            #expect(run.verdict.sceneDelegates == ["StageTests.TestingSceneDelegate"])
        }
    }
}
