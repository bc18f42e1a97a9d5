internal import Lifecycle
package import Samples
internal import Storage
package import Wording

/// Makes a sample of a plain folder: an Info.plist with Swift files beside or below it, and a folder of tests.
///
/// If there is no folder of tests, the app's files that import a testing framework are the tests, since no app has such
/// files.
package struct FolderDiscovery {
    package let path: String
    package let choice: SampleDiscovery.Choice

    package func sample() throws(Mistake) -> Sample {
        let folder = try appFolder()
        let name = Path.name(folder)
        let module = SettingModifier.c99Identifier(name)
        let files = Disk.files(below: folder, takesCatalogs: true, skip: Self.isTests)
        let settings = Self.settings(name: name, identifier: "org.understudy.\(module)")
        var app = try target(name, folder: folder, files: files)
        let testFiles = testFolders(of: folder).isEmpty ? app.sources.filter(Self.importsTesting) : []
        app.sources.removeAll(where: testFiles.contains)
        guard !app.sources.isEmpty else { throw .noSwiftFiles(target: name, place: folder) }
        let infoPlistFile = Path.join(folder, Self.infoPlist(in: folder) ?? "Info.plist")
        let plist = try InfoPlist(at: infoPlistFile).substituting(settings)
        var sample = Sample(
            name: Path.name(path), app: app,
            tests: choice.needsTests ? try tests(of: folder, besideTheApp: testFiles) : nil,
            plist: plist, appName: name, bundleIdentifier: "org.understudy.\(module)",
            storyboards: app.resources.storyboards)
        sample.infoPlistFile = infoPlistFile
        sample.storyboardFiles = Localisation.storyboards(files.map { Path.join(folder, $0) }, region: "en")
        return sample
    }

    package static func isTests(_ folder: String) -> Bool {
        folder.hasSuffix("Tests")
    }

    /// Returns the name of a folder's Info.plist, which older templates and scripts call `Name-Info.plist`.
    package static func infoPlist(in folder: String) -> String? {
        let names = Disk.names(in: folder)
        if names.contains("Info.plist") { return "Info.plist" }
        let others = names.filter { $0.hasSuffix("-Info.plist") && !$0.contains("Tests") }
        return others.count == 1 ? others[0] : nil
    }

    private static func importsTesting(_ file: SourceFile) -> Bool {
        file.text.split(whereSeparator: { $0.isNewline }).contains { (line: Substring) in
            let words = line.split(whereSeparator: { $0.isWhitespace }).prefix(2)
            return words == ["import", "XCTest"] || words == ["import", "Testing"]
        }
    }

    private func target(_ name: String, folder: String, files: [String]) throws(Mistake) -> Sample.Target {
        let sources = try SourceFile.all(among: files, of: name, in: folder)
        var target = Sample.Target(name: name, module: SettingModifier.c99Identifier(name), sources: sources)
        target.foreign = try ForeignFile.all(among: files.map { Path.join(folder, $0) })
        let resources = ResourceReader(
            paths: files.filter(ResourceReader.isResource).map { Path.join(folder, $0) }, module: target.module,
            region: "en")
        target.resources = try resources.resources()
        target.sources += resources.managedClasses
        return target
    }

    /// Returns the folder with the app's Info.plist: the one named, or one directly in it.
    private func appFolder() throws(Mistake) -> String {
        let hasPlist = { (folder: String) in
            !Self.isTests(Path.name(folder)) && Self.infoPlist(in: folder) != nil
        }
        let apps = hasPlist(path) ? [path] : subfolders(of: path).filter(hasPlist)
        let names = apps.map(Path.name)
        if let name = choice.app {
            guard let index = names.firstIndex(of: name) else {
                throw .noSuchApp(name, apps: names, place: path)
            }
            return apps[index]
        }
        guard let app = apps.first else { throw .noInfoPlist(in: path) }
        guard apps.count == 1 else { throw .severalApps(names, place: path) }
        return app
    }

    /// Returns the tests in the app's folder or beside it. A folder of user interface tests belongs to no test host.
    private func tests(of app: String, besideTheApp files: [SourceFile]) throws(Mistake) -> Sample.Target {
        let name = Path.name(app)
        let folders = testFolders(of: app)
        let names = folders.map(Path.name)
        if !files.isEmpty, choice.tests == nil {
            return Sample.Target(
                name: name + "Tests", module: SettingModifier.c99Identifier(name + "Tests"), sources: files)
        }
        let wanted = choice.tests ?? (names.count > 1 ? name + "Tests" : names.first)
        guard let wanted else { throw .noTestsFolder(app: name, place: path) }
        guard let index = names.firstIndex(of: wanted) else {
            if let tests = choice.tests { throw .noSuchTests(tests, tests: names, app: name, place: path) }
            throw .severalTests(names, app: name, place: path)
        }
        return try target(wanted, folder: folders[index], files: Disk.files(below: folders[index], takesCatalogs: true))
    }

    private func testFolders(of app: String) -> [String] {
        let inside = subfolders(of: app)
        let beside = subfolders(of: Path.folder(app)).filter {
            app != path || Path.name($0) == Path.name(app) + "Tests"
        }
        return (inside + beside).filter { Self.isTests(Path.name($0)) && !$0.hasSuffix("UITests") }
    }

    private func subfolders(of folder: String) -> [String] {
        Disk.names(in: folder).map { Path.join(folder, $0) }.filter(Files.isFolder)
    }

    /// Returns the settings that Xcode would give an app of this name.
    private static func settings(name: String, identifier: String) -> BuildSettings {
        var settings = BuildSettings(configuration: "Debug")
        settings.add([
            "DEVELOPMENT_LANGUAGE": "en", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "PRODUCT_BUNDLE_IDENTIFIER": identifier, "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "PRODUCT_NAME": name, "TARGET_NAME": name,
        ])
        return settings
    }
}
