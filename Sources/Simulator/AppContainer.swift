internal import Confinement
internal import Foundation
internal import Glibc
internal import Lifecycle
internal import Samples
internal import Storage

/// The folder in which an app runs: its bundle, laid out as iOS does, with the test bundle among its plug-ins.
struct AppContainer {
    /// The app's working folder, its home and its place for temporary files.
    let folder: URL
    /// The app's bundle, whose files belong to the build cache and to the project.
    let bundle: String
    let executable: String
    /// The places of the test host's files; nil if the app is not a test host.
    let tests: HostPlaces?
    /// The user that the app runs as; nil for this one.
    let user: UInt32?

    /// Lays the container out in a new folder. Programs are linked, or copied if the file system allows no links.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - sdk: The SDK that the app is built with.
    ///   - hosting: The way in which the test bundle gets into the process; nil if none does.
    ///   - isReadOnly: True if the app cannot write into its bundle. If it can, a project's files are copied.
    ///   - user: The user that the app runs as, to whom all but the bundle is given; nil for this one.
    init(
        _ app: LaunchableApp, sdk: SystemVersion, hosting: HostingProfile?, isReadOnly: Bool, user: UInt32? = nil
    ) throws {
        let folder = try ProcessFolder.make()
        do {
            try self.init(
                app, sdk: sdk, hosting: hosting, isReadOnly: isReadOnly, user: user, in: URL(filePath: folder))
        } catch {
            // The disk may be full.
            ProcessFolder.remove(folder)
            throw error
        }
    }

    private init(
        _ app: LaunchableApp, sdk: SystemVersion, hosting: HostingProfile?, isReadOnly: Bool, user: UInt32?,
        in folder: URL
    ) throws {
        self.folder = folder
        self.user = user
        let bundle = folder.appending(path: "\(app.name).app")
        self.bundle = bundle.path
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        let infoPlist = BuiltInfoPlist(app.infoPlist, sdk: sdk, target: app.deploymentTarget)
        try infoPlist.data.write(to: bundle.appending(path: "Info.plist"))
        executable = try Self.place(app.executable, at: bundle.appending(path: app.name))
        if let library = app.debugLibrary {
            _ = try Self.place(library, at: bundle.appending(path: URL(filePath: library).lastPathComponent))
        }
        for (place, resources) in app.libraryResources where !resources.isEmpty || place.hasPrefix("Frameworks/") {
            let own = bundle.appending(path: place)
            try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
            try Self.place(resources, in: own, isReadOnly: isReadOnly, user)
        }
        guard let hosting, let library = app.testBundle else {
            try Self.place(app.resources, in: bundle, isReadOnly: isReadOnly, user)
            tests = nil
            try give(to: user)
            return
        }
        let file = URL(filePath: library).deletingPathExtension().lastPathComponent
        let places = HostPlaces(folder: folder.path, app: app.name, tests: String(file.trimmingPrefix("lib")))
        try Self.layOut(library, places, hosting)
        try Self.place(app.resources, in: bundle, isReadOnly: isReadOnly, user)
        if let resources = app.testResources {
            try Self.place(resources, in: URL(filePath: places.testBundle), isReadOnly: isReadOnly, user)
        }
        tests = places
        try give(to: user)
    }

    /// Makes a user the owner of the folder and of what is in it, except for the bundle.
    private func give(to user: UInt32?) throws {
        guard let user else { return }
        // bubblewrap enters it without any right of root's. No other user sees its name.
        try FileManager.default.setAttributes([.posixPermissions: 0o711], ofItemAtPath: folder.path)
        var places = [folder]
        while let place = places.popLast() {
            guard place.path != bundle else { continue }
            guard lchown(place.path, user, user) == 0 else {
                throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: place.path])
            }
            let isLink = (try? place.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink) ?? false
            guard !isLink else { continue }
            // A file has no contents to go through.
            places += (try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)) ?? []
        }
    }

    /// Puts the test bundle in the places that the app and Xcode give it, and creates the files that variables name.
    private static func layOut(_ library: String, _ places: HostPlaces, _ hosting: HostingProfile) throws {
        let plugIn = URL(filePath: places.testBundle)
        try FileManager.default.createDirectory(at: plugIn, withIntermediateDirectories: true)
        _ = try place(library, at: plugIn.appending(path: places.tests))
        if hosting == .xcode6 || hosting == .xcode7 {
            try FileManager.default.createSymbolicLink(
                atPath: places.temporaryTestBundle, withDestinationPath: places.testBundle)
        }
        if hosting.variables.contains(.testBundleLocation) {
            try FileManager.default.createDirectory(
                atPath: places.builtProducts, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: places.builtTestBundle, withDestinationPath: places.testBundle)
        }
        if hosting.environment(in: places).values.contains(places.configurationFile) {
            // Our tests' runner needs no content, and what Xcode writes into the file is not known.
            try Data().write(to: URL(filePath: places.configurationFile))
        }
    }

    /// Returns the files and folders that an app in this container reaches under protection.
    func needs(_ app: LaunchableApp) -> Protection.Needs {
        let injection = URL(filePath: app.injectionLibrary).deletingLastPathComponent().path
        return Protection.Needs(
            reads: [bundle, injection] + app.libraryFolders,
            writes: [folder.path], user: user)
    }

    func remove() {
        ProcessFolder.remove(folder.path)
    }

    private static func place(_ resources: Resources, in bundle: URL, isReadOnly: Bool, _ user: UInt32?) throws {
        try BundleResources(resources: resources, isReadOnly: isReadOnly, isForAnother: user != nil).place(in: bundle)
    }

    private static func place(_ file: String, at url: URL) throws -> String {
        let source = URL(filePath: file)
        do {
            try FileManager.default.linkItem(at: source, to: url)
        } catch {
            try FileManager.default.copyItem(at: source, to: url)
        }
        return url.path
    }
}
