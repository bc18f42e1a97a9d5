public import Foundation
internal import Lifecycle

/// What lasts of a scene while the scene itself comes and goes.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// The connected scene; nil while there is none.
    open internal(set) weak var scene: UIScene?
    /// What its scene is for.
    open internal(set) var role: Role
    /// The configuration with which the scene was, or will be, made.
    open internal(set) var configuration: UISceneConfiguration {
        get { unlessMissing(givenConfiguration, "configuration") }
        set { givenConfiguration = newValue }
    }
    /// The same as long as the session exists.
    open internal(set) var persistentIdentifier: String
    /// What the app wants to keep with the session: property list types.
    open var userInfo: [String: Any]? {
        get { keptInfo }
        set {
            keptInfo = newValue
            SceneRequests.keep(self, changed: "userInfo")
        }
    }
    /// What the app needs to make the scene's content again.
    open var stateRestorationActivity: NSUserActivity? {
        get { keptActivity }
        set {
            keptActivity = newValue
            SceneRequests.keep(self, changed: "stateRestorationActivity")
        }
    }
    private var keptInfo: [String: Any]?
    /// The same, set by the system.
    var keptActivity: NSUserActivity?

    /// nil in a session that the app made by Objective-C's means.
    var givenConfiguration: UISceneConfiguration?
    private let identity: Int

    init(_ record: SessionRecord) {
        identity = record.id.hashValue
        role = Role(rawValue: record.role)
        persistentIdentifier = record.id
        givenConfiguration = UISceneConfiguration(record.configuration ?? SceneConfiguration(role: record.role))
        keptInfo = record.userInfo.flatMap(PropertyListText.value) as? [String: Any]
        keptActivity = record.activity.map { NSUserActivity($0) }
        super.init()
    }

    /// Not for apps: UIKit makes sessions. In one that is made by Objective-C's means all the same, what was nil
    /// there is empty here: Swift makes an empty string of a nil one.
    @available(*, unavailable)
    public override init() {
        identity = 0
        role = Role(rawValue: "")
        persistentIdentifier = ""
        super.init()
    }

    /// The session with the identifier that `encode(with:)` wrote, where the device knows one; nil otherwise, for
    /// sessions are the device's.
    public required init?(coder: NSCoder) {
        let id = coder.decodeObject(forKey: "persistentIdentifier") as? String
        guard let known = UIKitProcess.sessions.first(where: { $0.persistentIdentifier == id }) else { return nil }
        identity = known.identity
        role = known.role
        persistentIdentifier = known.persistentIdentifier
        givenConfiguration = known.givenConfiguration
        super.init()
        scene = known.scene
    }

    /// That of the identifier, so that sets of the same sessions have the same order in every process.
    open override var hash: Int { identity }

    /// What a session's scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// An ordinary window of the app.
        public static let windowApplication = Role(rawValue: SceneConfiguration.applicationRole)
        /// A window on an external display.
        @available(iOS 16.0, *)
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
        /// A window on an external display, under its older name.
        @available(iOS, introduced: 13.0, deprecated: 16.0, renamed: "windowExternalDisplayNonInteractive")
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }
}

extension UISceneSession: @preconcurrency NSSecureCoding {
    /// Whether archives may hold sessions: yes.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the identifier.
    public func encode(with coder: NSCoder) {
        coder.encode(persistentIdentifier, forKey: "persistentIdentifier")
    }
}
