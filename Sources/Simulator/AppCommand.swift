internal import Foundation
internal import Lifecycle

/// How an app's process is started.
struct AppCommand: Hashable, Sendable {
    var executable: String
    var arguments: [String] = []
    var environment: [String: String]
    var workingDirectory: String
}

extension LaunchableApp {
    /// The command for a launch. The environment holds what a simulator's process finds there, and nothing of ours
    /// but the word that marks the conversation.
    func command(_ launch: AppProcess.Launch, device: Device, container: AppContainer, mark: String) -> AppCommand {
        let folder = container.folder.path
        var environment = [
            "UNDERSTUDY_CONVERSATION": mark,
            "SIMULATOR_RUNTIME_VERSION": device.system.description,
            "SIMULATOR_DEVICE_NAME": device.idiom == .pad ? "iPad" : "iPhone",
            "SWIFT_BACKTRACE": "enable=no",
            "HOME": folder,
            "TMPDIR": folder,
            "LANG": "C.UTF-8",
        ]
        if launch == .test, let testBundle = container.testBundle {
            environment["LD_PRELOAD"] = injectionLibrary
            environment["XCTestBundlePath"] = testBundle
            environment["XCTestConfigurationFilePath"] = ""
            environment["XCInjectBundleInto"] = container.executable
            environment["XCTestSessionIdentifier"] = "00000000-0000-4000-8000-000000000000"
        }
        return AppCommand(executable: container.executable, environment: environment, workingDirectory: folder)
    }
}
