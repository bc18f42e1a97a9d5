public import Lifecycle

/// A way of trying a claim: an app, a device, and what is done with them.
public struct Experiment: Codable, Hashable, Sendable {
    /// What is tried, in a sentence.
    public var title: String
    /// The technique whose code it is; nil for the app without any.
    public var technique: String?
    /// Small changes of that code.
    public var edits: [Edit]?
    /// The folder beside the claim whose files are laid over that code; those below its folder `host` replace the app's
    /// where it hosts tests.
    public var code: String?
    /// Files of that code that are taken away.
    public var removes: [String]?
    /// Whether the app's interface comes from a storyboard; it does by default.
    public var storyboard: Bool?
    /// Whether the Info.plist supports multiple scenes; it does not by default.
    public var multipleScenes: Bool?
    /// The kind of device; an iPhone by default.
    public var device: Device.Idiom?
    /// The device's system, such as `13`; iOS 17 by default.
    public var system: String?
    /// The SDK, by the system that it is for; the device's by default.
    public var sdk: String?
    /// The sides taken where sources contradict each other.
    public var readings: [Reading]?
    /// How the tests get into the process; the newest way by default.
    public var xcode: HostingProfile?
    /// Of a contradiction, the number of the side that predicts this, from 1.
    public var side: Int?
    /// What is done, in order, with the same device.
    public var acts: [Act]?
    /// What the compiler says where the claim is that it refuses the code.
    public var refused: String?
    /// What is said to be in the app's file or the tests', or not.
    public var products: Products?

    /// A change to one file.
    public struct Edit: Codable, Hashable, Sendable {
        /// The file, such as `StageTests/TestingAppDelegate.swift`.
        public var file: String
        /// What stands there; it occurs once.
        public var find: String
        /// What takes its place.
        public var replace: String

        /// A change to one file.
        public init(file: String, find: String, replace: String) {
            self.file = file
            self.find = find
            self.replace = replace
        }
    }

    /// What is done: a launch, or something on the device while the app is not running.
    public struct Act: Codable, Hashable, Sendable {
        /// The launch: `run`, `test` or `preview`; nil where there is none.
        public var launch: Launch?
        /// What is done, written as for `--then`, after the launch has settled or without one.
        public var then: [String]?
        /// Which build is launched: a test run has the host's, others production's by default.
        public var build: Build?
        /// What the scheme passes as environment.
        public var environment: [String: String]?
        /// What the scheme passes as arguments.
        public var arguments: [String]?
        /// How long the launch may take, in seconds; 10 by default.
        public var seconds: Int?
        /// What is to be seen where the claim holds.
        public var predicts: Prediction?
    }

    /// How an act starts the app.
    public enum Launch: String, Codable, Hashable, Sendable {
        case run, test, preview
    }

    /// One of the two builds of an app.
    public enum Build: String, Codable, Hashable, Sendable {
        case production, host
    }

    /// Names in the built files.
    public struct Products: Codable, Hashable, Sendable {
        /// Texts that the app's file has.
        public var app: [String]?
        /// Texts that the app's file has not.
        public var appLacks: [String]?
        /// Texts that the test bundle has.
        public var tests: [String]?
        /// Texts that the test bundle has not.
        public var testsLack: [String]?
    }
}
