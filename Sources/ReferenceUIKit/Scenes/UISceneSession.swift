public import Foundation
internal import Lifecycle

/// The part of a scene that remains while the scene itself connects and disconnects.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// The connected scene; nil while there is none.
    open internal(set) weak var scene: UIScene?
    /// The role of the session's scene.
    open internal(set) var role: Role
    /// The configuration with which the scene was, or will be, created.
    open internal(set) var configuration: UISceneConfiguration {
        get { unlessMissing(givenConfiguration, "configuration") }
        set { givenConfiguration = newValue }
    }
    /// The identifier of the session, which stays the same as long as the session exists.
    open internal(set) var persistentIdentifier: String
    /// The data that the app keeps with the session: property list types.
    open var userInfo: [String: Any]? {
        get { keptInfo }
        set {
            keptInfo = newValue
            SceneRequests.keep(self, changed: "userInfo")
        }
    }
    /// The activity with which the app restores the scene's content.
    open var stateRestorationActivity: NSUserActivity? {
        get { keptActivity }
        set {
            keptActivity = newValue
            SceneRequests.keep(self, changed: "stateRestorationActivity")
        }
    }
    private var keptInfo: [String: Any]?
    /// The restoration activity as the system sets it.
    var keptActivity: NSUserActivity?

    /// The configuration, or nil in a session that the app created through Objective-C.
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

    /// Not available: UIKit creates sessions.
    ///
    /// In a session that the app creates through Objective-C, strings that are nil there are empty here: Swift turns a
    /// nil string into an empty one.
    @available(*, unavailable)
    public override init() {
        identity = 0
        role = Role(rawValue: "")
        persistentIdentifier = ""
        super.init()
    }

    /// Creates the session with the archived identifier if the device knows it; otherwise the result is nil.
    ///
    /// Sessions belong to the device. `encode(with:)` writes the identifier.
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

    /// The hash of the identifier, so that sets of the same sessions have the same order in every process.
    open override var hash: Int { identity }

    /// The role of a session: the purpose of its scene.
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
    /// True: an archive may contain sessions.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the identifier.
    public func encode(with coder: NSCoder) {
        coder.encode(persistentIdentifier, forKey: "persistentIdentifier")
    }
}
