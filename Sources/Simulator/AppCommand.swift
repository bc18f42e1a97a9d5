public import Lifecycle

/// How an app's process is started.
struct AppCommand: Hashable, Sendable {
    var executable: String
    var arguments: [String] = []
    var environment: [String: String]
    var workingDirectory: String
}

/// What was built of a sample: all that a launch needs.
public struct LaunchableApp: Hashable, Sendable {
    /// What the system reads of the app before its code runs.
    public var description: AppDescription
    /// The app's executable.
    public var executable: String
    /// The test bundle; nil where the sample has none.
    public var testBundle: String?
    /// The library that loads the test bundle into the app's process.
    public var injectionLibrary: String
    /// Changes whenever something was built anew.
    public var identity: String

    public init(
        description: AppDescription, executable: String, testBundle: String?, injectionLibrary: String, identity: String
    ) {
        self.description = description
        self.executable = executable
        self.testBundle = testBundle
        self.injectionLibrary = injectionLibrary
        self.identity = identity
    }
}

extension LaunchableApp {
    /// The command for a launch. The environment holds what a simulator's process finds there, and nothing of ours
    /// but the word that marks the conversation.
    func command(_ launch: AppProcess.Launch, device: Device, folder: String, mark: String) -> AppCommand {
        var environment = [
            "UNDERSTUDY_CONVERSATION": mark,
            "SIMULATOR_RUNTIME_VERSION": device.system.description,
            "SIMULATOR_DEVICE_NAME": device.idiom == .pad ? "iPad" : "iPhone",
            "SWIFT_BACKTRACE": "enable=no",
            "HOME": folder,
            "TMPDIR": folder,
            "LANG": "C.UTF-8",
        ]
        if launch == .test, let testBundle {
            environment["LD_PRELOAD"] = injectionLibrary
            environment["XCTestBundlePath"] = testBundle
            environment["XCTestConfigurationFilePath"] = ""
            environment["XCInjectBundleInto"] = executable
            environment["XCTestSessionIdentifier"] = "00000000-0000-4000-8000-000000000000"
        }
        return AppCommand(executable: executable, environment: environment, workingDirectory: folder)
    }
}
