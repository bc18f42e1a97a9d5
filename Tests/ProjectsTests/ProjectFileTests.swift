import Foundation
import TestSupport
import Testing

@testable import Projects
@testable import Samples
@testable import Storage

@Suite struct ProjectFileTests {
    private static let text = """
        {
          rootObject = P;
          objects = {
            P = { isa = PBXProject; mainGroup = M; projectDirPath = "sub"; developmentRegion = de; targets = (T);
                  buildConfigurationList = PL; };
            M = { isa = PBXGroup; children = (G, ROOTED, ABSOLUTE, SYNC); sourceTree = "<group>"; };
            G = { isa = PBXGroup; path = Code; children = (NAMED, MAC, V, W, SYSTEM); sourceTree = "<group>"; };
            NAMED = { isa = PBXGroup; name = Views; children = (UP); sourceTree = "<group>"; };
            UP = { isa = PBXFileReference; path = "../Up.swift"; sourceTree = "<group>"; };
            MAC = { isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
            ROOTED = { isa = PBXFileReference; path = Rooted.swift; sourceTree = SOURCE_ROOT; };
            ABSOLUTE = { isa = PBXFileReference; path = "/abs/A.swift"; sourceTree = "<absolute>"; };
            SYSTEM = { isa = PBXFileReference; path = UIKit.framework; sourceTree = SDKROOT; };
            V = { isa = PBXVariantGroup; name = "Main.storyboard"; children = (VS, VD, VB); sourceTree = "<group>"; };
            VS = { isa = PBXFileReference; name = fr; path = "fr.lproj/Main.strings"; sourceTree = "<group>"; };
            VD = { isa = PBXFileReference; name = de; path = "de.lproj/Main.storyboard"; sourceTree = "<group>"; };
            VB = { isa = PBXFileReference; name = Base; path = "Base.lproj/Main.storyboard"; sourceTree = "<group>"; };
            W = { isa = PBXVariantGroup; name = "Two.storyboard"; children = (WE, WD); sourceTree = "<group>"; };
            WE = { isa = PBXFileReference; name = en; path = "en.lproj/Two.storyboard"; sourceTree = "<group>"; };
            WD = { isa = PBXFileReference; name = de; path = "de.lproj/Two.storyboard"; sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                  buildPhases = (S, R); buildConfigurationList = TL; dependencies = (D);
                  fileSystemSynchronizedGroups = (SYNC); };
            S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, B5, B6); };
            B1 = { isa = PBXBuildFile; fileRef = UP; };
            B2 = { isa = PBXBuildFile; fileRef = MAC; platformFilter = maccatalyst; };
            B3 = { isa = PBXBuildFile; fileRef = ROOTED; platformFilters = (ios, macos); };
            B4 = { isa = PBXBuildFile; fileRef = ABSOLUTE; };
            B5 = { isa = PBXBuildFile; fileRef = SYSTEM; };
            B6 = { isa = PBXBuildFile; fileRef = GONE; };
            R = { isa = PBXResourcesBuildPhase; files = (BV, BW); };
            BV = { isa = PBXBuildFile; fileRef = V; };
            BW = { isa = PBXBuildFile; fileRef = W; };
            D = { isa = PBXTargetDependency; targetProxy = X; };
            X = { isa = PBXContainerItemProxy; remoteGlobalIDString = OTHER; };
            SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = Live; exceptions = (E, F);
                     sourceTree = "<group>"; };
            E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (a.swift);
                  platformFiltersByRelativePath = { "m.swift" = (macos); "i.swift" = (ios, macos); }; };
            F = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = OTHER;
                  membershipExceptions = (b.swift); };
            PL = { isa = XCConfigurationList; buildConfigurations = (PD); defaultConfigurationName = Release; };
            PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { LIST = ("$(inherited)", "a b"); }; };
            TL = { isa = XCConfigurationList; buildConfigurations = (TD, TE); };
            TD = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReferenceAnchor = SYNC;
                   baseConfigurationReferenceRelativePath = "Debug.xcconfig"; buildSettings = { A = 1; }; };
            TE = { isa = XCBuildConfiguration; name = Extra; baseConfigurationReference = MAC; buildSettings = {}; };
          };
        }
        """

    @Test func `Everything a launch needs is read`() throws {
        let project = try ProjectFile(try PropertyList(Data(Self.text.utf8)), path: "/work/App.xcodeproj")
        let expected = ProjectFile(
            name: "App", path: "/work/App.xcodeproj", sourceRoot: "/work/sub", developmentRegion: "de",
            configurations: [.init(name: "Debug", file: nil, settings: ["LIST": #"$(inherited) "a b""#])],
            defaultConfiguration: "Release",
            targets: [
                .init(
                    id: "T", name: "App", productType: "com.apple.product-type.application",
                    configurations: [
                        .init(name: "Debug", file: "/work/sub/Live/Debug.xcconfig", settings: ["A": "1"]),
                        .init(name: "Extra", file: "/work/sub/Code/Mac.swift", settings: [:]),
                    ],
                    sources: [
                        "/work/sub/Up.swift", "/work/sub/Rooted.swift", "/abs/A.swift", "$(SDKROOT)/UIKit.framework",
                    ],
                    resources: [
                        "/work/sub/Code/fr.lproj/Main.strings", "/work/sub/Code/de.lproj/Main.storyboard",
                        "/work/sub/Code/Base.lproj/Main.storyboard", "/work/sub/Code/en.lproj/Two.storyboard",
                        "/work/sub/Code/de.lproj/Two.storyboard",
                    ],
                    folders: [
                        SynchronizedFolder(
                            path: "/work/sub/Live", isMember: true, exceptions: ["a.swift", "m.swift"])
                    ],
                    dependencies: ["OTHER"])
            ],
            modules: ProjectModules(["App": .target("App")]))
        #expect(project == expected)
    }

    @Test(
        arguments: [
            (true, ["a.swift"], ["sub/b.swift", "sub/deep/c.swift", "de.lproj/M.storyboard"]),
            (true, ["sub"], ["a.swift", "de.lproj/M.storyboard"]),
            (true, ["sub/deep/c.swift"], ["a.swift", "sub/b.swift", "de.lproj/M.storyboard"]),
            (true, ["/Localized: M.storyboard"], ["a.swift", "sub/b.swift", "sub/deep/c.swift"]),
            (true, [], ["a.swift", "sub/b.swift", "sub/deep/c.swift", "de.lproj/M.storyboard"]),
            (false, ["a.swift", "none.swift"], ["a.swift"]),
            (false, [], []),
        ] as [(Bool, Set<String>, [String])])
    func `A synchronized folder has its members`(isMember: Bool, exceptions: Set<String>, members: [String]) {
        let folder = SynchronizedFolder(path: "/", isMember: isMember, exceptions: exceptions)
        let files = ["a.swift", "sub/b.swift", "sub/deep/c.swift", "de.lproj/M.storyboard"]
        #expect(folder.members(of: files) == members)
    }

    @Test func `A file of another target's folder can be a member`() throws {
        try ScratchFolder.with(fixture: "Understage") { folder in
            try folder.edit(
                "Understage.xcodeproj/project.pbxproj", "/* Begin PBXFileSystemSynchronizedRootGroup section */",
                """
                57A6E1FFFFFFFFFFFFFFFFFF = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                membershipExceptions = (Shared.swift); target = 57A6E1000000000000000002; };
                """)
            try folder.edit(
                "Understage.xcodeproj/project.pbxproj", "exceptions = (", "exceptions = (57A6E1FFFFFFFFFFFFFFFFFF,")
            try folder.write("let shared = 1\n", to: "Understage/Shared.swift")
            let sample = try SampleDiscovery().sample(at: folder.path, needsTests: true)
            #expect(
                sample.tests?.sources.map(\.path)
                    == [folder / "Understage/Shared.swift", folder / "UnderstageTests/UnderstageTests.swift"])
            #expect(
                sample.app.sources.map(\.path) == [
                    folder / "Understage/AppDelegate.swift", folder / "Understage/SceneDelegate.swift",
                    folder / "Understage/Screens/TrapRoomViewController.swift", folder / "Understage/Shared.swift",
                ])
        }
    }

    @Test(arguments: [
        ("/a", "b/c", "/a/b/c"), ("/a", "/b", "/b"), ("/a/b", "../c", "/a/c"), ("/a", "./b//c/", "/a/b/c"),
        ("/a", "../../b", "/b"), ("a", "../../b", "../b"), ("/a", "", "/a"),
    ])
    func `Paths are joined`(folder: String, path: String, expected: String) {
        #expect(Path.join(folder, path) == expected)
    }
}
