import Foundation
import TestSupport
import Testing
import Wording

@testable import Projects
@testable import Samples

/// The messages about an Xcode project that cannot be launched. Each test starts from a project that can.
@Suite struct ProjectMistakeTests {
    private static let file = "Stage.xcodeproj/project.pbxproj"

    /// Returns the message about the Stage project after an edit; `PROJECT` stands for its path, `FOLDER` for its
    /// folder.
    private static func said(
        app: String? = nil, tests: String? = nil, needsTests: Bool = false, _ edit: (ScratchFolder) throws -> Void
    ) throws -> String? {
        try ScratchFolder.with(fixture: "Stage") { folder in
            try edit(folder)
            var said = mistake(at: folder.path, app: app, tests: tests, needsTests: needsTests)
            // A build that leaves out what cannot be compiled goes on without missing sources.
            if said == nil {
                said = try SampleDiscovery().sample(at: folder.path, app: app, tests: tests, needsTests: needsTests)
                    .missingSources
            }
            return said?.description
                .replacingOccurrences(of: folder / "Stage.xcodeproj", with: "PROJECT")
                .replacingOccurrences(of: folder.path, with: "FOLDER")
        }
    }

    @Test func `An unedited project has no mistake`() throws {
        #expect(try Self.said(needsTests: true) { _ in } == nil)
    }

    @Test func `A project without its file is a mistake`() throws {
        #expect(
            try Self.said { try $0.remove(Self.file) } == """
                PROJECT: The Xcode project cannot be read. It holds no project.pbxproj.
                Resolve any merge conflict markers in it. Then open it in Xcode and save it.
                """)
    }

    @Test func `Merge marks are a mistake`() throws {
        #expect(
            try Self.said { try $0.edit(Self.file, "archiveVersion = 1;", "<<<<<<< HEAD\narchiveVersion = 1;") } == """
                PROJECT/project.pbxproj: The Xcode project cannot be read. Expected terminating '}' for dictionary at line 3.
                Resolve any merge conflict markers in it. Then open it in Xcode and save it.
                """)
    }

    @Test(arguments: ["{}", "garbage", "{ objects = {}; rootObject = A; }"])
    func `A project file without a project is a mistake`(text: String) throws {
        #expect(
            try Self.said { try $0.write(text, to: Self.file) } == """
                PROJECT: The Xcode project cannot be read. It has no project object.
                Resolve any merge conflict markers in it. Then open it in Xcode and save it.
                """)
    }

    @Test func `A project without an app target is a mistake`() throws {
        #expect(
            try Self.said { try $0.edit(Self.file, "product-type.application", "product-type.framework") } == """
                PROJECT: The project has no iOS app target. Its targets: Stage, StageTests.
                Name a project that builds an iOS app.
                """)
    }

    @Test func `An app for another system is a mistake`() throws {
        #expect(
            try Self.said { try $0.edit(Self.file, "SDKROOT = iphoneos", "SDKROOT = macosx") } == """
                PROJECT: The project has no iOS app target. Its targets: Stage, StageTests.
                Name a project that builds an iOS app.
                """)
    }

    @Test func `Of two app targets one must be chosen`() throws {
        let edit = { (folder: ScratchFolder) in
            try folder.edit(Self.file, "product-type.bundle.unit-test", "product-type.application")
        }
        #expect(
            try Self.said(edit) == """
                PROJECT: There are several apps: Stage, StageTests.
                Choose one with --app NAME.
                """)
        #expect(
            try Self.said(app: "Stag", edit) == """
                PROJECT: There is no app Stag.
                Did you mean Stage? Choose one with --app NAME: Stage, StageTests.
                """)
        #expect(try Self.said(app: "Stage", edit) == nil)
    }

    @Test func `A test run without tests is a mistake`() throws {
        #expect(
            try Self.said(needsTests: true) {
                try $0.edit(Self.file, "product-type.bundle.unit-test", "product-type.bundle.ui-testing")
            } == """
                PROJECT: No unit test target runs in Stage.
                Add a unit testing bundle with Stage as its host application, or use understudy run.
                """)
    }

    @Test(arguments: [nil, "StageTests"]) func `Tests without a host are a mistake`(tests: String?) throws {
        #expect(
            try Self.said(tests: tests, needsTests: true) { try $0.edit(Self.file, "TEST_HOST = ", "NO_HOST = ") }
                == """
                PROJECT: The tests StageTests do not run in an app: TEST_HOST is not set.
                Choose Stage as the host application of StageTests in Xcode (General, Testing).
                """)
    }

    @Test func `Tests of another app are a mistake`() throws {
        #expect(
            try Self.said(needsTests: true) { try $0.edit(Self.file, "/Stage.app/", "/Other.app/") } == """
                PROJECT: TEST_HOST of StageTests is Other.app, and no app of the project has that name.
                Choose Stage as the host application of StageTests in Xcode (General, Testing).
                """)
    }

    @Test func `Tests that do not exist are a mistake`() throws {
        #expect(
            try Self.said(tests: "Others", needsTests: true) { _ in } == """
                PROJECT: There are no tests Others that run in Stage.
                Choose one with --tests NAME: StageTests.
                """)
    }

    @Test func `Of several tests one must be chosen`() throws {
        let edit = { (folder: ScratchFolder) in
            try folder.edit(
                Self.file, "targets = (", "targets = (57A6E0FFFFFFFFFFFFFFFFFF,")
            try folder.edit(
                Self.file, "/* Begin PBXNativeTarget section */",
                """
                57A6E0FFFFFFFFFFFFFFFFFF = { isa = PBXNativeTarget; name = MoreTests;
                productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (57A6E000000000000000000B);
                buildConfigurationList = 57A6E0000000000000000033; };
                """)
        }
        #expect(
            try Self.said(needsTests: true, edit) == """
                PROJECT: Several test targets belong to Stage: MoreTests, StageTests.
                Choose one with --tests NAME.
                """)
        #expect(try Self.said(tests: "MoreTests", needsTests: true, edit) == nil)
        #expect(try Self.said(needsTests: false, edit) == nil)
    }

    @Test func `A missing Info.plist is a mistake`() throws {
        #expect(
            try Self.said { try $0.remove("Stage/Info.plist") } == """
                PROJECT: INFOPLIST_FILE of the target Stage names FOLDER/Stage/Info.plist, which does not exist.
                Put the file back, or correct INFOPLIST_FILE in the target's build settings.
                """)
    }

    @Test func `An app without an Info.plist is a mistake`() throws {
        #expect(
            try Self.said { try $0.edit(Self.file, "INFOPLIST_FILE = Stage/Info.plist;", "") } == """
                PROJECT: The target Stage has no Info.plist.
                Set INFOPLIST_FILE, or GENERATE_INFOPLIST_FILE to YES, in the target's build settings.
                """)
    }

    @Test func `Missing sources are a mistake`() throws {
        #expect(
            try Self.said {
                try $0.remove("Stage/AppDelegate.swift")
                try $0.remove("Stage/ViewController.swift")
            } == """
                PROJECT: The target Stage names files that do not exist: Stage/AppDelegate.swift, Stage/ViewController.swift.
                Put them back, or remove them from the target in Xcode.
                """)
    }

    @Test(arguments: ["AppDelegate.swift-template", "AppDelegate.example.swift", "AppDelegate.swift.sample"])
    func `Missing sources with a template are a mistake`(template: String) throws {
        #expect(
            try Self.said {
                try $0.remove("Stage/AppDelegate.swift")
                try $0.write("", to: "Stage/\(template)")
                try $0.write("", to: "Stage/Sample.swift")
            } == """
                PROJECT: The target Stage names files that do not exist: Stage/AppDelegate.swift.
                Create them from files that look like their templates: Stage/\(template).
                """)
    }

    @Test func `A missing storyboard is a mistake`() throws {
        #expect(
            try Self.said { try $0.remove("Stage/Base.lproj/Main.storyboard") } == """
                PROJECT: The target Stage names files that do not exist: Stage/Base.lproj/Main.storyboard.
                Put them back, or remove them from the target in Xcode.
                """)
    }

    @Test func `What is wrong with the tests does not stop a run`() throws {
        let edit = { (folder: ScratchFolder) in try folder.remove("StageTests/StageTests.swift") }
        #expect(try Self.said(edit) == nil)
        #expect(
            try Self.said(needsTests: true, edit) == """
                PROJECT: The target StageTests names files that do not exist: StageTests/StageTests.swift.
                Put them back, or remove them from the target in Xcode.
                """)
    }

    @Test func `Objective-C that launches the app leaves nothing to run`() throws {
        try ScratchFolder.with(fixture: "Stage") { folder in
            try folder.edit(Self.file, "path = AppDelegate.swift", "path = main.m")
            try folder.write("int main() { return UIApplicationMain(0, 0, nil, nil); }", to: "Stage/main.m")
            #expect(
                try SampleDiscovery().sample(at: folder.path, needsTests: false).foreignStart?.description == """
                    \(folder / "Stage/main.m"): Stage is launched by main.m, which is Objective-C: without it, nothing is \
                    left to run.
                    Let the app begin in Swift: in a main.swift, or with @main.
                    """)
        }
    }

    @Test func `An app without Swift files is a mistake`() throws {
        #expect(
            try Self.said {
                try $0.edit(Self.file, "57A6E0000000000000000008 /* Sources */,", "")
            } == """
                PROJECT: Stage has no Swift files.
                Add the files to Stage.
                """)
    }

    @Test func `A missing configuration file that may name the Info_plist is a mistake`() throws {
        #expect(
            try Self.said {
                try $0.edit(
                    Self.file, "isa = XCBuildConfiguration;",
                    "isa = XCBuildConfiguration; baseConfigurationReference = 57A6E0000000000000000010;")
                try $0.edit(Self.file, "INFOPLIST_FILE = ", "OTHER_FILE = ")
                try $0.write("#include \"../Config/App.xcconfig\"", to: "Stage/AppDelegate.swift")
            } == """
                PROJECT: The build settings of Stage are based on FOLDER/Config/App.xcconfig, which does not exist, and INFOPLIST_FILE is not set.
                Restore the file, or generate it as the project's instructions say.
                """)
    }

    @Test func `A mistake is one of usage`() throws {
        try ScratchFolder.with { folder in
            #expect(mistake(at: folder.path)?.kind == .usage)
        }
    }
}
