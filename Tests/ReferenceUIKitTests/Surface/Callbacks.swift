import Callbacks
import Foundation
import PackageResources

/// Delegates that implement every callback that is declared, as Xcode completes them.
enum Callbacks {
    static var source: String {
        get throws {
            """
            import UIKit
            import UserNotifications

            class Lead: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
            \(try code(of: ["UIApplicationDelegate"]))
            }

            class Stage: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
            \(try code(of: ["UISceneDelegate", "UIWindowSceneDelegate"]))
            }

            class Usher: NSObject, UNUserNotificationCenterDelegate {
            \(try code(of: ["UNUserNotificationCenterDelegate"]))
            }
            """
        }
    }

    static var names: Set<String> {
        get throws { Set(try declared.map(\.name)) }
    }

    private static var declared: [CallbackDeclaration] {
        get throws {
            guard let sources = PackageResources.folder else { throw CocoaError(.fileNoSuchFile) }
            return try GeneratedCallbacks.declared(in: sources).flatMap(\.callbacks)
        }
    }

    private static func code(of delegates: [String]) throws -> String {
        try declared.filter { delegates.contains($0.delegate) }.map { callback in
            let result = callback.result.map { " -> \($0)" } ?? ""
            return "    func \(callback.base)\(callback.parameterClause)\(result) { \(callback.fallback ?? "") }"
        }.joined(separator: "\n")
    }
}
