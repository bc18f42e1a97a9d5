internal import Foundation
internal import Lifecycle

/// The scene configurations of the app's Info.plist.
@MainActor
enum InfoPlist {
    /// Returns the entry of a role with a name, or the role's first entry if there is no name.
    static func entry(name: String?, role: String) -> SceneConfiguration? {
        let entries = UIKitProcess.surroundings?.app.sceneManifest?.configurations?[role] ?? []
        guard let name else { return UIKitProcess.holds(.configurationWithoutName) ? entries.first : nil }
        return UIKitProcess.holds(.configurationByName) ? entries.first { $0.name == name } : nil
    }

    /// Returns the class with a name if a scene delegate can be of that class.
    static func delegateClass(_ name: String) -> AnyClass? {
        _classNamed(name).flatMap { isDelegate($0) ? $0 : nil }
    }

    private static func isDelegate(_ type: AnyClass) -> Bool {
        type is any UISceneDelegate.Type || !UIKitProcess.holds(.configurationNotADelegate)
    }

    /// Returns a name as UIKit's messages write it.
    static func quoted(_ name: String?) -> String {
        name.map { "\"\($0)\"" } ?? "\"(no name)\""
    }

    /// Reports an entry that was not found, or the classes of an entry that were not found.
    static func report(
        _ entry: SceneConfiguration?, askedFor asked: String?, role: UISceneSession.Role, found: UISceneConfiguration,
        mayMiss: Bool = false
    ) {
        guard let app = UIKitProcess.surroundings?.app, UIKitProcess.holds(.configurationNotFound) || entry != nil
        else {
            return
        }
        if app.sceneManifest?.configurations == nil {
            reportNoDictionary(asked, mayMiss: mayMiss)
            return
        }
        guard let entry else {
            if mayMiss { return }
            CallbackDispatch.state(
                .configuration(.notFound),
                text: "no entry \(quoted(asked)) for \(role.rawValue) in the Info.plist", rule: .configurationNotFound)
            return
        }
        let classes = [
            ("UISceneClassName", entry.sceneClass, found.sceneClass == nil, Rule.configurationSceneClass),
            (
                "UISceneDelegateClassName", entry.delegateClass, found.delegateClass == nil,
                Rule.configurationClassMissing
            ),
        ]
        for (key, name, isMissing, rule) in classes {
            guard let missing = name, isMissing else { continue }
            if rule == .configurationClassMissing, let type = _classNamed(missing) {
                reportNoDelegate(type, quoted(asked), role)
                continue
            }
            guard UIKitProcess.holds(rule) else { continue }
            CallbackDispatch.log(
                """
                [SceneConfiguration] Info.plist configuration \(quoted(asked)) for \(role.rawValue) contained \(key) key, \
                but could not load class with name "\(missing)".
                """, rule: rule)
            ClassLookup.traceNear(missing, of: key)
        }
    }

    private static func reportNoDelegate(_ type: AnyClass, _ asked: String, _ role: UISceneSession.Role) {
        CallbackDispatch.log(
            """
            [SceneConfiguration] Info.plist configuration \(asked) for \(role.rawValue) contained \
            UISceneDelegateClassName, "\(_className(type))", but it does not conform to the UISceneDelegate protocol.
            """, rule: .configurationNotADelegate)
    }

    private static func reportNoDictionary(_ name: String?, mayMiss: Bool) {
        guard name != nil || UIKitProcess.holds(.configurationNamelessLookupLogged) else {
            if mayMiss { return }
            CallbackDispatch.state(
                .configuration(.notFound),
                text: "the Info.plist has no UISceneConfigurations", rule: .configurationNotFound)
            return
        }
        CallbackDispatch.log(
            """
            [SceneConfiguration] Info.plist contained no UIScene configuration dictionary (looking for \
            configuration named \(quoted(name)))
            """, rule: name == nil ? .configurationNamelessLookupLogged : .configurationNotFound)
    }
}
