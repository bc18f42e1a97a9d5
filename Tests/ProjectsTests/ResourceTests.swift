import Foundation
import Lifecycle
import TestSupport
import Testing

@testable import Projects
@testable import SampleReading
@testable import Samples
@testable import Storage

@Suite struct ResourceTests {
    @Test func `Files lie in the bundle's root or in a language's folder`() throws {
        let files = [
            "deep/data.json": "{}", "de.lproj/Localizable.strings": "", "en.lproj/Localizable.strings": "",
            "Fonts/A.ttf": "a", "Model.xcdatamodeld": "",
            "Words.xcstrings": """
            {"sourceLanguage": "en", "strings": {
            "a \\"b\\"": {"localizations": {"de": {"stringUnit": {"value": "Zwei\\nZeilen"}}}},
            "n": {"localizations": {"../x": {"stringUnit": {"value": "no"}}, "de": {"variations": {}}}}}}
            """,
        ]
        let (resources, folder) = try ScratchFolder.with(files) { folder in
            (
                try ResourceReader(
                    paths: files.keys.sorted().filter { !$0.hasPrefix("Fonts") }.map { folder.path + "/" + $0 } + [
                        folder.path + "/Fonts"
                    ],
                    module: "M", region: "en"
                ).resources(), folder.path
            )
        }
        var expected = Resources()
        expected.files = [
            "data.json": folder + "/deep/data.json", "Fonts": folder + "/Fonts",
            "de.lproj/Localizable.strings": folder + "/de.lproj/Localizable.strings",
            "en.lproj/Localizable.strings": folder + "/en.lproj/Localizable.strings",
        ]
        expected.texts = [
            "en.lproj/Words.strings": "",
            "de.lproj/Words.strings": "\"a \\\"b\\\"\" = \"Zwei\\nZeilen\";\n",
        ]
        #expect(resources == expected)
    }

    @Test func `Names in asset catalogs are read, with their namespaces`() throws {
        let files = [
            "A.xcassets/Contents.json": "{}", "A.xcassets/Logo.imageset/Contents.json": "{}",
            "A.xcassets/Tint.colorset/Contents.json": "{}", "A.xcassets/AppIcon.appiconset/Contents.json": "{}",
            "A.xcassets/Group/Star.imageset/Contents.json": "{}",
            "A.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "A.xcassets/Icons/Star.symbolset/Contents.json": "{}",
        ]
        let resources = try ScratchFolder.with(files) { folder in
            try ResourceReader(paths: [folder.path + "/A.xcassets"], module: "M", region: "en").resources()
        }
        #expect(resources.assets == AssetNames(images: ["Icons/Star", "Logo", "Star"], colors: ["Tint"]))
    }

    @Test func `Resources that lead out of the project are left out`() throws {
        try ScratchFolder.with(["in/a.txt": "a", "out.txt": "o"]) { scratch in
            let folder = scratch.path
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/in/link.txt", withDestinationPath: folder + "/out.txt")
            var sample = Sample(
                name: "S", app: Sample.Target(name: "S", module: "S", sources: []),
                description: AppDescription(bundleIdentifier: "s", name: "S"), infoPlist: "")
            sample.app.resources.files = [
                "a.txt": folder + "/in/a.txt", "link.txt": folder + "/in/link.txt", "out.txt": folder + "/out.txt",
                "../up.txt": folder + "/in/a.txt", "/root.txt": folder + "/in/a.txt", "x/../../y": folder + "/in/a.txt",
                "gone.txt": folder + "/in/gone.txt",
            ]
            sample.app.resources.texts = ["../up": "", "en.lproj/A.strings": ""]
            var expected = sample
            expected.app.resources.files = ["a.txt": folder + "/in/a.txt"]
            expected.app.resources.texts = ["en.lproj/A.strings": ""]
            #expect(sample.keepingResources(below: folder + "/in") == expected)
        }
    }
}
