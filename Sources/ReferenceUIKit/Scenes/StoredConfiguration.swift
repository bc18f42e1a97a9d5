internal import Foundation
internal import Lifecycle

/// The check if a configuration that UIKit stored for a session can still be used.
///
/// A configuration of the Info.plist is looked up by its name again, and one that the app created by the names of its
/// classes: `Rule.sessionStoredByName`.
@MainActor
enum StoredConfiguration {
    /// The error of a stored configuration that cannot be used. It was logged already.
    struct Unresolved: Error {}

    static func resolve(_ stored: SceneConfiguration, of record: SessionRecord) -> Result<
        UISceneConfiguration, Unresolved
    > {
        let configuration: UISceneConfiguration
        var delegateClass = stored.delegateClass
        let isStoredByName = stored.isFromInfoPlist == true && UIKitProcess.holds(.sessionStoredByName)
        if isStoredByName {
            guard let entry = InfoPlist.entry(name: stored.name, role: stored.role) else {
                tell("the stored configuration \(stored.name ?? "(no name)") is no longer in the Info.plist", record)
                return .failure(Unresolved())
            }
            delegateClass = entry.delegateClass
            configuration = UISceneConfiguration(
                infoPlist: stored.name, role: UISceneSession.Role(rawValue: stored.role))
        } else {
            configuration = UISceneConfiguration(stored)
        }
        if let name = delegateClass, configuration.delegateClass == nil {
            if !isStoredByName { logMissingClass(record) }
            tell("the stored scene delegate class was \(name)", record)
            return .failure(Unresolved())
        }
        if let storyboard = configuration.storyboard, !storyboard.exists {
            tell("the stored storyboard \(storyboard.name) is no longer in the app", record)
            return .failure(Unresolved())
        }
        return .success(configuration)
    }

    private static func logMissingClass(_ record: SessionRecord) {
        CallbackDispatch.log(
            """
            [SceneConfiguration] Encoded configuration for \(record.role) contained a UISceneDelegate class named \
            "(null)", but no class with that name could be found.
            """, rule: .sessionUnresolvedConfiguration)
    }

    private static func tell(_ text: String, _ record: SessionRecord) {
        CallbackDispatch.state(
            .configuration(.unresolved), scene: record.id, text: text, rule: .sessionUnresolvedConfiguration)
    }
}
