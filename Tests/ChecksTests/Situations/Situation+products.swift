@testable import XcodeProjects

/// Apps that carry other products.
extension Situation {
    private static func target(_ name: String, _ files: [String: String]) -> XcodeTarget {
        XcodeTarget(
            name: name, kind: .framework, bundleIdentifier: "com.example.\(name)",
            files: files.sorted { $0.key < $1.key }.map { .init(path: "\(name)/\($0.key)", text: $0.value) })
    }

    static let products = [
        Situation(
            name: "Sharing", what: "The app carries a share extension with a view controller and a framework's import.",
            truth: .isolated
        ) {
            $0.project.targets.append(
                target(
                    "SharingExtension",
                    [
                        "ShareViewController.swift": """
                        import Social
                        import UIKit

                        class ShareViewController: SLComposeServiceViewController {
                            override func isContentValid() -> Bool { true }
                        }

                        """
                    ]))
            $0.change = {
                $0.change(
                    product: "com.apple.product-type.app-extension", of: "SharingExtension",
                    type: "wrapper.app-extension", ending: "appex")
                $0.embed(
                    "SharingExtension", in: "Sharing", as: "Embed Foundation Extensions", at: (spec: "13", path: ""))
            }
        },
        Situation(
            name: "Companion", what: "The first target is the app's watch app, which has a main of its own.",
            truth: .isolated
        ) {
            $0.project.targets.append(
                target(
                    "CompanionWatch",
                    [
                        "WatchApp.swift": """
                        import SwiftUI
                        import WatchKit

                        final class WatchDelegate: NSObject, WKApplicationDelegate {}

                        @main struct WatchApp: App {
                            @WKApplicationDelegateAdaptor private var delegate: WatchDelegate

                            var body: some Scene { WindowGroup { Text("watch") } }
                        }

                        """
                    ]))
            $0.change = { document in
                document.change(
                    product: "com.apple.product-type.application", of: "CompanionWatch", type: "wrapper.application",
                    ending: "app")
                let settings: [(String, PropertyValue)] = [
                    ("SDKROOT", "watchos"), ("WATCHOS_DEPLOYMENT_TARGET", "10.0"), ("TARGETED_DEVICE_FAMILY", "4"),
                    ("INFOPLIST_KEY_WKCompanionAppBundleIdentifier", "com.example.Companion"),
                ]
                for (key, value) in settings { document.set(key, value, of: "CompanionWatch") }
                document.embed(
                    "CompanionWatch", in: "Companion", as: "Embed Watch Content",
                    at: (spec: "16", path: "$(CONTENTS_FOLDER_PATH)/Watch"))
                document.change("PBXProject") {
                    guard case .list(let targets) = $0.fields["targets"] else { return }
                    $0.fields["targets"] = .list(targets.reversed())
                }
            }
        },
        Situation(
            name: "Clipped", what: "An app clip compiles its own app delegate.", truth: .isolated
        ) {
            $0.project.targets.append(
                target(
                    "ClippedClip",
                    [
                        "ClipDelegate.swift": """
                        import UIKit

                        @main
                        class ClipDelegate: UIResponder, UIApplicationDelegate {
                            var window: UIWindow?
                        }

                        """
                    ]))
            $0.change = {
                $0.change(
                    product: "com.apple.product-type.application.on-demand-install-capable", of: "ClippedClip",
                    type: "wrapper.application", ending: "app")
                $0.embed(
                    "ClippedClip", in: "Clipped", as: "Embed App Clips",
                    at: (spec: "16", path: "$(CONTENTS_FOLDER_PATH)/AppClips"))
            }
        },
    ]
}
