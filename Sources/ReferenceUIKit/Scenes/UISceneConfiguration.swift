public import Foundation
internal import Lifecycle

/// The description of a scene to create: its class, its delegate's class and its storyboard.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name of the configuration in the Info.plist; nil if the app created it in code.
    public let name: String?
    /// The role of the sessions that the configuration is for.
    public let role: UISceneSession.Role
    /// The class of the scene; nil for `UIWindowScene`.
    open var sceneClass: AnyClass? { didSet { isFromInfoPlist = false } }
    /// The class of the scene delegate; nil for a scene without one.
    open var delegateClass: AnyClass? { didSet { isFromInfoPlist = false } }
    /// The storyboard of the scene; nil if the scene delegate creates its window itself.
    open var storyboard: UIStoryboard? { didSet { isFromInfoPlist = false } }
    /// True if the Info.plist contains the whole configuration, so that UIKit stores only the name.
    private var isFromInfoPlist = false

    /// Creates a configuration from the Info.plist's entry for a role.
    ///
    /// - Parameters:
    ///   - name: The name of an entry; nil for the role's first entry. If no entry matches, the configuration has no
    ///     classes and no storyboard.
    ///   - sessionRole: The role of the session that connects.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        let entry = InfoPlist.entry(name: name, role: sessionRole.rawValue)
        self.name = entry?.name ?? name
        role = sessionRole
        sceneClass = entry?.sceneClass.flatMap(_classNamed)
        delegateClass = entry?.delegateClass.flatMap(InfoPlist.delegateClass)
        storyboard = entry?.storyboard.map { UIStoryboard(name: $0, bundle: nil) }
        isFromInfoPlist = entry != nil
        super.init()
        InfoPlist.report(entry, askedFor: name, role: role, found: self)
        guard entry != nil else { return }
        CallbackDispatch.state(
            .configuration(.found),
            text: "in the Info.plist under \(InfoPlist.quoted(name)): \(record.summary)",
            rule: name == nil ? .configurationWithoutName : .configurationByName)
    }

    /// Creates a configuration for UIKit itself, which says elsewhere what it found.
    ///
    /// `mayMiss`: a missing entry leaves no event.
    convenience init(infoPlist name: String?, role: UISceneSession.Role, mayMiss: Bool = false) {
        let entry = InfoPlist.entry(name: name, role: role.rawValue)
        var record = entry ?? SceneConfiguration(name: name, role: role.rawValue)
        record.isFromInfoPlist = entry == nil ? nil : true
        self.init(record)
        delegateClass = entry?.delegateClass.flatMap(InfoPlist.delegateClass)
        isFromInfoPlist = entry != nil
        InfoPlist.report(entry, askedFor: name, role: role, found: self, mayMiss: mayMiss)
    }

    /// Creates a configuration from the Info.plist's entry with a name.
    ///
    /// It is for the role of the session for which UIKit asks the app delegate now, otherwise for an ordinary window.
    ///
    /// - Parameter name: The name of an entry; nil for the role's first entry.
    @available(iOS 27.0, *)
    public convenience init(name: String?) {
        self.init(name: name, sessionRole: SceneConnection.askedRole ?? .windowApplication)
    }

    /// Creates a configuration that UIKit stored, with those of its classes that are in the process.
    init(_ record: SceneConfiguration) {
        name = record.name
        role = UISceneSession.Role(rawValue: record.role)
        sceneClass = record.sceneClass.flatMap(_classNamed)
        delegateClass = record.delegateClass.flatMap(_classNamed)
        storyboard = record.storyboard.map { UIStoryboard(name: $0, bundle: nil) }
        isFromInfoPlist = record.isFromInfoPlist ?? false
        super.init()
    }

    /// Creates a configuration from an archive of `encode(with:)`; nil if it contains no configuration.
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(forKey: "record") as? String,
            let record = try? JSONDecoder().decode(SceneConfiguration.self, from: Data(text.utf8))
        else { return nil }
        name = record.name
        role = UISceneSession.Role(rawValue: record.role)
        sceneClass = record.sceneClass.flatMap(_classNamed)
        delegateClass = record.delegateClass.flatMap(_classNamed)
        storyboard = record.storyboard.map { UIStoryboard(name: $0, bundle: nil) }
        isFromInfoPlist = record.isFromInfoPlist ?? false
        super.init()
    }

    var record: SceneConfiguration {
        SceneConfiguration(
            name: name, role: role.rawValue, sceneClass: sceneClass.map(_className),
            delegateClass: delegateClass.map(_className), storyboard: storyboard?.name,
            isFromInfoPlist: isFromInfoPlist ? true : nil)
    }

    /// Returns a copy of the configuration: UIKit keeps one of what the app delegate returned.
    func copied() -> UISceneConfiguration {
        let copy = UISceneConfiguration(record)
        // A class that cannot be found by its name again is still there in this process.
        copy.sceneClass = sceneClass
        copy.delegateClass = delegateClass
        copy.isFromInfoPlist = isFromInfoPlist
        return copy
    }
}

extension UISceneConfiguration: @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// True: an archive may contain configurations.
    public static var supportsSecureCoding: Bool { true }

    /// Returns a copy of the configuration.
    public func copy(with zone: NSZone? = nil) -> Any { copied() }

    /// Encodes the name, the role, the names of the classes and the storyboard's name.
    public func encode(with coder: NSCoder) {
        guard let data = try? JSONEncoder().encode(record) else { return }
        coder.encode(String(decoding: data, as: UTF8.self), forKey: "record")
    }
}
