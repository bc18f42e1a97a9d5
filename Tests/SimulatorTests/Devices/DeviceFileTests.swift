import Foundation
import Lifecycle
import Simulator
import TestSupport
import Testing

import Glibc

extension EndToEnd {
    /// A device that is kept in a file.
    struct DeviceFileTests {
        static let foreign = "The file was not written by Understudy's --state. Use another file, or delete this one."
        static let damaged = "It is damaged. Name another file, or delete this one to begin with a fresh device."

        static let unusable: [(String, String)] = [
            ("", foreign),
            ("not JSON", foreign),
            ("{}", foreign),
            ("[1, 2, 3]", foreign),
            (#"{"format": "something-else", "version": 1}"#, foreign),
            (#"{"format": "understudy-device", "version": 1"#, foreign),
            (#"{"format": "understudy-device", "version": 2}"#, damaged),
            (#"{"format": "understudy-device", "version": 2, "device": {"idiom": "phone"}}"#, damaged),
            (
                #"{"format": "understudy-device", "version": 3, "device": {}}"#,
                "It was written by another version of Understudy (format 3, this one reads 2). Use that version, or name another file."
            ),
            (String(repeating: "[", count: 1 << 20), foreign),
            (String(repeating: #"{"device":"#, count: 1 << 17), foreign),
            (
                #"{"format": "understudy-device", "version": 2, "device": {"apps": {}, "conditions": {"idiom": "pad", "readings": [], "suspended": [], "system": {"major": 40, "minor": 0}}}}"#,
                "It contains a device that no run of this version leaves: iOS 40.0 is not modelled. Name another file, or delete this one to begin with a fresh device."
            ),
            (
                #"{"format": "understudy-device", "version": 2, "device": {"apps": {"app": {"arrangement": [], "description": {"bundleIdentifier": "app", "name": "", "storyboards": []}, "hasExternalDisplay": false, "sessions": [], "sessionsMade": 9223372036854775807, "spaces": []}}, "conditions": {"idiom": "pad", "readings": [], "suspended": [], "system": {"major": 26, "minor": 0}}}}"#,
                "It contains a device that no run of this version leaves: of app, 9223372036854775807 sessions were made. Name another file, or delete this one to begin with a fresh device."
            ),
        ]

        @Test(arguments: unusable)
        func `A file that is no device is refused and left as it is`(_ text: String, _ why: String) async throws {
            try await TemporaryFile.with(text) { url in
                #expect(DeviceFile(url).read() == .unusable(why))
                #expect(FileManager.default.contents(atPath: url.path) == Data(text.utf8))
            }
        }

        @Test func `A file that is not there is a fresh start`() async throws {
            try await TemporaryFile.with(nil) { url in #expect(DeviceFile(url).read() == .missing) }
        }

        @Test func `What is no plain file is refused without waiting for it`() async throws {
            try await TemporaryFile.with(nil) { url in
                #expect(mkfifo(url.path, 0o600) == 0)
                #expect(DeviceFile(url).read() == .unusable("It is neither a file nor a folder. Name a file."))
            }
            for (path, what) in [("/dev/zero", "neither a file nor a folder"), ("/tmp", "a folder")] {
                #expect(DeviceFile(URL(filePath: path)).read() == .unusable("It is \(what). Name a file."))
            }
        }

        @Test func `A file that is larger than any device is not read`() async throws {
            try await TemporaryFile.with("") { url in
                #expect(truncate(url.path, 64 << 20 + 1) == 0)
                #expect(
                    DeviceFile(url).read()
                        == .unusable(
                            "It is larger than 64 MiB, as no device is. Name another file, or delete this one."))
            }
        }

        @Test func `A device comes back as it was`() async throws {
            let device = try await BuiltSample.fixture("Stage").play(.run).device
            try await TemporaryFile.with(nil) { url in
                try DeviceFile(url).write(device)
                #expect(DeviceFile(url).read() == .device(device))
            }
        }

        @Test func `An app that is killed in the middle of its launch leaves a device that can be used`() async throws {
            let built = try await BuiltSample.small(
                "Killed",
                [
                    "main.swift": SmallApp.main("print(ProcessInfo.processInfo.processIdentifier)"),
                    "SceneDelegate.swift": """
                    import Foundation
                    import UIKit

                    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                            Thread.sleep(forTimeInterval: 0.5)
                        }
                    }
                    """,
                    "Info.plist": SmallApp.plist(
                        configuration: """
                            <key>UISceneConfigurationName</key><string>Main</string>
                            <key>UISceneDelegateClassName</key><string>Killed.SceneDelegate</string>
                            """),
                ])
            try await TemporaryFile.with(nil) { url in
                let file = DeviceFile(url)
                var process: Int32 = 0
                var contents: [DeviceFile.Content] = []
                let run = AppRun(
                    app: built.app, device: Device(system: SystemVersion(17)), launch: .run,
                    limits: RunLimits(wallClock: .seconds(20)))
                let outcome = try await run.run(changed: { try file.write($0) }) { event in
                    if event.lane == .console, let number = Int32(event.text ?? "") { process = number }
                    contents.append(file.read())
                    if event.kind == .call, event.name == "scene(_:willConnectTo:options:)" { kill(process, SIGKILL) }
                }
                #expect(outcome.verdict.exit == .crashed)
                #expect(contents.allSatisfy { if case .unusable = $0 { false } else { true } })
                #expect(file.read() == .device(outcome.device))
                #expect(outcome.verdict.sessionsAfter == 1)
                // The session was stored when its scene connected: no delegate is asked again.
                let again = try await built.play(.run, on: outcome.device)
                #expect(again.verdict.exit == .finished)
                #expect(again.verdict.sessionsBefore == 1)
            }
        }
    }
}
