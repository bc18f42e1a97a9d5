/// The names in a bundle's asset catalogs.
///
/// Xcode compiles catalogs to `Assets.car`. Here, that file holds this value.
public struct AssetNames: Codable, Hashable, Sendable {
    /// The names by which code finds the images, sorted.
    public var images: [String]
    /// The names of the colours, sorted.
    public var colors: [String]

    /// The name of the file in a bundle.
    public static let file = "Assets.car"

    /// The names of images and colours.
    public init(images: [String] = [], colors: [String] = []) {
        self.images = images
        self.colors = colors
    }
}
