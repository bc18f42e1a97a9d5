import Foundation
import Lifecycle
import Lowering
import Samples
import TestSupport
import Testing

@testable import Projects
@testable import Storage
@testable import Wording

@Suite struct ConfigurationFileTests {
    @Test func `Lines of all kinds are read`() {
        let text = """
            // A comment
            #include "Base.xcconfig"
            #include? "Local.xcconfig"

            NAME = Stage // and why
            URL = http:/$()/example.org
            FLAGS[sdk=iphonesimulator*][arch=arm64] = -D A=1;
            EMPTY =
            no assignment
            """
        #expect(
            ConfigurationFile(text).lines == [
                .include(path: "Base.xcconfig", isOptional: false, line: 2),
                .include(path: "Local.xcconfig", isOptional: true, line: 3),
                .assignment(SettingAssignment(key: "NAME", value: "Stage")),
                .assignment(SettingAssignment(key: "URL", value: "http:/$()/example.org")),
                .assignment(SettingAssignment(key: "FLAGS[sdk=iphonesimulator*][arch=arm64]", value: "-D A=1")),
                .assignment(SettingAssignment(key: "EMPTY", value: "")),
            ])
    }

    @Test func `Included files come first and may include each other`() throws {
        try ScratchFolder.with([
            "App.xcconfig": "#include \"shared/Base.xcconfig\"\nNAME = $(inherited) app",
            "shared/Base.xcconfig": "#include \"../App.xcconfig\"\n#include? \"None.xcconfig\"\nNAME = base",
        ]) { folder in
            let reading = try ConfigurationFile.reading(at: folder / "App.xcconfig", root: folder.path)
            #expect(
                reading.assignments == [
                    SettingAssignment(key: "NAME", value: "base"),
                    SettingAssignment(key: "NAME", value: "$(inherited) app"),
                ])
        }
    }

    /// Puts a configuration file of the folder Stage below the project's settings.
    private static func base(on file: String, in folder: ScratchFolder) throws {
        let project = "Stage.xcodeproj/project.pbxproj"
        try folder.edit(
            project, "57A6E0000000000000000010 /* AppDelegate.swift */ = {",
            """
            57A6E0FFFFFFFFFFFFFFFFFF = {isa = PBXFileReference; path = \(file); sourceTree = "<group>"; };
            57A6E0000000000000000010 /* AppDelegate.swift */ = {
            """)
        try folder.edit(
            project, "57A6E0000000000000000010 /* AppDelegate.swift */,",
            "57A6E0000000000000000010, 57A6E0FFFFFFFFFFFFFFFFFF,")
        try folder.edit(
            project, "isa = XCBuildConfiguration;",
            "isa = XCBuildConfiguration; baseConfigurationReference = 57A6E0FFFFFFFFFFFFFFFFFF;")
    }

    @Test func `A file that includes itself is noted`() throws {
        try ScratchFolder.with(fixture: "Stage") { folder in
            try folder.write("SWIFT_VERSION = 6.0\n\n#include \"App.xcconfig\"\n", to: "Stage/App.xcconfig")
            try Self.base(on: "App.xcconfig", in: folder)
            let sample = try SampleDiscovery().sample(at: folder.path, needsTests: false)
            #expect(
                sample.notes == [
                    "\(folder / "Stage/App.xcconfig"):3: The file includes itself by App.xcconfig, which adds nothing. "
                        + "Remove the line."
                ])
        }
    }

    @Test func `An included file may begin at the project's folder`() throws {
        try ScratchFolder.with([
            "Configs/App.xcconfig": "#include \"Configs/Base.xcconfig\"\n#include? \"Configs/None.xcconfig\"",
            "Configs/base.xcconfig": "NAME = base",
        ]) { folder in
            let reading = try ConfigurationFile.reading(at: folder / "Configs/App.xcconfig", root: folder.path)
            #expect(reading.assignments == [SettingAssignment(key: "NAME", value: "base")])
        }
    }

    @Test func `Files that include each other very often are a mistake`() throws {
        var files: [String: String] = ["40.xcconfig": ""]
        for level in 0..<40 {
            files["\(level).xcconfig"] = "#include \"\(level + 1).xcconfig\"\n#include \"\(level + 1).xcconfig\"\n"
        }
        try ScratchFolder.with(files) { folder in
            let mistake = #expect(throws: Mistake.self) {
                try ConfigurationFile.reading(at: folder / "0.xcconfig", root: folder.path)
            }
            #expect(mistake?.what == "The configuration files include more than 500 others.")
        }
    }

    @Test func `A file that includes itself very often is a mistake`() throws {
        try ScratchFolder.with(["App.xcconfig": String(repeating: "#include \"App.xcconfig\"\n", count: 2_500)]) {
            folder in
            let mistake = #expect(throws: Mistake.self) {
                try ConfigurationFile.reading(at: folder / "App.xcconfig", root: folder.path)
            }
            #expect(mistake?.what == "The configuration files include more than 500 others.")
        }
    }

    @Test func `A missing configuration file is a remark that names the settings assumed`() throws {
        try ScratchFolder.with(fixture: "Stage") { folder in
            try folder.write("#include \"Secrets.xcconfig\"\nPRODUCT_NAME = Scene\n", to: "Stage/App.xcconfig")
            try Self.base(on: "App.xcconfig", in: folder)
            let sample = try SampleDiscovery().sample(at: folder.path, needsTests: false)
            #expect(sample.description.name == "Stage")
            #expect(sample.app.missingSettings == [folder / "Stage/Secrets.xcconfig"])
            #expect(sample.lacksFiles)
            #expect(
                sample.notes == [
                    "The build settings of Stage are based on \(folder / "Stage/Secrets.xcconfig"), which does not exist. "
                        + "For what nothing else sets, Xcode's defaults are taken: "
                        + "SWIFT_DEFAULT_ACTOR_ISOLATION (nonisolated)."
                ])
        }
    }

    @Test(
        arguments: [
            ("#if DEBUG", nil), ("#if os(iOS) && canImport(UIKit) // SECRET", nil), ("// #if SECRET", nil),
            ("print()\n#if DEBUG && !SECRET", 2), ("#if DEBUG\n#elseif SECRET\n#endif", 2), ("#if true", nil),
            ("#if swift(>=5.9) || SECRET", 1),
        ] as [(String, Int?)]) func `A condition that a missing file may set is a risk`(text: String, line: Int?)
    {
        let file = SourceFile(path: "/app/a.swift", text: text)
        var target = Sample.Target(name: "App", module: "App", sources: [file], conditions: ["DEBUG"])
        let plist = "<plist/>"
        var sample = Sample(
            name: "App", app: target, description: AppDescription(bundleIdentifier: "app", name: "App"),
            infoPlist: plist)
        #expect(sample.settingsRisk == nil)
        target.missingSettings = ["/app/Secrets.xcconfig"]
        sample.app = target
        #expect(sample.settingsRisk?.place?.line == line)
        #expect(
            line == nil
                || sample.settingsRisk?.reason
                    == "the sources ask for the condition SECRET, which /app/Secrets.xcconfig may set, and that file does not exist"
        )
    }

    @Test func `A project's configuration file is below its settings`() throws {
        try ScratchFolder.with(fixture: "Stage") { folder in
            try folder.write("PRODUCT_NAME = Scene\nSWIFT_VERSION = 6.0\n", to: "Stage/App.xcconfig")
            try Self.base(on: "App.xcconfig", in: folder)
            try folder.edit(
                "Stage.xcodeproj/project.pbxproj", "PRODUCT_NAME = \"$(TARGET_NAME)\";",
                "PRODUCT_NAME = \"$(inherited) of $(TARGET_NAME)\";")
            let sample = try SampleDiscovery().sample(at: folder.path, needsTests: false)
            #expect(sample.app.module == "Scene_of_Stage")
            #expect(sample.app.languageMode == "5")
            #expect(sample.description.name == "Scene of Stage")
        }
    }
}
