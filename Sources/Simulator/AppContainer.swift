internal import Confinement
internal import Foundation
internal import Lifecycle
internal import Samples

/// The folder in which an app runs: its bundle, laid out as iOS does, with the test bundle among its plug-ins.
struct AppContainer {
    /// The app's working folder, its home and its place for temporary files.
    let folder: URL
    let executable: String
    /// The places of the test host's files; nil if the app is not a test host.
    let tests: HostPlaces?

    /// Lays the container out in a new folder. Programs are linked, or copied if the file system allows no links.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - hosting: The way in which the test bundle gets into the process; nil if none does.
    ///   - isReadOnly: True if the app cannot write into its bundle. If it can, a project's files are copied.
    init(_ app: LaunchableApp, hosting: HostingProfile?, isReadOnly: Bool) throws {
        let folder = try ProcessFolder.make()
        do {
            try self.init(app, hosting: hosting, isReadOnly: isReadOnly, in: URL(filePath: folder))
        } catch {
            // The disk may be full.
            ProcessFolder.remove(folder)
            throw error
        }
    }

    private init(_ app: LaunchableApp, hosting: HostingProfile?, isReadOnly: Bool, in folder: URL) throws {
        self.folder = folder
        let bundle = folder.appending(path: "\(app.name).app")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        try Data(app.infoPlist.utf8).write(to: bundle.appending(path: "Info.plist"))
        executable = try Self.place(app.executable, at: bundle.appending(path: app.name))
        if let library = app.debugLibrary {
            _ = try Self.place(library, at: bundle.appending(path: URL(filePath: library).lastPathComponent))
        }
        guard let hosting, let library = app.testBundle else {
            try BundleResources(resources: app.resources, isReadOnly: isReadOnly).place(in: bundle)
            tests = nil
            return
        }
        let file = URL(filePath: library).deletingPathExtension().lastPathComponent
        let places = HostPlaces(folder: folder.path, app: app.name, tests: String(file.trimmingPrefix("lib")))
        try Self.layOut(library, places, hosting)
        try BundleResources(resources: app.resources, isReadOnly: isReadOnly).place(in: bundle)
        if let resources = app.testResources {
            try BundleResources(resources: resources, isReadOnly: isReadOnly).place(
                in: URL(filePath: places.testBundle))
        }
        tests = places
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
        // The bundle's files belong to the build cache.
        return Protection.Needs(
            reads: [folder.appending(path: "\(app.name).app").path, injection] + app.libraryFolders,
            writes: [folder.path])
    }

    func remove() {
        ProcessFolder.remove(folder.path)
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
