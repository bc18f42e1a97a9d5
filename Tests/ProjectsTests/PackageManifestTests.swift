import Samples
import TestSupport
import Testing

@testable import Projects
@testable import Wording

/// A `Package.swift`, which is read and never run.
@Suite struct PackageManifestTests {
    private static func manifest(_ text: String) throws -> PackageManifest {
        try PackageManifest(text, folder: "/work/Feature")
    }

    @Test func `A manifest of literals is read whole`() throws {
        let text = """
            // swift-tools-version:6.0
            import PackageDescription

            let name = "Feature"
            let shared: [Target.Dependency] = ["Core", .target(name: "Models")]

            let package = Package(
                name: name,
                platforms: [.iOS(.v15)],
                products: [
                    .library(name: name, targets: [name]), .executable(name: "tool", targets: ["tool"]),
                    .library(name: "All", type: .static, targets: ["Feature", "Core"]),
                ],
                dependencies: [
                    .package(path: "../Shared"), .package(name: "Old", path: "../Old"),
                    .package(url: "https://example.org/Remote.git", from: "1.0.0"),
                ],
                targets: [
                    .target(
                        name: "Feature",
                        dependencies: shared + [.product(name: "Remote", package: "Remote"), .byName(name: "Shared"),
                            .target(name: "MacOnly", condition: .when(platforms: [.macOS]))],
                        path: "Code", exclude: ["Drafts", "README.md"], sources: ["Main"],
                        resources: [.process("Assets")],
                        swiftSettings: [
                            .define("FAST", .when(configuration: .release)), .define("TRACED"),
                            .enableUpcomingFeature("ExistentialAny"), .swiftLanguageMode(.v5),
                            .defaultIsolation(MainActor.self),
                        ]),
                    .target(name: "Core"), .testTarget(name: "CoreTests", dependencies: ["Core"]),
                    .binaryTarget(name: "Models", path: "Models.xcframework"),
                ])
            """
        var expected = PackageManifest(name: "Feature", folder: "/work/Feature")
        expected.products = ["Feature": ["Feature"], "All": ["Feature", "Core"]]
        expected.packages = ["/work/Shared", "/work/Old"]
        expected.remotes = ["https://example.org/Remote.git"]
        expected.languageMode = "6"
        var feature = PackageManifest.Target(name: "Feature", kind: .library)
        feature.path = "Code"
        feature.sources = ["Main"]
        feature.exclude = ["Drafts", "README.md"]
        feature.dependencies = [
            .named("Core"), .named("Models"), .product("Remote", package: "Remote"), .named("Shared"),
        ]
        feature.conditions = ["TRACED"]
        feature.releaseConditions = ["FAST", "TRACED"]
        feature.features = ["-enable-upcoming-feature", "ExistentialAny"]
        feature.languageMode = "5"
        feature.isOnMainActor = true
        feature.hasResources = true
        var tests = PackageManifest.Target(name: "CoreTests", kind: .tests)
        tests.dependencies = [.named("Core")]
        var models = PackageManifest.Target(name: "Models", kind: .other)
        models.path = "Models.xcframework"
        expected.targets = [feature, PackageManifest.Target(name: "Core", kind: .library), tests, models]
        #expect(try Self.manifest(text) == expected)
        #expect(expected.remoteProducts == ["Remote": .package("https://example.org/Remote.git")])
    }

    @Test func `A bare name that is no target's is a product of the package of that name`() throws {
        let manifest = try Self.manifest(
            """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "StageUI",
                dependencies: [
                    .package(url: "https://example.org/Kingfisher.git", from: "7.0.0"),
                    .package(url: "https://example.org/Core.git", from: "1.0.0"),
                ],
                targets: [.target(name: "Core"), .target(name: "StageUI", dependencies: ["Core", "Kingfisher", "Other"])])

            """)
        #expect(manifest.remoteProducts == ["Kingfisher": .package("https://example.org/Kingfisher.git")])
    }

    @Test func `What a manifest computes is not known`() throws {
        let manifest = try Self.manifest(
            """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "Feature",
                targets: [
                    .target(name: "Core"),
                    .target(name: "\\(prefix)Kit"),
                ] + extra())
            if true {
                package.targets.append(.target(name: "Late"))
            }
            """)
        #expect(manifest.targets == [PackageManifest.Target(name: "Core", kind: .library)])
        #expect(manifest.unknownLines == [7, 8, 9])
        #expect(
            manifest.note == """
                /work/Feature/Package.swift: Understudy reads a manifest and does not run it. What it computes is not \
                known (line 7, 8, 9).
                """)
    }

    @Test func `Constants that name each other end`() throws {
        let chain = (0..<60).map { "let a\($0) = [a\($0 + 1), a\($0 + 1)]" }.joined(separator: "\n")
        for text in ["let a = b\nlet b = a", chain + "\nlet a60 = 1\nlet a = a0"] {
            let manifest = try Self.manifest(text + "\nlet package = Package(name: \"P\", targets: a)")
            #expect(manifest.targets == [])
            #expect(!manifest.unknownLines.isEmpty)
        }
    }

    @Test(arguments: [
        "", "<<<<<<< HEAD", "let package = makePackage()", "import PackageDescription",
    ]) func `A manifest without a package is a mistake`(text: String) throws {
        let mistake = #expect(throws: Mistake.self) { try Self.manifest(text) }
        #expect(mistake?.place == "/work/Feature/Package.swift")
        #expect(mistake?.cure == "Resolve any merge conflict markers in it, and check it with: swift package describe")
    }

    @Test func `A build for release has its own conditions`() throws {
        let text = """
            let package = Package(name: "P", targets: [
                .target(name: "A", swiftSettings: [.define("FAST", .when(configuration: .release)), .define("ALL")])
            ])
            """
        try ScratchFolder.with(["Package.swift": text, "Sources/A/A.swift": ""]) { folder in
            let manifest = try PackageManifest(folder: folder.path)
            func conditions(_ isDebug: Bool) throws -> [String] {
                try manifest.libraryCandidates(isDebug: isDebug)[0].read().conditions
            }
            #expect(try conditions(true) == ["SWIFT_PACKAGE", "DEBUG", "ALL"])
            #expect(try conditions(false) == ["SWIFT_PACKAGE", "FAST", "ALL"])
        }
    }

    @Test func `A target's folder that is not there is told`() throws {
        try ScratchFolder.with(["Package.swift": "let package = Package(name: \"P\", targets: [.target(name: \"A\")])"])
        {
            folder in
            let candidates = try PackageManifest(folder: folder.path).libraryCandidates()
            #expect(candidates.map(\.name) == ["A"])
            #expect(throws: Mistake.missingPackageTarget("A", folder / "Sources/A", package: folder.path)) {
                _ = try candidates[0].read()
            }
        }
    }

    @Test func `Package.resolved names what is elsewhere, in both of its forms`() throws {
        let forms = [
            #"{"pins": [{"identity": "alamofire", "location": "https://github.com/Alamofire/Alamofire.git"}], "version": 2}"#,
            #"{"object": {"pins": [{"repositoryURL": "https://github.com/Alamofire/Alamofire.git"}]}, "version": 1}"#,
        ]
        for text in forms {
            try ScratchFolder.with(["Package.resolved": text]) { folder in
                let resolved = try ResolvedPackages(at: folder / "Package.resolved")
                #expect(resolved.origins == ["Alamofire": .package("https://github.com/Alamofire/Alamofire.git")])
            }
        }
        _ = try ScratchFolder.with(["Package.resolved": "<<<<<<< HEAD"]) { folder in
            #expect(throws: Mistake.unreadableResolvedPackages(folder / "Package.resolved", line: 1)) {
                _ = try ResolvedPackages(at: folder / "Package.resolved")
            }
        }
    }
}
