import Foundation
import Lifecycle
import Simulator
import Testing

extension Chain {
    /// Whom an ordinary launch brings on, as a file beside the built app remembers it.
    struct ProductionTests {
        private static func withMemory(_ body: (String) async throws -> Void) async throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "understudy-memory-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try await body(folder.appending(path: "memory").path)
        }

        /// An app that the SDK of iOS 27 refuses before anybody comes on, and that of iOS 26 does not.
        @Test func `What one SDK shows is not remembered for another`() async throws {
            var app = try await Piece.small("Forgetful", ["main.swift": SmallApp.main()]).app
            let device = Device(system: SystemVersion(27))
            try await Self.withMemory { memory in
                app.description.sceneManifest = nil
                app.description.sdk = SystemVersion(27)
                let refused = try await Production.classes(of: app, on: device, memory: memory)
                app.description.sdk = SystemVersion(26)
                let launched = try await Production.classes(of: app, on: device, memory: memory)
                #expect(launched == ["Forgetful.AppDelegate"])
                app.description.sdk = SystemVersion(27)
                #expect(try await Production.classes(of: app, on: device, memory: memory) == refused)
                #expect(try FileManager.default.contentsOfDirectory(atPath: URL(filePath: memory).deletingLastPathComponent().path).count == 2)
            }
        }

        @Test func `What one Info.plist shows is not remembered for another`() async throws {
            let scene = "import UIKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {}\n"
            var app = try await Piece.small("Mindful", ["main.swift": SmallApp.main(), "SceneDelegate.swift": scene]).app
            let device = Device(system: SystemVersion(17))
            let role = SceneConfiguration.applicationRole
            try await Self.withMemory { memory in
                let without = try await Production.classes(of: app, on: device, memory: memory)
                #expect(without == ["Mindful.AppDelegate"])
                app.description.sceneManifest?.configurations = [
                    role: [SceneConfiguration(name: "Main", delegateClass: "Mindful.SceneDelegate")]
                ]
                let with = try await Production.classes(of: app, on: device, memory: memory)
                #expect(with == ["Mindful.AppDelegate", "Mindful.SceneDelegate"])
            }
        }
    }
}
