internal import Foundation
internal import Lifecycle
internal import Samples
internal import Storage
internal import Wording

/// Makes the resources of a target from the paths that its project or folder names.
struct ResourceReader {
    /// The paths of files and folders, absolute, with all variants of localised files.
    var paths: [String]
    /// The module that classes of storyboards and nibs are in.
    var module: String
    /// The language of the storyboard and nib that is read, if there are several.
    var region: String
    var hasAssetExtensions = true

    /// The greatest number of files that are taken.
    static let limit = 20_000

    /// Reads the resources.
    ///
    /// - Throws: `Mistake` if a storyboard or a nib cannot be read.
    func resources() throws(Mistake) -> Resources {
        var resources = Resources()
        for path in Localisation.preferred(
            paths.filter { Self.interfaces.keys.contains(Path.ending($0)) }, region: region)
        {
            let place = Path.stem(path) + "." + (Self.interfaces[Path.ending(path)] ?? "")
            let data = try Disk.data(path)
            resources.interfaces[place] =
                Path.ending(path) == "xib"
                ? try InterfaceReader.nib(data, path: path, module: module)
                : try InterfaceReader.storyboard(data, path: path, module: module)
        }
        var catalogs: [AssetNames] = []
        for path in paths {
            switch Path.ending(path) {
            case let ending where Self.interfaces.keys.contains(ending) || Self.compiled.contains(ending): break
            case "xcassets": catalogs.append(AssetCatalog(path).names)
            case let ending where ManagedModelReader.endings.contains(ending): break
            case "xcstrings":
                resources.texts.merge(StringCatalog.files(try Disk.data(path), path: path)) { old, _ in old }
            default:
                guard resources.files.count < Self.limit else {
                    ReachedBounds.note("A bundle has more than \(Self.limit) files; the rest is left out.")
                    continue
                }
                resources.files[Self.place(of: path)] = path
            }
        }
        for (reader, model) in models { resources.models[reader.place] = model }
        if !catalogs.isEmpty {
            resources.assets = AssetNames(
                images: Set(catalogs.flatMap(\.images)).sorted(), colors: Set(catalogs.flatMap(\.colors)).sorted())
            resources.hasAssetExtensions = hasAssetExtensions
        }
        return resources
    }

    /// The files that Xcode writes for entities of the target's Core Data models.
    var managedClasses: [SourceFile] {
        models.flatMap { reader, model in ManagedClassFile.files(of: model, at: reader.path) }
    }

    private var models: [(reader: ManagedModelReader, model: ManagedModel)] {
        paths.filter { ManagedModelReader.endings.contains(Path.ending($0)) }.compactMap { path in
            let reader = ManagedModelReader(path: path, module: module)
            guard let model = reader.model else {
                ReachedBounds.note(
                    "\(path) is not a Core Data model that can be read; the app has none of its entities.")
                return nil
            }
            return (reader, model)
        }
    }

    /// The endings of Interface Builder's files, with those that they have in a bundle.
    private static let interfaces = ["storyboard": "storyboardc", "xib": "nib"]

    /// The endings of files that Xcode compiles to something that the model does not have.
    private static let compiled: Set<String> = [
        "icon", "intentdefinition", "metal", "mlmodel", "xcmappingmodel",
    ]

    /// Returns the place in the bundle: its root, or a language's folder there.
    private static func place(of path: String) -> String {
        let folder = Path.name(Path.folder(path))
        return Path.ending(folder) == "lproj" ? folder + "/" + Path.name(path) : Path.name(path)
    }

    /// Returns true for a file of a folder that Xcode takes for a resource without being told.
    static func isResource(_ file: String) -> Bool {
        let ending = Path.ending(file)
        return !sources.contains(ending) && !ending.isEmpty && !Path.name(file).hasSuffix("Info.plist")
    }

    /// The endings of files that are not resources.
    private static let sources: Set<String> = [
        "c", "cc", "cpp", "cxx", "entitlements", "h", "hpp", "m", "md", "mm", "modulemap", "pch", "s", "swift",
        "xcconfig", "xctestplan",
    ]
}
