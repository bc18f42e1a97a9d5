import Lifecycle
import TestSupport
import Testing
import Wording

@testable import Projects
@testable import SampleReading
@testable import Samples
@testable import Storage

@Suite struct FolderDiscoveryTests {
    private static let plist = """
        <plist version="1.0"><dict>
        <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>
        <key>CFBundlePackageType</key><string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>
        <key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>
        <key>NSPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).MyApplication</string>
        </dict></plist>
        """
    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes><scene>
        <objects><viewController id="a" customClass="V" customModule="X" customModuleProvider="target" sceneMemberID="viewController"/>
        </objects></scene></scenes></document>
        """
    private static let files = [
        "My App/Info.plist": plist, "My App/AppDelegate.swift": "// app", "My App/Screens/V.swift": "// v",
        "My App/de.lproj/Main.storyboard": "garbage", "My App/Base.lproj/Main.storyboard": storyboard,
        "My App/Assets.xcassets/Not.swift": "", "My App/.hidden/Not.swift": "", "My AppTests/T.swift": "// t",
        "My AppTests/Info.plist": plist, "My AppUITests/U.swift": "", "Other/readme.txt": "",
    ]

    private static func sample(_ folder: ScratchFolder, app: String, name: String, tests: String?) -> Sample {
        let module = "My_App"
        let storyboard = Storyboard(
            name: "Main", initialViewController: "a", viewControllers: [.init(id: "a", customClass: "My_App.V")])
        var target = Sample.Target(
            name: "My App", module: module,
            sources: [
                SourceFile(path: folder / "\(app)/AppDelegate.swift", text: "// app"),
                SourceFile(path: folder / "\(app)/Screens/V.swift", text: "// v"),
            ])
        target.resources.assets = AssetNames()
        target.resources.interfaces["Main.storyboardc"] = InterfaceDocument(
            storyboard: storyboard,
            scenes: [
                [
                    InterfaceDocument.Element(
                        "viewController", ["id": "a", "customClass": "My_App.V", "sceneMemberID": "viewController"])
                ]
            ])
        var sample = Sample(
            name: name, app: target,
            tests: tests.map {
                Sample.Target(
                    name: "My AppTests", module: "My_AppTests",
                    sources: [SourceFile(path: folder / "\($0)/T.swift", text: "// t")])
            },
            description: AppDescription(
                bundleIdentifier: "org.understudy.My_App", name: "My App", principalClass: "My_App.MyApplication",
                storyboards: [storyboard]),
            infoPlist: PropertyList.dictionary([
                "CFBundleName": .string("My App"), "CFBundleIdentifier": .string("org.understudy.My_App"),
                "CFBundleExecutable": .string("My App"), "CFBundlePackageType": .string("APPL"),
                "CFBundleDevelopmentRegion": .string("en"), "NSPrincipalClass": .string("My_App.MyApplication"),
            ]).xml)
        sample.infoPlistFile = folder / "\(app)/Info.plist"
        sample.storyboardFiles = [folder / "\(app)/Base.lproj/Main.storyboard"]
        return sample
    }

    @Test func `The app and its tests are found in a folder`() throws {
        try ScratchFolder.with(Self.files) { folder in
            let found = try SampleDiscovery().sample(at: folder.path, needsTests: true)
            #expect(
                found == Self.sample(folder, app: "My App", name: Path.name(folder.path), tests: "My AppTests"))
        }
    }

    @Test func `The app's own folder is found with its tests beside it`() throws {
        try ScratchFolder.with(Self.files) { folder in
            let found = try SampleDiscovery().sample(at: folder / "My App", needsTests: true)
            #expect(found == Self.sample(folder, app: "My App", name: "My App", tests: "My AppTests"))
        }
    }

    @Test func `The app's own folder is found with its tests in it`() throws {
        var files = Self.files
        files["My App/My AppTests/T.swift"] = files.removeValue(forKey: "My AppTests/T.swift")
        try ScratchFolder.with(files) { folder in
            let found = try SampleDiscovery().sample(at: folder / "My App", needsTests: true)
            #expect(found == Self.sample(folder, app: "My App", name: "My App", tests: "My App/My AppTests"))
        }
    }

    @Test func `A run takes no tests`() throws {
        try ScratchFolder.with(Self.files) { folder in
            let found = try SampleDiscovery().sample(at: folder / "My App", needsTests: false)
            #expect(found == Self.sample(folder, app: "My App", name: "My App", tests: nil))
        }
    }

    @Test func `The app and the tests can be chosen`() throws {
        try ScratchFolder.with([
            "A/Info.plist": Self.plist, "A/a.swift": "", "B/Info.plist": Self.plist, "B/b.swift": "",
            "FirstTests/f.swift": "", "SecondTests/s.swift": "", "BTests/t.swift": "",
        ]) { folder in
            let chosen = try SampleDiscovery().sample(at: folder.path, app: "B", tests: "SecondTests", needsTests: true)
            #expect(chosen.app.name == "B")
            #expect(chosen.tests?.name == "SecondTests")
            let named = try SampleDiscovery().sample(at: folder.path, app: "B", needsTests: true)
            #expect(named.tests?.name == "BTests")
        }
    }

    @Test func `An Info.plist may have another name`() async throws {
        try await ScratchFolder.with([
            "App/App-Info.plist": Self.plist, "App/AppTests-Info.plist": "garbage", "App/a.swift": "",
        ]) { folder in
            let found = try SampleDiscovery().sample(at: folder.path, needsTests: false)
            #expect(found.app.name == "App")
            #expect(found.description.principalClass == "App.MyApplication")
            #expect(try await SampleSearch(folder: folder.path).samples().map(\.path) == [folder / "App"])
            try folder.write("garbage", to: "App/Info.plist")
            #expect(mistake(at: folder.path)?.what == "The Info.plist cannot be read. It holds no dictionary.")
        }
        try ScratchFolder.with([
            "App/A-Info.plist": Self.plist, "App/B-Info.plist": Self.plist, "App/a.swift": "",
        ]) { folder in
            #expect(
                mistake(at: folder.path)?.what
                    == "There is no Info.plist in this folder or directly in its subfolders (test folders do not count)."
            )
        }
    }

    @Test func `Tests may lie among the app's files`() throws {
        let files = [
            "App/Info.plist": Self.plist, "App/a.swift": "// import XCTest\nimport UIKit",
            "App/x.swift": "import  XCTest // here", "App/y.swift": "import Foundation\r\nimport Testing\r\n",
        ]
        try ScratchFolder.with(files) { folder in
            let found = try SampleDiscovery().sample(at: folder.path, needsTests: true)
            #expect(found.app.sources.map { Path.name($0.path) } == ["a.swift"])
            #expect(found.tests?.name == "AppTests")
            #expect(found.tests?.sources.map { Path.name($0.path) } == ["x.swift", "y.swift"])
            let run = try SampleDiscovery().sample(at: folder.path, needsTests: false)
            #expect(run.app.sources.map { Path.name($0.path) } == ["a.swift"])
            #expect(run.tests == nil)
        }
        try ScratchFolder.with(files.merging(["AppTests/t.swift": ""]) { $1 }) { folder in
            let found = try SampleDiscovery().sample(at: folder.path, needsTests: true)
            #expect(found.app.sources.map { Path.name($0.path) } == ["a.swift", "x.swift", "y.swift"])
            #expect(found.tests?.sources.map { Path.name($0.path) } == ["t.swift"])
        }
    }
}
