internal import Foundation
internal import Lifecycle

/// The folder that an app finds itself in: its bundle, laid out as iOS does, with the test bundle among its plug-ins.
struct AppContainer {
    /// The app's working folder, its home and its place for temporary files.
    let folder: URL
    let executable: String
    /// The `.xctest` folder; nil where the sample has no tests.
    let testBundle: String?

    /// Lays the container out in a new folder. Programs are linked, not copied, where the file system allows it.
    init(_ app: LaunchableApp, with tests: Bool) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "understudy-\(UUID().uuidString)")
        let bundle = folder.appending(path: "\(app.name).app")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        try Data(app.infoPlist.utf8).write(to: bundle.appending(path: "Info.plist"))
        executable = try Self.place(app.executable, at: bundle.appending(path: app.name))
        guard tests, let library = app.testBundle else {
            testBundle = nil
            return
        }
        let file = URL(filePath: library).deletingPathExtension().lastPathComponent
        let name = String(file.trimmingPrefix("lib"))
        let plugIn = bundle.appending(path: "PlugIns/\(name).xctest")
        try FileManager.default.createDirectory(at: plugIn, withIntermediateDirectories: true)
        _ = try Self.place(library, at: plugIn.appending(path: name))
        testBundle = plugIn.path
    }

    /// What an app in this container reaches under protection.
    func needs(_ app: LaunchableApp) -> Protection.Needs {
        let injection = URL(filePath: app.injectionLibrary).deletingLastPathComponent().path
        return Protection.Needs(
            folder: folder.path, bundle: folder.appending(path: "\(app.name).app").path,
            libraries: [injection] + app.libraryFolders)
    }

    func remove() {
        // What a run leaves in the temporary folder is the system's to clear.
        try? FileManager.default.removeItem(at: folder)
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
