internal import Foundation
internal import Lifecycle
internal import Synchronization

/// The names of images and colours in bundles. Any thread may ask.
enum AssetFiles {
    private static let known = Mutex<[String: AssetNames]>([:])

    /// Returns true if an asset catalog of a bundle has an image, or a file of the bundle is one.
    ///
    /// A name without an ending stands for a PNG file, in one of the sizes. Source: Apple, UIImage init(named:).
    static func hasImage(_ name: String, in bundle: Bundle) -> Bool {
        if names(bundle).images.contains(name) { return true }
        let file = name as NSString
        let endings = file.pathExtension.isEmpty ? ["png", "jpg", "jpeg", "pdf"] : [file.pathExtension]
        let stem = file.pathExtension.isEmpty ? name : file.deletingPathExtension
        return ["", "@2x", "@3x", "~iphone", "~ipad", "@2x~iphone", "@2x~ipad"].contains { size in
            endings.contains { bundle.path(forResource: stem + size, ofType: $0) != nil }
        }
    }

    /// Returns true if an asset catalog of a bundle has a colour.
    static func hasColor(_ name: String, in bundle: Bundle) -> Bool {
        names(bundle).colors.contains(name)
    }

    private static func names(_ bundle: Bundle) -> AssetNames {
        known.withLock { known in
            if let names = known[bundle.bundlePath] { return names }
            let data = FileManager.default.contents(atPath: bundle.bundlePath + "/" + AssetNames.file)
            let names = data.flatMap { try? JSONDecoder().decode(AssetNames.self, from: $0) } ?? AssetNames()
            known[bundle.bundlePath] = names
            return names
        }
    }
}
