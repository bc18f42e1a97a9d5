import Foundation
import Samples
import TestSupport
import Testing
import Wording

@testable import Projects

/// The messages about a path that is not a sample.
@Suite struct PlaceMistakeTests {
    @Test func `A place with nothing there is a mistake`() throws {
        try ScratchFolder.with { folder in
            #expect(
                mistake(at: folder / "none")?.description == """
                    \(folder / "none"): There is no such file or folder.
                    Name a folder that holds an app, or an Xcode project (.xcodeproj).
                    """)
        }
    }

    @Test func `A file is a mistake`() throws {
        try ScratchFolder.with(["main.swift": ""]) { folder in
            #expect(
                mistake(at: folder / "main.swift")?.description == """
                    \(folder / "main.swift"): This is a file, not a sample.
                    Name a folder that holds an app, or an Xcode project (.xcodeproj).
                    """)
        }
    }

    @Test func `Of several projects below a folder one must be named`() throws {
        try ScratchFolder.with(["A/A.xcodeproj/project.pbxproj": "", "My B/project.yml": "", "Pods/P.xcodeproj/x": ""])
        {
            folder in
            #expect(
                mistake(at: folder.path)?.description == """
                    \(folder.path): There are 2 projects below this folder, and none in it.
                    Name one of them:
                      understudy run \(folder / "A/A.xcodeproj")
                      understudy run '\(folder / "My B")'
                    """)
        }
    }

    @Test func `The only project below a folder is meant`() throws {
        try ScratchFolder.with { folder in
            try FileManager.default.createDirectory(atPath: folder / "Code", withIntermediateDirectories: true)
            try FileManager.default.copyItem(atPath: Checkout.fixture("Stage"), toPath: folder / "Code/Stage")
            let sample = try SampleDiscovery().sample(at: folder.path, needsTests: false)
            #expect(sample.app.name == "Stage")
        }
    }

    @Test func `Of several projects one must be chosen`() throws {
        try ScratchFolder.with(["A.xcodeproj/project.pbxproj": "", "B.xcodeproj/project.pbxproj": ""]) { folder in
            #expect(
                mistake(at: folder.path)?.description == """
                    \(folder.path): The folder holds several Xcode projects: A.xcodeproj, B.xcodeproj.
                    Name the project that is meant instead of the folder.
                    """)
        }
    }

    @Test(arguments: [["a.swift": ""], ["Tests/Info.plist": "", "AppTests/Info.plist": ""], ["a/b/Info.plist": ""]])
    func `An app without an Info.plist is a mistake`(files: [String: String]) throws {
        try ScratchFolder.with(files) { folder in
            #expect(
                mistake(at: folder.path)?.description == """
                    \(folder.path): There is no Info.plist in this folder or directly in its subfolders (test folders do not count).
                    Put the app's Info.plist beside its Swift files, or name another folder or an Xcode project (.xcodeproj).
                    """)
        }
    }

    @Test(arguments: [
        (
            "<plist version=\"1.0\">\n<dict>\n<key>a</key>\n<string>b\n<key>c</key>\n<true/>\n</dict>\n</plist>\n",
            ":5", "Encountered unexpected character k while looking for close tag for string."
        ),
        (
            "<!DOCTYPE plist PUBLIC \"-//A//EN\" \"a.dtd\">\n<plist>\n<dict>\n<oops>a</key>\n</dict></plist>\n", ":4",
            "Encountered unknown tag oops."
        ),
        ("{\n  a = ;\n}", ":2", "Unexpected character '0x3b' at line 2."),
        ("", "", "Conversion of string failed. The string is empty."),
        ("<plist><dict><key>a</key></dict></plist>", ":1", "Value missing for key inside <dict>."),
        (
            "<plist>\n<dict>\n<key>a</key>\n<key>b</key>\n<true/>\n</dict></plist>", ":4",
            "Non key string used as key in dictionary."
        ),
        ("<plist>\n<dict>\n<true/>\n</dict></plist>", ":3", "Non key string used as key in dictionary."),
        ("<plist>\n<dict>\n<key>a</key>\n", ":3", "Encountered unexpected EOF."),
        ("garbage", "", "It holds no dictionary."), ("<plist><array/></plist>", "", "It holds no dictionary."),
    ])
    func `What is no Info.plist is a mistake`(text: String, line: String, reason: String) throws {
        try ScratchFolder.with(["App/Info.plist": text, "App/a.swift": ""]) { folder in
            #expect(
                mistake(at: folder.path)?.description == """
                    \(folder / "App/Info.plist")\(line): The Info.plist cannot be read. \(reason)
                    Make it a property list whose root is a dictionary, as in Xcode's templates.
                    """)
        }
    }

    @Test func `An app without Swift files is a mistake`() throws {
        try ScratchFolder.with(["App/Info.plist": "{}", "AppTests/t.swift": ""]) { folder in
            #expect(
                mistake(at: folder.path)?.description == """
                    \(folder / "App"): App has no Swift files.
                    Add the files to App.
                    """)
        }
    }

    @Test func `Objective-C is left out, and a strict build says it`() throws {
        try ScratchFolder.with(["App/Info.plist": "{}", "App/a.swift": "", "App/b.m": "", "App/c/d.mm": ""]) { folder in
            let sample = try SampleDiscovery().sample(at: folder.path, needsTests: false)
            #expect(sample.foreignFiles.map(\.language) == ["Objective-C", "Objective-C++"])
            #expect(
                sample.notSwift?.description == """
                    \(folder / "App/b.m"): App has sources that are not Swift: b.m, d.mm.
                    Understudy compiles only Swift. Rewrite them in Swift, or remove them from App.
                    """)
        }
    }

    @Test func `Without Swift, or with a beginning in another language, nothing is left to run`() throws {
        let main = "int main() { return UIApplicationMain(0, 0, nil, nil); }"
        try ScratchFolder.with(["App/Info.plist": "{}", "App/a.swift": "", "App/main.m": main]) { folder in
            let sample = try SampleDiscovery().sample(at: folder.path, needsTests: false)
            #expect(
                sample.foreignStart?.description == """
                    \(folder / "App/main.m"): App is launched by main.m, which is Objective-C: without it, nothing is left to run.
                    Let the app begin in Swift: in a main.swift, or with @main.
                    """)
        }
    }

    @Test func `Of several apps one must be chosen`() throws {
        try ScratchFolder.with(["A/Info.plist": "{}", "B/Info.plist": "{}"]) { folder in
            #expect(
                mistake(at: folder.path)?.description == """
                    \(folder.path): There are several apps: A, B.
                    Choose one with --app NAME.
                    """)
            #expect(
                mistake(at: folder.path, app: "C")?.description == """
                    \(folder.path): There is no app C.
                    Choose one with --app NAME: A, B.
                    """)
        }
    }

    @Test func `A test run without tests is a mistake`() throws {
        try ScratchFolder.with(["App/Info.plist": "{}", "App/a.swift": "", "AppUITests/u.swift": ""]) { folder in
            #expect(
                mistake(at: folder.path, needsTests: true)?.description == """
                    \(folder.path): App has no tests.
                    Put them into a folder AppTests, inside the app's folder or beside it, or use understudy run.
                    """)
        }
    }

    @Test func `Of several tests one must be chosen`() throws {
        let files = ["App/Info.plist": "{}", "App/a.swift": "", "OneTests/t.swift": "", "TwoTests/t.swift": ""]
        try ScratchFolder.with(files) { folder in
            #expect(
                mistake(at: folder.path, needsTests: true)?.description == """
                    \(folder.path): Several test targets belong to App: OneTests, TwoTests.
                    Choose one with --tests NAME.
                    """)
            #expect(
                mistake(at: folder.path, tests: "ThreeTests", needsTests: true)?.description == """
                    \(folder.path): There are no tests ThreeTests that run in App.
                    Choose one with --tests NAME: OneTests, TwoTests.
                    """)
        }
    }

    @Test func `A file that is no text is a mistake`() throws {
        try ScratchFolder.with(["App/Info.plist": "{}", "App/a.swift": ""]) { folder in
            try folder.write(bytes: [0xC3, 0x28], to: "App/a.swift")
            #expect(
                mistake(at: folder.path)?.description == """
                    \(folder / "App/a.swift"): The file is not UTF-8 text.
                    Save it as UTF-8.
                    """)
        }
    }
}
