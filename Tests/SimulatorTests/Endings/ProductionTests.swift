import Foundation
import Lifecycle
import Simulator
import TestSupport
import Testing

extension EndToEnd {
    /// The classes that an ordinary launch uses, as files beside the built app remember them.
    struct ProductionTests {
        private static let app = [
            "main.swift": SmallApp.main("stage.rootViewController = Curtain(); stage.makeKeyAndVisible()"),
            "Curtain.swift": "import UIKit\nclass Curtain: UIViewController {}\nlet stage = UIWindow()\n",
            "SceneDelegate.swift": "import UIKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {}\n",
        ]

        private static func remembered(_ body: (String) async throws -> Void) async throws {
            let folder = FileManager.default.temporaryDirectory.appending(
                path: "understudy-memory-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try await body(folder.appending(path: "memory").path)
        }

        @Test func `What one SDK shows is not remembered for another`() async throws {
            var app = try await BuiltSample.small("Forgetful", Self.app).app
            // Made for iOS 27, the app is refused once its delegate is there.
            app.description.sceneManifest = nil
            try await Self.remembered { memory in
                for (sdk, classes) in [(27, []), (26, ["Forgetful.Curtain"]), (27, [])] as [(Int, [String])] {
                    app.description.sdk = SystemVersion(sdk)
                    let production = try await Production.seen(
                        of: app, on: Device(system: SystemVersion(27)), memory: memory)
                    #expect(production.classes == Set(["Forgetful.AppDelegate"] + classes))
                    // A launch that is refused ends with a crash.
                    #expect(production.isWhole == (sdk == 26))
                }
            }
        }

        @Test func `What one Info.plist shows is not remembered for another`() async throws {
            var app = try await BuiltSample.small("Mindful", Self.app).app
            try await Self.remembered { memory in
                for delegate in [nil, "Mindful.SceneDelegate", nil] {
                    app.description.sceneManifest?.configurations = [
                        SceneConfiguration.applicationRole: [
                            SceneConfiguration(name: "Main", delegateClass: delegate)
                        ]
                    ]
                    let production = try await Production.seen(
                        of: app, on: Device(system: SystemVersion(17)), memory: memory)
                    #expect(production == Production(Set(["Mindful.AppDelegate"] + [delegate].compactMap { $0 })))
                }
            }
        }

        @Test func `What one reading shows is not remembered for another`() async throws {
            var app = try await BuiltSample.small("Undecided", Self.app).app
            app.description.sceneManifest?.configurations = [
                SceneConfiguration.applicationRole: [
                    SceneConfiguration(name: "Main", delegateClass: "Undecided.SceneDelegate")
                ]
            ]
            let scenes: Set = ["Undecided.AppDelegate", "Undecided.SceneDelegate"]
            try await Self.remembered { memory in
                for (readings, classes) in [
                    ([], scenes), ([.adoptionNeedsBoth], ["Undecided.AppDelegate", "Undecided.Curtain"]), ([], scenes),
                ] as [([Reading], Set<String>)] {
                    let device = Device(Conditions(system: SystemVersion(17), readings: readings))
                    let production = try await Production.seen(of: app, on: device, memory: memory)
                    #expect(production == Production(classes))
                }
            }
        }

        @Test func `What is remembered is not asked for again`() async throws {
            var app = try await BuiltSample.small("Settled", Self.app).app
            try await Self.remembered { memory in
                let device = Device(system: SystemVersion(17))
                let seen = try await Production.seen(of: app, on: device, memory: memory)
                app.executable = "/nowhere"
                #expect(try await Production.seen(of: app, on: device, memory: memory) == seen)
            }
        }
    }
}
