package import Lifecycle
package import Runs

/// A way of trying a claim: an app, a device, and what is done with them.
package struct Experiment: Codable, Hashable, Sendable {
    /// What is tried, in a sentence.
    package var title: String
    /// The technique whose code it is; nil for the app without any.
    package var technique: String?
    /// Small changes of that code.
    package var edits: [Edit]?
    /// The folder beside the claim whose files are laid over that code; those below its folder `host` replace the app's
    /// where it hosts tests.
    package var code: String?
    /// Files of that code that are taken away.
    package var removes: [String]?
    /// Whether the app's interface comes from a storyboard; it does by default.
    package var storyboard: Bool?
    /// Whether the Info.plist supports multiple scenes; it does not by default.
    package var multipleScenes: Bool?
    /// The kind of device; an iPhone by default.
    package var device: Device.Idiom?
    /// The device's system, such as `13`; iOS 17 by default.
    package var system: String?
    /// The SDK, by the system that it is for; the device's by default.
    package var sdk: String?
    /// The sides taken where sources contradict each other.
    package var readings: [Reading]?
    /// How the tests get into the process; the newest way by default.
    package var xcode: HostingProfile?
    /// Of a contradiction, the number of the side that predicts this, from 1.
    package var side: Int?
    /// What is done, in order, with the same device.
    package var acts: [Act]?
    /// What the compiler says where the claim is that it refuses the code.
    package var refused: String?
    /// What is said to be in the app's file or the tests', or not.
    package var products: Products?

    /// A change to one file.
    package struct Edit: Codable, Hashable, Sendable {
        /// The file, such as `StageTests/TestingAppDelegate.swift`.
        package var file: String
        /// What stands there; it occurs once.
        package var find: String
        /// What takes its place.
        package var replace: String

        /// A change to one file.
        package init(file: String, find: String, replace: String) {
            self.file = file
            self.find = find
            self.replace = replace
        }
    }

    /// What is done: a launch, or something on the device while the app is not running.
    package struct Act: Codable, Hashable, Sendable {
        /// The launch: `run`, `test` or `preview`; nil where there is none.
        package var launch: Launch?
        /// What is done, written as for `--then`, after the launch has settled or without one.
        package var then: [String]?
        /// Which build is launched: a test run has the host's, others production's by default.
        package var build: AppUnderTest.Build?
        /// What the scheme passes as environment.
        package var environment: [String: String]?
        /// What the scheme passes as arguments.
        package var arguments: [String]?
        /// How long the launch may take, in seconds; 10 by default.
        package var seconds: Int?
        /// What is to be seen where the claim holds.
        package var predicts: Prediction?
    }

    /// How an act starts the app.
    package enum Launch: String, Codable, Hashable, Sendable {
        case run, test, preview
    }

    /// Names in the built files.
    package struct Products: Codable, Hashable, Sendable {
        /// Texts that the app's file has.
        package var app: [String]?
        /// Texts that the app's file has not.
        package var appLacks: [String]?
        /// Texts that the test bundle has.
        package var tests: [String]?
        /// Texts that the test bundle has not.
        package var testsLack: [String]?
    }
}
