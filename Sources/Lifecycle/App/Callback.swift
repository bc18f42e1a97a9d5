/// A message that UIKit sends to an app's delegates: Swift's spelling and the selector behind it.
///
/// Each is declared once, in `Sources/Catalog/Callbacks`. A command writes its constant here, and the reference UIKit's
/// method for it.
public struct Callback: Hashable, Sendable {
    /// Swift's spelling: `scene(_:willConnectTo:options:)`.
    public let name: String
    /// Objective-C's selector: `scene:willConnectToSession:options:`.
    public let selector: String
    /// The protocol that declares it; nil for what several protocols declare.
    public let delegate: Delegate?

    /// Apple's protocols of delegates.
    public enum Delegate: String, Hashable, Sendable, CaseIterable {
        /// The protocol of app delegates.
        case application = "UIApplicationDelegate"
        /// The protocol of scene delegates.
        case scene = "UISceneDelegate"
        /// The protocol of scene delegates with windows.
        case windowScene = "UIWindowSceneDelegate"
        /// The protocol of the object that hears of notifications.
        case notificationCenter = "UNUserNotificationCenterDelegate"
    }

    init(_ name: String, _ selector: String, of delegate: Delegate? = nil) {
        self.name = name
        self.selector = selector
        self.delegate = delegate
    }
}

extension Callback {
    /// The callbacks of `UIApplicationDelegate`.
    public static let applicationDelegate = all.filter { $0.delegate == .application }

    /// The callbacks of `UISceneDelegate` and `UIWindowSceneDelegate`.
    public static let sceneDelegate = all.filter { [.scene, .windowScene].contains($0.delegate) }

    /// The `window` property that both kinds of delegate may have. The names are spelled as in `#selector`.
    public static let window = (
        get: Callback("getter: window", "window"), set: Callback("setter: window", "setWindow:")
    )

    /// Every callback by its Swift name.
    public static let named: [String: Callback] = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
