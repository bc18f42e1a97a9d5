import Foundation
import Samples
import TestSupport
import Testing
import Wording

@testable import Lowering
@testable import Projects

@Suite struct BridgingHeaderTests {
    @Test(
        arguments: [
            ("", [], []),
            ("//\n//  Use this file to import\n/* #import \"A.h\"\n*/\n", [], []),
            ("#import <CommonCrypto/CommonCrypto.h>", ["CommonCrypto"], []),
            (
                "#ifndef A\n#define A\n#include <CommonCrypto/CommonDigest.h> // MD5\n@import UIKit;\n#endif",
                ["CommonCrypto", "UIKit"], []
            ),
            ("#import <UIKit/UIKit.h>\n#import <UIKit/UIView.h>", ["UIKit"], []),
            (
                "#import \"Keys.h\"\n#import <Hamcrest/Hamcrest.h>", [],
                ["#import \"Keys.h\"", "#import <Hamcrest/Hamcrest.h>"]
            ),
            ("@import Hamcrest;\n  int answer(void); // 42", [], ["@import Hamcrest;", "int answer(void); "]),
        ] as [(String, [String], [String])])
    func `A bridging header brings modules, and what is foreign is listed`(
        text: String, modules: [String], foreign: [String]
    ) {
        let header = BridgingHeader(text)
        #expect(header.modules == modules)
        #expect(header.foreign == foreign)
    }

    private static func sample(_ header: String?) throws -> (said: String?, modules: [String]?) {
        try ScratchFolder.with(fixture: "Stage") { folder in
            try folder.edit(
                "Stage.xcodeproj/project.pbxproj", "INFOPLIST_FILE = Stage/Info.plist;",
                "INFOPLIST_FILE = Stage/Info.plist; SWIFT_OBJC_BRIDGING_HEADER = Stage/Bridge.h;")
            if let header { try folder.write(header, to: "Stage/Bridge.h") }
            let said = mistake(at: folder.path)?.description
                .replacingOccurrences(of: folder / "Stage.xcodeproj", with: "PROJECT")
                .replacingOccurrences(of: folder.path, with: "FOLDER")
            return (said, try? SampleDiscovery().sample(at: folder.path, needsTests: false).app.bridgedModules)
        }
    }

    @Test func `The target's files see what a bridging header imports`() throws {
        let sample = try Self.sample("#import <CommonCrypto/CommonCrypto.h>\n")
        #expect(sample.said == nil)
        #expect(sample.modules == ["CommonCrypto"])
        var target = target([("a.swift", "")])
        target.bridgedModules = ["CommonCrypto", "UIKit"]
        let lines = LoweredTarget(lowering: target, role: .app).generated.text.split(separator: "\n")
        #expect(
            lines.prefix(3) == [
                "@_exported import CommonCrypto", "@_exported import UIKit", "import Foundation",
            ])
    }

    @Test func `A header's Foundation brings its parts that are modules on Linux, also to importers`() {
        var target = target([("a.swift", "extension HTTPURLResponse {}\n"), ("b.swift", "import Foundation\n")])
        target.bridgedModules = ["Foundation"]
        let lowered = LoweredTarget(lowering: target, role: .app)
        #expect(
            lowered.generated.text.split(separator: "\n").prefix(3) == [
                "@_exported import Foundation", "@_exported import FoundationNetworking", "import Foundation",
            ])
        #expect(!lowered.files.contains { $0.text.contains("FoundationNetworking") })
    }

    @Test func `What a file's own import brings stays in the file`() {
        var target = target([("a.swift", "import Foundation\nlet session = URLSession.shared\n")])
        let bare = LoweredTarget(lowering: target, role: .app)
        #expect(!bare.generated.text.contains("@_exported"))
        #expect(bare.files[0].text.contains("import FoundationNetworking"))
        target.bridgedModules = ["Foundation"]
        let bridged = LoweredTarget(lowering: target, role: .app)
        #expect(!bridged.generated.text.contains("FoundationNetworking"))
    }

    @Test func `What a bridging header brings of Objective-C is left out, and a strict build says it`() throws {
        try ScratchFolder.with(fixture: "Stage") { folder in
            try folder.edit(
                "Stage.xcodeproj/project.pbxproj", "INFOPLIST_FILE = Stage/Info.plist;",
                "INFOPLIST_FILE = Stage/Info.plist; SWIFT_OBJC_BRIDGING_HEADER = Stage/Bridge.h;")
            try folder.write("#import \"Keys.h\"\n@import UIKit;", to: "Stage/Bridge.h")
            let sample = try SampleDiscovery().sample(at: folder.path, needsTests: false)
            #expect(sample.app.bridgedModules == ["UIKit"])
            #expect(sample.app.bridge?.lines == ["#import \"Keys.h\""])
            #expect(
                sample.notSwift?.description == """
                    \(folder / "Stage/Bridge.h"): The bridging header of Stage imports Objective-C: #import "Keys.h".
                    Understudy compiles Swift only. Write it in Swift, or take it out of the header.
                    """)
        }
    }

    @Test func `A bridging header must be there`() throws {
        #expect(
            try Self.sample(nil).said == """
                PROJECT: SWIFT_OBJC_BRIDGING_HEADER of the target Stage names FOLDER/Stage/Bridge.h, which does not exist.
                Put the file back, or correct SWIFT_OBJC_BRIDGING_HEADER in the target's build settings.
                """)
    }

    @Test func `The files of a framework see what its umbrella header imports`() throws {
        try ScratchFolder.with(fixture: "Stage") { folder in
            let project = "Stage.xcodeproj/project.pbxproj"
            try folder.edit(
                project, "57A6E0000000000000000010 /* AppDelegate.swift */ = {",
                """
                57A6E0FFFFFFFFFFFFFFFFF1 = {isa = PBXFileReference; path = Kit/Kit.h; sourceTree = SOURCE_ROOT; };
                57A6E0FFFFFFFFFFFFFFFFF2 = {isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = SOURCE_ROOT; };
                57A6E0FFFFFFFFFFFFFFFFF3 = {isa = PBXBuildFile; fileRef = 57A6E0FFFFFFFFFFFFFFFFF1; };
                57A6E0FFFFFFFFFFFFFFFFF4 = {isa = PBXBuildFile; fileRef = 57A6E0FFFFFFFFFFFFFFFFF2; };
                57A6E0FFFFFFFFFFFFFFFFF5 = {isa = PBXHeadersBuildPhase; files = (57A6E0FFFFFFFFFFFFFFFFF3); };
                57A6E0FFFFFFFFFFFFFFFFF6 = {isa = PBXSourcesBuildPhase; files = (57A6E0FFFFFFFFFFFFFFFFF4); };
                57A6E0FFFFFFFFFFFFFFFFF7 = {isa = PBXNativeTarget; name = Kit; buildPhases = (57A6E0FFFFFFFFFFFFFFFFF5, 57A6E0FFFFFFFFFFFFFFFFF6); productType = "com.apple.product-type.framework"; };
                57A6E0000000000000000010 /* AppDelegate.swift */ = {
                """)
            try folder.edit(project, "targets = (", "targets = (57A6E0FFFFFFFFFFFFFFFFF7,")
            try folder.write(
                "#import <Foundation/Foundation.h>\n#import <Kit/More.h>\nextern double KitVersion;", to: "Kit/Kit.h")
            try folder.write("#import <UIKit/UIKit.h>\n#import \"Kit.h\"\n", to: "Kit/More.h")
            try folder.write("class Card: UIView {}\n", to: "Kit/Kit.swift")
            try folder.edit("Stage/AppDelegate.swift", "import UIKit", "import Kit\nimport UIKit")
            let sample = try SampleDiscovery().sample(at: folder.path, needsTests: false)
            #expect(sample.libraries.map(\.module) == ["Kit"])
            #expect(sample.libraries.map(\.bridgedModules) == [["Foundation", "UIKit"]])
        }
    }
}
