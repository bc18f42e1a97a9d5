import Foundation

/// The project around a hostile file: a folder with all that a reader looks at besides.
struct HostileProject {
    /// The files, by their paths in the folder.
    var files: [String: Data]
    /// The place of the hostile file.
    var place: String

    /// True if tests belong to the app.
    var hasTests: Bool { files["App/Info.plist"] == nil }

    /// Writes the files below a folder.
    func write(to folder: String) throws {
        for (path, data) in files {
            let url = URL(filePath: folder).appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }
    }

    /// Returns the projects that have a file of the format: one that has much besides, and, if reading that takes long,
    /// one that has what the file means something to. None for a text that is read by itself.
    static func around(_ format: HostileFormat) throws -> [HostileProject] {
        switch format {
        case .infoPlist, .binaryInfoPlist, .openStepInfoPlist: [HostileProject(files: folder, place: "App/Info.plist")]
        case .storyboard: [HostileProject(files: folder, place: "App/Main.storyboard")]
        case .nib: [HostileProject(files: folder, place: "App/Card.xib")]
        case .assetCatalog:
            [HostileProject(files: folder, place: "App/Assets.xcassets/Icons/Contents.json")]
        case .stringCatalog: [HostileProject(files: folder, place: "App/Localizable.xcstrings")]
        case .projectFile: [HostileProject(files: try ensemble(), place: "Ensemble.xcodeproj/project.pbxproj")]
        case .scheme:
            [
                HostileProject(
                    files: try ensemble(), place: "Ensemble.xcodeproj/xcshareddata/xcschemes/Ensemble.xcscheme")
            ]
        case .workspace:
            [HostileProject(files: try ensemble(), place: "Ensemble.xcworkspace/contents.xcworkspacedata")]
        case .resolvedPackages:
            [
                HostileProject(
                    files: try ensemble(),
                    place: "Ensemble.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
            ]
        case .xcodeGen: [HostileProject(files: globe, place: "project.yml")]
        case .testPlan: around("Unit.xctestplan", plain(scheme: true))
        case .configurationFile:
            around("App.xcconfig", plain(top: "configFiles: {Debug: App.xcconfig}"), "Base.xcconfig")
        case .packageManifest:
            around(
                "Score/Package.swift",
                plain(top: "packages: {Score: {path: Score}}", target: "dependencies: [package: Score]"),
                "Score/Sources/Score/Score.swift")
        case .podfile: around("Podfile", plain(), "Pods/Feature.podspec", "Pods/Classes/Feature.swift")
        case .podspec: around("Pods/Feature.podspec", plain(), "Podfile", "Pods/Classes/Feature.swift")
        case .bridgingHeader:
            around(
                "Globe/Bridging.h", plain(target: "settings: {base: {SWIFT_OBJC_BRIDGING_HEADER: Globe/Bridging.h}}"))
        case .device, .trace, .runRequest: []
        }
    }

    /// Returns the large project, and one with a short `project.yml` and a few files of the large one.
    private static func around(_ place: String, _ project: String, _ others: String...) -> [HostileProject] {
        let names = [place, "Globe/SceneDelegate.swift", "Globe/Info.plist", "Tests/GlobeTests.swift"] + others
        let files = globe.filter { names.contains($0.key) }.merging(["project.yml": Data(project.utf8)]) { $1 }
        return [HostileProject(files: globe, place: place), HostileProject(files: files, place: place)]
    }

    /// Returns a short `project.yml` of an app and its tests.
    private static func plain(top: String = "", target: String = "", scheme: Bool = false) -> String {
        let schemes = """
            schemes:
              Globe:
                build: {targets: {Globe: all}}
                test: {testPlans: [{path: Unit.xctestplan, defaultPlan: true}], targets: [GlobeTests]}
            """
        return """
            name: Globe
            \(top)
            targets:
              Globe:
                type: application
                platform: iOS
                deploymentTarget: 16.2
                sources: Globe
                info: {path: Globe/Info.plist}
                \(target)
              GlobeTests: {type: bundle.unit-test, platform: iOS, sources: Tests, dependencies: [target: Globe]}
            \(scheme ? schemes : "")
            """
    }

    /// A folder with an app, without a project.
    private static var folder: [String: Data] {
        texts([
            "App/Info.plist": SeedTexts.infoPlist, "App/AppDelegate.swift": "import UIKit\n",
            "App/Main.storyboard": SeedTexts.storyboard, "App/Card.xib": SeedTexts.nib,
            "App/Assets.xcassets/Icons/Contents.json": SeedTexts.assetGroup,
            "App/Assets.xcassets/Icons/Star.imageset/Contents.json": "{}",
            "App/Localizable.xcstrings": SeedTexts.stringCatalog,
        ])
    }

    /// A project of XcodeGen with a package, a pod, a test plan and a configuration file.
    private static var globe: [String: Data] {
        texts([
            "project.yml": SeedTexts.xcodeGen, "shared.yml": SeedTexts.xcodeGenTemplates,
            "App.xcconfig": SeedTexts.configurationFile, "Base.xcconfig": "NAME = $(inherited) base\n",
            "Unit.xctestplan": SeedTexts.testPlan, "Podfile": SeedTexts.podfile,
            "Pods/Feature.podspec": ProjectTexts.podspec, "Pods/Classes/Feature.swift": "",
            "Globe/Bridging.h": SeedTexts.bridgingHeader, "Globe/SceneDelegate.swift": "import Score\nimport Feature\n",
            "Globe/Info.plist": SeedTexts.infoPlist, "Kit/Kit.swift": "", "Tests/GlobeTests.swift": "",
            "Score/Package.swift": SeedTexts.packageManifest, "Score/Sources/Score/Score.swift": "",
        ])
    }

    /// The fixture with a project, a scheme and a package, and a workspace around it.
    private static func ensemble() throws -> [String: Data] {
        var files = texts([
            "Ensemble.xcworkspace/contents.xcworkspacedata": SeedTexts.workspace,
            "Ensemble.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": SeedTexts.resolvedPackages,
        ])
        let fixture = Fixtures.folder.appending(path: "Tests/Fixtures/Ensemble")
        for case let path as String in FileManager.default.enumerator(atPath: fixture.path) ?? .init() {
            var isFolder: ObjCBool = false
            let file = fixture.appending(path: path)
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue
            else { continue }
            files[path] = try Data(contentsOf: file)
        }
        return files
    }

    private static func texts(_ files: [String: String]) -> [String: Data] {
        files.mapValues { Data($0.utf8) }
    }
}

/// The repository's own files.
enum Fixtures {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the files of the fixtures, the tutorials and the catalog with one of the endings, in the order of their
    /// paths.
    static func files(_ endings: String...) throws -> [Data] {
        try ["Tests/Fixtures", "Documentation.docc/Tutorials", "Sources/Catalog"].flatMap { place in
            let paths =
                FileManager.default.enumerator(atPath: folder.appending(path: place).path)?
                .compactMap { $0 as? String }.sorted() ?? []
            return try paths.filter { path in endings.contains { path.hasSuffix($0) } }
                .map { try Data(contentsOf: folder.appending(path: place).appending(path: $0)) }
        }
    }
}
