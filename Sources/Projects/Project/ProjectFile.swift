internal import Samples
internal import Storage

/// An Xcode project's `project.pbxproj`, as far as a launch needs it. Its paths are absolute.
struct ProjectFile: Hashable, Sendable {
    /// The project's name without `.xcodeproj`.
    var name: String
    /// The path of the `.xcodeproj`.
    var path: String
    /// `SRCROOT`: the folder to which its paths are relative.
    var sourceRoot: String
    var developmentRegion: String
    /// The project's own settings, which are below those of its targets.
    var configurations: [Configuration]
    /// The configuration used if none is asked for by name.
    var defaultConfiguration: String?
    var targets: [Target]
    /// The folders that it names as local packages.
    var packages: [String] = []
    /// The paths of the projects in it.
    var projects: [String] = []
    /// The schemes that its file holds itself, as XcodeGen's does.
    var schemes: [SchemeFile] = []
    /// The modules of its dependencies and of all its targets.
    var modules: ProjectModules

    /// Debug, Release and the like.
    struct Configuration: Hashable, Sendable {
        var name: String
        /// The `.xcconfig` file it is based on.
        var file: String?
        var settings: [String: String]
    }

    struct Target: Hashable, Sendable {
        var id: String
        var name: String
        /// The product's type, such as `com.apple.product-type.application`; nil for a target that makes none.
        var productType: String?
        var configurations: [Configuration]
        /// The files that its phases name: of the sources, then of the resources.
        var sources: [String]
        var resources: [String]
        /// The files of its headers phase.
        var headers: [String] = []
        /// The folders whose files are its members without being named one by one.
        var folders: [SynchronizedFolder]
        /// The choice among all of these that its settings make.
        var filter = FileFilter()
        /// The `id`s of the targets that it depends on.
        var dependencies: [String]
        /// The names of the products that it is linked with, such as `Core.framework`, of whatever project.
        var linked: [String] = []
        /// The names of the package products that it is linked with.
        var packageProducts: [String] = []
        /// The Info.plist's contents beyond the usual ones, if XcodeGen makes the file.
        var info: PropertyList?
    }

    static let application = "com.apple.product-type.application"
    static let framework = "com.apple.product-type.framework"
    /// The types of products that other targets import.
    static let libraries: Set<String> = [
        framework, "com.apple.product-type.framework.static",
        "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic",
    ]
    static let staticLibrary = "com.apple.product-type.library.static"
    static let unitTests = "com.apple.product-type.bundle.unit-test"
}

/// A folder of Xcode 16's projects: its contents belong to a target unless an exception says otherwise.
struct SynchronizedFolder: Hashable, Sendable {
    var path: String
    /// True if the target has the folder, without the exceptions. If false, only the exceptions are members.
    var isMember: Bool
    /// The files and folders that are exceptions, relative to the folder.
    var exceptions: Set<String>

    /// Returns the files of the folder, relative to it, that belong to the target.
    func members(of files: [String]) -> [String] {
        files.filter { isException($0) != isMember }
    }

    private func isException(_ file: String) -> Bool {
        if exceptions.contains(file) || exceptions.contains(where: { file.hasPrefix($0 + "/") }) { return true }
        let parts = file.split(separator: "/").map(String.init)
        guard parts.count > 1, Path.ending(parts[parts.count - 2]) == "lproj" else { return false }
        let outer = parts.dropLast(2).map { $0 + "/" }.joined()
        return exceptions.contains("/Localized: " + outer + parts[parts.count - 1])
            || exceptions.contains(outer + "/Localized: " + parts[parts.count - 1])
    }
}
