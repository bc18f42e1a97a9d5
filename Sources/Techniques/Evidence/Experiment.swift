package import Lifecycle
package import Runs

/// A way of trying a claim: an app, a device, and the acts with them.
package struct Experiment: Codable, Hashable, Sendable {
    /// The thing that is tried, in a sentence.
    package var title: String
    /// The technique that the code is from; nil for the app without any.
    package var technique: String?
    /// Small changes of that code.
    package var edits: [Edit]?
    /// The folder beside the claim whose files are laid over that code; those in its folder `host` replace the test
    /// host's.
    package var code: String?
    /// Files of that code that are removed.
    package var removes: [String]?
    /// True if the app's interface comes from a storyboard; it does by default.
    package var storyboard: Bool?
    /// True if the Info.plist supports multiple scenes; it does not by default.
    package var multipleScenes: Bool?
    /// The kind of device; an iPhone by default.
    package var device: Idiom?
    /// The device's system, such as `13`; iOS 17 by default.
    package var system: String?
    /// The SDK, by the system that it is for; the device's by default.
    package var sdk: String?
    /// The sides taken in questions on which sources contradict each other.
    package var readings: [Reading]?
    /// The way in which the tests get into the process; the newest by default.
    package var xcode: HostingProfile?
    /// The number of the side of a contradiction that predicts this, from 1.
    package var side: Int?
    /// The acts, in order, with the same device.
    package var acts: [Act]?
    /// The text of the compiler's error, if the claim is that it refuses the code.
    package var refused: String?
    /// The texts that are said to be in the file of the app or of the tests, or not.
    package var products: Products?

    /// A change to one file.
    package struct Edit: Codable, Hashable, Sendable {
        /// The file, such as `StageTests/TestingAppDelegate.swift`.
        package var file: String
        /// The text to replace, which occurs once.
        package var find: String
        /// The text in its place.
        package var replace: String

        /// Creates a change to one file.
        package init(file: String, find: String, replace: String) {
            self.file = file
            self.find = find
            self.replace = replace
        }
    }

    /// An act: a launch, or actions on the device while the app is not running.
    package struct Act: Codable, Hashable, Sendable {
        /// The launch: `run`, `test` or `preview`; nil if there is none.
        package var launch: Launch?
        /// The actions, written as for `--then`, after the launch has settled or without one.
        package var then: [String]?
        /// The build that is launched: a test run has the host's, others production's by default.
        package var build: AppUnderTest.Build?
        /// The environment that the scheme passes.
        package var environment: [String: String]?
        /// The arguments that the scheme passes.
        package var arguments: [String]?
        /// The seconds that the launch may take; 10 by default.
        package var seconds: Int?
        /// The behaviour that is seen if the claim holds.
        package var predicts: Prediction?
    }

    /// The ways in which an act starts the app.
    package enum Launch: String, Codable, Hashable, Sendable {
        case run, test, preview
    }

    /// Names in the built files.
    package struct Products: Codable, Hashable, Sendable {
        /// Texts that the app's file has.
        package var app: [String]?
        /// Texts that the app's file does not have.
        package var appLacks: [String]?
        /// Texts that the test bundle has.
        package var tests: [String]?
        /// Texts that the test bundle does not have.
        package var testsLack: [String]?
    }
}
