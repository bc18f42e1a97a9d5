// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
    name: "understudy",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "understudy", targets: ["understudy"]),
        .library(name: "Lifecycle", targets: ["Lifecycle"]),
        .library(name: "ReferenceUIKit", targets: ["ReferenceUIKit"]),
        .library(name: "ReferenceSwiftUI", targets: ["ReferenceSwiftUI"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax.git", from: "603.0.1"),
        .package(url: "https://github.com/swiftlang/swift-subprocess.git", from: "1.0.2", traits: []),
        .package(url: "https://github.com/apple/swift-system.git", from: "1.8.1"),
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-docc-plugin.git", from: "1.5.0"),
        .package(url: "https://github.com/swiftlang/swift-docc-symbolkit.git", from: "1.0.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache.git", from: "2.1.1"),
        .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log.git", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.2"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.13.0"),
    ],
    targets: [
        // The model.
        .target(name: "Lifecycle", swiftSettings: strict),
        .target(name: "Traces", dependencies: ["Lifecycle"], swiftSettings: strict),

        // What runs in an app's process.
        .target(name: "CProcess"),
        .target(name: "TestBundleInjection"),
        .target(name: "ReferenceObjectiveC", dependencies: ["CProcess"], swiftSettings: strict),
        .target(
            name: "ReferenceUIKit", dependencies: ["Lifecycle", "ReferenceObjectiveC", "CProcess"],
            swiftSettings: strict),
        .target(name: "ReferenceCombine", swiftSettings: strict),
        .target(
            name: "ReferenceSwiftUI",
            dependencies: ["Lifecycle", "ReferenceObjectiveC", "ReferenceUIKit", "ReferenceCombine"],
            swiftSettings: strict),
        .target(name: "ReferenceCommonCrypto", swiftSettings: strict),
        .target(
            name: "HostedTests", dependencies: ["ReferenceUIKit", "ReferenceObjectiveC"], swiftSettings: strict),

        // What keeps a program that is started within its bounds.
        .target(
            name: "Confinement",
            dependencies: [
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            swiftSettings: strict),

        // What builds and runs an app.
        .target(
            name: "Samples",
            dependencies: [
                "Confinement", "Lifecycle",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            swiftSettings: strict),
        .target(
            name: "Simulator",
            dependencies: [
                "Confinement", "Lifecycle", "Samples",
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            swiftSettings: strict),
        .target(
            name: "PackageResources",
            path: ".",
            exclude: [
                "README.md", "LICENSE", "Tests", "Sources/Confinement", "Sources/Samples", "Sources/Simulator",
                "Sources/Traces",
                "Sources/understudy", "Sources/Tutorials", "Sources/Playground", "Sources/Techniques/Catalog",
                "Sources/Techniques/Choosing", "Sources/Techniques/Evidence", "Sources/Techniques/Matrix",
                "Sources/Techniques/Pages", "Sources/Techniques/Runs",
            ],
            sources: ["Sources/PackageResources"],
            resources: [
                .copy("Sources/SandboxInit"), .copy("Sources/Lifecycle"), .copy("Sources/CProcess"),
                .copy("Sources/TestBundleInjection"),
                .copy("Sources/ReferenceObjectiveC"), .copy("Sources/ReferenceUIKit"),
                .copy("Sources/ReferenceCombine"),
                .copy("Sources/ReferenceSwiftUI"), .copy("Sources/HostedTests"),
                .copy("Sources/ReferenceCommonCrypto"),
                .copy("Sources/Techniques/Code"), .copy("Sources/Techniques/Claims"), .copy("Documentation.docc"),
                .copy("Site"), .copy("Tests/Steps"),
            ],
            swiftSettings: strict),
        // The tutorials as data and as samples, the symbols and their pages.
        .target(
            name: "Tutorials",
            dependencies: [
                "Confinement", "Lifecycle", "Samples", "Traces",
                .product(name: "SymbolKit", package: "swift-docc-symbolkit"),
            ],
            swiftSettings: strict),
        // The published techniques: their code, and what comes of it in each setting.
        .target(
            name: "Techniques",
            dependencies: [
                "Lifecycle", "Samples", "Simulator", "Traces",
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            exclude: ["Code", "Claims"],
            swiftSettings: strict),
        // The site.
        .target(
            name: "Playground",
            dependencies: [
                "Confinement", "Lifecycle", "Samples", "Simulator", "Traces", "Tutorials", "Techniques",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Mustache", package: "swift-mustache"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "understudy",
            dependencies: [
                "Confinement", "Lifecycle", "Samples", "Simulator", "Traces", "PackageResources",
                "Tutorials", "Techniques", "Playground",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),

        // Tests. The chain on real processes, the command line and the benchmarks take what the rest is made of.
        .testTarget(
            name: "ConfinementTests",
            dependencies: [
                "Confinement",
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            swiftSettings: strict),
        .testTarget(
            name: "SamplesTests",
            dependencies: [
                "Confinement", "Samples", "Lifecycle", "DeviceWalks",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            swiftSettings: strict),
        .testTarget(
            name: "TracesTests", dependencies: ["Traces", "Lifecycle", "DeviceWalks"], swiftSettings: strict),
        .testTarget(
            name: "ReferenceCommonCryptoTests", dependencies: ["ReferenceCommonCrypto"], swiftSettings: strict),
        .target(
            name: "DeviceWalks", dependencies: ["Lifecycle"], path: "Tests/Walks/DeviceWalks", swiftSettings: strict),
        .executableTarget(
            name: "device-walks", dependencies: ["Lifecycle", "DeviceWalks"], path: "Tests/Walks/Program",
            swiftSettings: strict),
        .testTarget(name: "LifecycleTests", dependencies: ["Lifecycle", "DeviceWalks"], swiftSettings: strict),
        .executableTarget(
            name: "device-writer", dependencies: ["Lifecycle", "Simulator"], path: "Tests/DeviceWriter",
            swiftSettings: strict),
        .testTarget(
            name: "SimulatorTests",
            dependencies: [
                "device-writer",
                "Confinement", "Lifecycle", "Samples", "Simulator", "Traces", "PackageResources", "understudy",
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            swiftSettings: strict),
        .testTarget(
            name: "TechniquesTests",
            dependencies: ["Techniques", "Lifecycle", "Samples", "Simulator", "Traces", "PackageResources"],
            swiftSettings: strict),
        .testTarget(
            name: "TutorialsTests",
            dependencies: [
                "Confinement", "Tutorials", "Samples", "Lifecycle", "Simulator", "Traces",
                "PackageResources",
                "Techniques", "understudy", .product(name: "SymbolKit", package: "swift-docc-symbolkit"),
            ],
            swiftSettings: strict),
        .testTarget(
            name: "PlaygroundTests",
            dependencies: [
                "Confinement", "Playground", "Lifecycle", "Samples", "Simulator", "Tutorials", "Techniques",
                "DeviceWalks",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Confinement", "Lifecycle", "Samples", "Simulator", "PackageResources",
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            path: "Tests/Benchmarks",
            swiftSettings: strict),
    ]
)
