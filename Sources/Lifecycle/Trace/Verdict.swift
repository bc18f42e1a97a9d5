/// The outcome of a run: the last line of every trace, however the run ended.
public struct Verdict: Codable, Hashable, Sendable {
    /// The type of the SwiftUI app; nil for an app without.
    public var app: String?
    /// The app delegate's class; nil if the app ran without one or never got that far.
    public var appDelegate: String?
    /// The scene delegates' classes in the order of connection.
    public var sceneDelegates: [String]
    /// The number of times that UIKit asked the app delegate for a scene configuration.
    public var configurationRequests: Int
    /// The number of scene sessions that UIKit knew of before the launch.
    public var sessionsBefore: Int
    /// The number of scene sessions that UIKit knows of after the run.
    public var sessionsAfter: Int
    /// The tests' count; nil if none were asked for. A test that had begun when the process ended has failed.
    public var tests: Tests?
    /// The way the run ended.
    public var exit: Exit
    /// True if the launch came to the app delegate's callbacks and the system used no production class until the first
    /// test began: it called no production delegate (the classes that a run uses on a fresh device), made none of the
    /// view controllers that such a run makes, and used no class that derives from one of them.
    public var isolated: Bool
    /// The reason why it is not known if the launch was isolated, as a clause; nil if it is known. `isolated` is then
    /// false.
    public var isolationUnknown: String?
    /// The parts of the app and its tests that were not built; nil if all of it was.
    public var leftOut: LeftOut?
    /// The hosts that the app asked the network for, and that were not found here; nil if there were none.
    public var unreachableHosts: [String]?

    /// The outcome of a run.
    public init(
        app: String? = nil, appDelegate: String? = nil, sceneDelegates: [String] = [], configurationRequests: Int = 0,
        sessionsBefore: Int = 0, sessionsAfter: Int = 0, tests: Tests? = nil, exit: Exit, isolated: Bool,
        isolationUnknown: String? = nil, leftOut: LeftOut? = nil, unreachableHosts: [String]? = nil
    ) {
        self.app = app
        self.appDelegate = appDelegate
        self.sceneDelegates = sceneDelegates
        self.configurationRequests = configurationRequests
        self.sessionsBefore = sessionsBefore
        self.sessionsAfter = sessionsAfter
        self.tests = tests
        self.exit = exit
        self.isolated = isolated
        self.isolationUnknown = isolationUnknown
        self.leftOut = leftOut
        self.unreachableHosts = unreachableHosts
    }

    /// The answer to the question if the tests were kept from production.
    public var isolation: Isolation {
        isolationUnknown.map(Isolation.unknown) ?? (isolated ? .isolated : .notIsolated)
    }

    /// The answers to the question if the system used production's classes before the first test.
    public enum Isolation: Hashable, Sendable {
        /// It used none.
        case isolated
        /// It used some, or did not come to launch the app.
        case notIsolated
        /// The run does not tell, for a reason.
        case unknown(String)
    }

    /// The number of parts that were not built, and of those that the run came to before the first test.
    public struct LeftOut: Codable, Hashable, Sendable {
        /// The number of parts.
        public var parts: Int
        /// The number of parts that the run came to before the first test.
        public var used: Int
        /// The number of tests that are in those parts.
        public var tests: Int
        /// The number of tests that are not Swift; nil if all are.
        public var foreignTests: Int?

        /// A count of parts.
        public init(parts: Int, used: Int, tests: Int = 0, foreignTests: Int? = nil) {
            self.parts = parts
            self.used = used
            self.tests = tests
            self.foreignTests = foreignTests
        }
    }

    /// The number of tests that ran, and of those that failed.
    public struct Tests: Codable, Hashable, Sendable {
        /// The number of tests that ran.
        public var ran: Int
        /// The number of those that failed.
        public var failed: Int
        /// The number of tests that were to run and did not begin, since the run ended before; nil if all began.
        public var notReached: Int?
        /// The number of tests that the scheme leaves out; nil if it leaves out none.
        public var unchosen: Int?

        /// A count of tests.
        public init(ran: Int, failed: Int, notReached: Int? = nil, unchosen: Int? = nil) {
            self.ran = ran
            self.failed = failed
            self.notReached = notReached
            self.unchosen = unchosen
        }
    }

    /// The way a run ended.
    public enum Exit: String, Codable, Hashable, Sendable, CaseIterable {
        /// The launch settled (or the tests and actions ended) and the run was stopped, as Xcode's Stop does.
        case finished
        /// A test failed.
        case failed
        /// The app's process died of a signal or an uncaught error.
        case crashed
        /// The app's process ended by itself, without a crash, before the run was over.
        case exited
        /// The run came to a value that was left out of the build, and could not go on.
        case leftOut
        /// An action of the run ended the process: a swipe in the App Switcher, `terminate`.
        case killed
        /// The wall-clock limit struck.
        case timedOut
        /// Another limit struck: output, events, memory.
        case limitExceeded
        /// The process sent a message that Understudy's own code does not send, so nothing that it said counts.
        case forged
    }
}
