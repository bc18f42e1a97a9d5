internal import Foundation

extension KeyedProperty {
    static let sceneSession: [KeyedProperty] = [
        .optional("scene", \UISceneSession.scene, hasSetter: false),
        .optional("configuration", \UISceneSession.givenConfiguration, hasSetter: false),
        .optional("userInfo", \UISceneSession.userInfo),
        .optional("stateRestorationActivity", \UISceneSession.stateRestorationActivity),
        .string("role", \UISceneSession.role.rawValue) { (session, role) in session.role = .init(rawValue: role) },
        .string("persistentIdentifier", \UISceneSession.persistentIdentifier) { $0.persistentIdentifier = $1 },
    ]

    /// Returns a property that Swift declares as a string or a type made of one, and that is empty there instead of
    /// nil.
    private static func string<Root: NSObject>(
        _ key: String, _ path: KeyPath<Root, String>, _ set: @escaping (Root, String) -> Void
    ) -> KeyedProperty {
        KeyedProperty(
            key: key,
            get: { object in
                guard let text = (object as? Root)?[keyPath: path], !text.isEmpty else { return nil }
                return text
            },
            set: { object, value in
                guard let root = object as? Root,
                    let text = value == nil ? "" : value as? String ?? (value as? UISceneSession.Role)?.rawValue
                else { return false }
                set(root, text)
                return true
            }, hasSetter: false)
    }
}
