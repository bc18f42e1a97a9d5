/// The decision about an app's part in the scene life cycle, from its files, its delegate, its SDK and the system.
public struct Adoption {
    /// The life cycle that the app gets, or its refusal.
    public let outcome: Outcome
    /// The system's remark about it in the console, and the rule behind that.
    let remark: (message: String, rule: Rule)?

    /// The outcomes of the decision.
    public enum Outcome: Hashable, Sendable {
        /// The life cycle of the app delegate, without scenes.
        case application
        /// The life cycle of scenes, with a delegate for each.
        case scenes
        /// No life cycle: the message with which the app is ended.
        case refused(String)
    }

    /// Decides for an app that has its delegate.
    ///
    /// - Parameters:
    ///   - app: The contents of its Info.plist, and its SDK.
    ///   - conditions: The conditions on the device.
    ///   - configuresScenes: True if the delegate implements `application(_:configurationForConnecting:options:)`.
    ///   - isSwiftUI: True if the delegate is SwiftUI's own, which configures scenes whatever the Info.plist says.
    public init(_ app: AppDescription, _ conditions: Conditions, configuresScenes: Bool, isSwiftUI: Bool) {
        let sdk = app.sdk ?? conditions.system
        guard conditions.system >= .scenes else {
            self.init(.application)
            return
        }
        let declares = app.sceneManifest != nil
        let adopts: Bool
        if conditions.holds(.launchAdoptionNeedsBoth) {
            adopts = declares && configuresScenes || isSwiftUI
        } else {
            adopts = conditions.holds(.launchAdoption) && (declares || configuresScenes || isSwiftUI)
        }
        if conditions.holds(.launchAdoptionEnforced), Rule.launchAdoptionEnforced.systems.contains(sdk) {
            let isEnough =
                isSwiftUI
                || app.sceneManifest?.namesDelegate
                    ?? (conditions.holds(.launchCallbackAdopts) && configuresScenes)
            self.init(adopts && isEnough ? .scenes : .refused(Self.refusal))
            return
        }
        self.init(
            adopts ? .scenes : .application, remark: adopts ? nil : Self.remark(app, conditions, sdk))
    }

    private init(_ outcome: Outcome, remark: (String, Rule)? = nil) {
        self.outcome = outcome
        self.remark = remark
    }

    private static func remark(_ app: AppDescription, _ conditions: Conditions, _ sdk: SystemVersion) -> (String, Rule)?
    {
        if conditions.holds(.launchAdoptionSoonRequired), Rule.launchAdoptionSoonRequired.systems.contains(sdk) {
            return (
                "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in the future.",
                .launchAdoptionSoonRequired
            )
        }
        if conditions.holds(.launchAdoptionAdvised), Rule.launchAdoptionAdvised.systems.contains(sdk) {
            return (
                """
                CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This will become an \
                assert in a future version.
                """, .launchAdoptionAdvised
            )
        }
        return nil
    }

    /// The console's text as released. The first beta ended with "See Technote TN3187 for more information on migration."
    static let refusal = """
        Application failed to launch: UIScene life cycle is required for apps built with this SDK. See \
        "Transitioning to the UIKit scene-based life cycle" in the UIKit documentation for more information on \
        migration.
        """
}

extension SceneManifest {
    /// True if an entry of the ordinary role names a scene delegate.
    fileprivate var namesDelegate: Bool {
        configurations?[SceneConfiguration.applicationRole]?.contains { $0.delegateClass != nil } == true
    }
}
