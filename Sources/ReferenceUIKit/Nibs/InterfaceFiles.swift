internal import Foundation
internal import Lifecycle

/// The storyboards and nibs of bundles. Each is read once, when it is first needed.
@MainActor
enum InterfaceFiles {
    private static var known: [String: InterfaceDocument] = [:]

    /// The kinds of files, by their endings in a bundle.
    enum Kind: String {
        case storyboard = "storyboardc"
        case nib
    }

    /// Returns a file of a bundle; nil if the bundle has none of that name.
    ///
    /// A file for the kind of device wins: `Card~ipad.nib`. Source: Apple, Resource Programming Guide, "Supporting
    /// Multiple Devices".
    static func document(_ name: String, _ kind: Kind, in bundle: Bundle) -> InterfaceDocument? {
        let device = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        for name in [name + device, name] {
            guard let path = bundle.path(forResource: name, ofType: kind.rawValue) else { continue }
            if let document = known[path] { return document }
            guard let data = FileManager.default.contents(atPath: path),
                let document = try? JSONDecoder().decode(InterfaceDocument.self, from: data)
            else { continue }
            known[path] = document
            return document
        }
        return nil
    }

    /// Returns the words by which messages of UIKit name a bundle: its path from the app's container, which has another
    /// place at every launch.
    static func description(_ bundle: Bundle) -> String {
        let container = (Bundle.main.bundlePath as NSString).deletingLastPathComponent
        let path = bundle.bundlePath
        return
            "NSBundle <\(path.hasPrefix(container + "/") ? String(path.dropFirst(container.count + 1)) : path)> (loaded)"
    }
}
