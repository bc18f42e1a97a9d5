package import Lifecycle

/// The files of a target's resources, as its bundle has them.
package struct Resources: Hashable, Sendable, Codable {
    /// The storyboards and nibs by their places in the bundle: `Main.storyboardc`, `Card.nib`.
    package var interfaces: [String: InterfaceDocument] = [:]
    /// The files and folders that are in the bundle as they are: their absolute paths by their places in it.
    package var files: [String: String] = [:]
    /// The files that Xcode makes of others, such as the `.strings` of a string catalog: their texts by their places.
    package var texts: [String: String] = [:]
    /// The Core Data models by their places in the bundle: `Model.momd`.
    package var models: [String: ManagedModel] = [:]
    /// The names in the asset catalogs; nil without a catalog.
    package var assets: AssetNames?
    /// True if images and colours of the catalogs are also members of `UIImage`, `UIColor` and `Color`.
    package var hasAssetExtensions = true

    package init() {}

    /// True if there are none.
    package var isEmpty: Bool {
        interfaces.isEmpty && files.isEmpty && texts.isEmpty && models.isEmpty && assets == nil
    }

    /// The storyboards, by their names.
    package var storyboards: [Storyboard] {
        interfaces.values.compactMap(\.storyboard).sorted { $0.name < $1.name }
    }
}
