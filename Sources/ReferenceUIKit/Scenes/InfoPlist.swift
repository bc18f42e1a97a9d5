internal import Lifecycle

/// The scene configurations of the app's Info.plist.
@MainActor
enum InfoPlist {
    /// The entry of a role with a name, or the role's first where no name is given.
    static func entry(name: String?, role: String) -> SceneConfiguration? {
        let entries = UIKitProcess.surroundings?.app.sceneManifest?.configurations?[role] ?? []
        guard let name else { return UIKitProcess.holds(.lookupWithoutName) ? entries.first : nil }
        return UIKitProcess.holds(.lookupByName) ? entries.first { $0.name == name } : nil
    }
}
