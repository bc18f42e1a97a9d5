import Building
import Lifecycle
import Samples
import TestSupport
import Testing
import Wording

extension EndToEnd {
    /// Code that was written for Apple's UIKit compiles here, and what Apple's refuses is refused.
    struct SurfaceTests {
        static func sample(_ name: String, _ text: String, languageMode: String) -> Sample {
            Sample(
                name: name,
                app: Sample.Target(
                    name: name, module: name,
                    sources: [
                        SourceFile(path: "/\(name)/Surface.swift", text: text),
                        SourceFile(
                            path: "/\(name)/Delegate.swift",
                            text: "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"),
                    ], languageMode: languageMode),
                description: AppDescription(
                    bundleIdentifier: "org.understudy.\(name)", name: name, sceneManifest: SceneManifest()),
                infoPlist: #"<plist version="1.0"><dict/></plist>"#)
        }

        @Test(arguments: ["5", "6"])
        func `Every symbol has Apple's name and type`(languageMode: String) async throws {
            let build = try await TestBuilder.shared.value.build(
                Self.sample("Surface", Surface.source, languageMode: languageMode))
            #expect(build.product.warnings == [])
            #expect(build.notes == [])
        }

        @Test(arguments: ["5", "6"])
        func `Delegates implement every callback with Apple's signature`(languageMode: String) async throws {
            let build = try await TestBuilder.shared.value.build(
                Self.sample("Callbacks", try Callbacks.source, languageMode: languageMode))
            #expect(build.product.warnings == [])
            #expect(build.notes == [])
            // The table has an entry for every callback only where the source has a method for each.
            let names = try Callbacks.names
            let missing = (Callback.applicationDelegate + Callback.sceneDelegate).filter { callback in
                !names.contains(callback.name)
            }
            #expect(missing.map(\.name) == [])
        }

        /// The code and what the compiler says about it.
        static let refused: [(code: String, message: String)] = [
            ("UIScene()", "'init()' is unavailable"),
            ("UISceneSession()", "'init()' is unavailable"),
            ("UIScene.ConnectionOptions()", "'init()' is unavailable"),
            ("UIOpenURLContext()", "'init()' is unavailable"),
            ("UIScene.OpenURLOptions()", "'init()' is unavailable"),
            ("UIApplicationShortcutItem()", "'init()' is unavailable"),
            ("UIScreen.main.bounds = .zero", "cannot assign to property: 'bounds' is a get-only property"),
            (
                "session.persistentIdentifier = \"a\"",
                "cannot assign to property: 'persistentIdentifier' setter is inaccessible"
            ),
            (
                "scene.activationState = .background",
                "cannot assign to property: 'activationState' setter is inaccessible"
            ),
            (
                "session.configuration = UISceneConfiguration(name: nil, sessionRole: session.role)",
                "cannot assign to property: 'configuration' setter is inaccessible"
            ),
            (
                "app.connectedScenes.insert(scene)",
                "cannot use mutating member on immutable value: 'connectedScenes' is a get-only property"
            ),
        ]

        @Test func `What UIKit refuses is refused`() async throws {
            let lines = Self.refused.map { "    _ = { \($0.code) }" }.joined(separator: "\n")
            let text =
                "import UIKit\n@MainActor func refused(app: UIApplication, scene: UIScene, session: UISceneSession) {\n\(lines)\n}\n"
            let failure = await #expect(throws: CompileFailure.self) {
                _ = try await TestBuilder.shared.value.build(Self.sample("Refused", text, languageMode: "6"))
            }
            let errors = failure?.diagnostics.filter { $0.severity == .error } ?? []
            let messages = Dictionary(errors.map { ($0.line - 3, $0.message) }) { first, _ in first }
            for (index, row) in Self.refused.enumerated() {
                #expect(messages[index] == row.message, "\(row.code)")
            }
        }

        /// Imported declarations count as older than concurrency: what an error would be is a warning, in Swift 6 too.
        @Test(arguments: ["5", "6"])
        func `The main actor's members are out of a nonisolated function's reach`(languageMode: String) async throws {
            let text = """
                import UIKit
                nonisolated func outside(app: UIApplication, scene: UIScene, view: UIView, item: UIApplicationShortcutItem) {
                    _ = app.connectedScenes
                    _ = scene.title
                    _ = view.frame
                    _ = item.type
                }
                """
            let build = try await TestBuilder.shared.value.build(
                Self.sample("Outside", text, languageMode: languageMode))
            #expect(
                build.product.warnings.filter { $0.severity == .warning }.map { "\($0.line): \($0.message)" } == [
                    "3: main actor-isolated property 'connectedScenes' can not be referenced from a nonisolated context",
                    "4: main actor-isolated property 'title' can not be referenced from a nonisolated context",
                    "5: main actor-isolated property 'frame' can not be referenced from a nonisolated context",
                    "6: main actor-isolated property 'type' can not be referenced from a nonisolated context",
                ])
        }

        @Test func `A symbol of UIKit that the model does not have is said to be outside of it`() async throws {
            let text = "import UIKit\nlet bar: UIBandSelectionInteraction? = nil\nlet mode = UIScreen.mainRoundness\n"
            let failure = await #expect(throws: CompileFailure.self) {
                _ = try await TestBuilder.shared.value.build(Self.sample("Beyond", text, languageMode: "6"))
            }
            #expect(
                failure?.rendered() == """
                    Beyond does not compile:
                    /Beyond/Surface.swift:2:10: error: cannot find type 'UIBandSelectionInteraction' in scope
                    let bar: UIBandSelectionInteraction? = nil
                             ^
                    Understudy's UIKit has no UIBandSelectionInteraction. What it models is listed in the documentation of ReferenceUIKit: on \
                    the playground at /docs/documentation/referenceuikit, or in FOLDER/documentation/referenceuikit after: understudy docs --output FOLDER
                    /Beyond/Surface.swift:3:21: error: type 'UIScreen' has no member 'mainRoundness'
                    let mode = UIScreen.mainRoundness
                                        ^
                    Understudy's UIKit has no UIScreen.mainRoundness. What it models is listed in the documentation of ReferenceUIKit: on \
                    the playground at /docs/documentation/referenceuikit, or in FOLDER/documentation/referenceuikit after: understudy docs --output FOLDER
                    """)
        }
    }
}
