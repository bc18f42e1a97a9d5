public import Foundation
internal import Lifecycle

/// How a scene is to be made: its class, its delegate's class and its storyboard.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The Info.plist's name for it; nil where it was made in code.
    public let name: String?
    /// The role of the sessions that it is for.
    public let role: UISceneSession.Role
    /// nil for `UIWindowScene`.
    open var sceneClass: AnyClass? { didSet { isFromInfoPlist = false } }
    /// nil for a scene without delegate.
    open var delegateClass: AnyClass? { didSet { isFromInfoPlist = false } }
    /// nil where the scene delegate makes its window itself.
    open var storyboard: UIStoryboard? { didSet { isFromInfoPlist = false } }
    /// Whether the Info.plist says all of it, so that UIKit stores no more than the name.
    private var isFromInfoPlist = false

    /// The Info.plist's configuration of a role.
    ///
    /// - Parameters:
    ///   - name: An entry's name; nil for the role's first entry. Where no entry matches, the configuration has no
    ///     classes and no storyboard.
    ///   - sessionRole: The role of the session that asks.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        let entry = InfoPlist.entry(name: name, role: sessionRole.rawValue)
        self.name = entry?.name ?? name
        role = sessionRole
        sceneClass = entry?.sceneClass.flatMap(_classNamed)
        delegateClass = entry?.delegateClass.flatMap(_classNamed)
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

    /// The same where UIKit itself looks, which says elsewhere what it found.
    convenience init(infoPlist name: String?, role: UISceneSession.Role) {
        let entry = InfoPlist.entry(name: name, role: role.rawValue)
        var record = entry ?? SceneConfiguration(name: name, role: role.rawValue)
        record.isFromInfoPlist = entry == nil ? nil : true
        self.init(record)
        InfoPlist.report(entry, askedFor: name, role: role, found: self)
    }

    /// The Info.plist's configuration with a name, for the session that UIKit asks for; where it does not ask, for an
    /// ordinary window of the app.
    @available(iOS 27.0, *)
    public convenience init(name: String?) {
        self.init(name: name, sessionRole: SceneConnection.askedRole ?? .windowApplication)
    }

    /// What UIKit stored, with those of its classes that are in the process.
    init(_ record: SceneConfiguration) {
        name = record.name
        role = UISceneSession.Role(rawValue: record.role)
        sceneClass = record.sceneClass.flatMap(_classNamed)
        delegateClass = record.delegateClass.flatMap(_classNamed)
        storyboard = record.storyboard.map { UIStoryboard(name: $0, bundle: nil) }
        isFromInfoPlist = record.isFromInfoPlist ?? false
        super.init()
    }

    /// Reads what `encode(with:)` wrote; nil where it wrote no configuration.
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

    /// UIKit keeps a copy of what the app delegate returned.
    func copied() -> UISceneConfiguration {
        let copy = UISceneConfiguration(record)
        // Classes that no name finds again are still there in this process.
        copy.sceneClass = sceneClass
        copy.delegateClass = delegateClass
        copy.isFromInfoPlist = isFromInfoPlist
        return copy
    }
}

extension UISceneConfiguration: @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// Whether archives may hold configurations: yes.
    public static var supportsSecureCoding: Bool { true }

    /// The same configuration as an object of its own.
    public func copy(with zone: NSZone? = nil) -> Any { copied() }

    /// Writes the name, the role, the names of the classes and the storyboard's.
    public func encode(with coder: NSCoder) {
        guard let data = try? JSONEncoder().encode(record) else { return }
        coder.encode(String(decoding: data, as: UTF8.self), forKey: "record")
    }
}
