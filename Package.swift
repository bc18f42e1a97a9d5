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
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax.git", from: "603.0.1"),
        .package(url: "https://github.com/swiftlang/swift-subprocess.git", from: "1.0.2", traits: []),
        .package(url: "https://github.com/apple/swift-system.git", from: "1.8.1"),
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
    ],
    targets: [
        // The model.
        .target(name: "Lifecycle", swiftSettings: strict),
        .target(name: "TraceViews", dependencies: ["Lifecycle"], swiftSettings: strict),

        // What runs in an app's process.
        .target(name: "CProcess"),
        .target(name: "TestBundleInjection"),
        .target(name: "ReferenceObjectiveC", dependencies: ["CProcess"], swiftSettings: strict),
        .target(
            name: "ReferenceUIKit", dependencies: ["Lifecycle", "ReferenceObjectiveC", "CProcess"],
            swiftSettings: strict),
        .target(
            name: "HostedTests", dependencies: ["ReferenceUIKit", "ReferenceObjectiveC"], swiftSettings: strict),

        // What builds and runs an app.
        .target(
            name: "Samples",
            dependencies: [
                "Lifecycle",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            swiftSettings: strict),
        .target(
            name: "Simulator",
            dependencies: [
                "Lifecycle", "Samples",
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            swiftSettings: strict),
        .target(
            name: "CarriedSources",
            path: ".",
            exclude: [
                "README.md", "LICENSE", "Tests", "Sources/Samples", "Sources/Simulator", "Sources/TraceViews",
                "Sources/understudy",
            ],
            sources: ["Sources/CarriedSources"],
            resources: [
                .copy("Sources/Lifecycle"), .copy("Sources/CProcess"), .copy("Sources/TestBundleInjection"),
                .copy("Sources/ReferenceObjectiveC"), .copy("Sources/ReferenceUIKit"), .copy("Sources/HostedTests"),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "understudy",
            dependencies: [
                "Lifecycle", "Samples", "Simulator", "TraceViews", "CarriedSources",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),

        // Tests. The chain on real processes, the command line and the benchmarks take what the rest is made of.
        .testTarget(
            name: "SamplesTests",
            dependencies: [
                "Samples", "Lifecycle",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            swiftSettings: strict),
        .testTarget(name: "TraceViewsTests", dependencies: ["TraceViews", "Lifecycle"], swiftSettings: strict),
        .testTarget(name: "LifecycleTests", dependencies: ["Lifecycle"], swiftSettings: strict),
        .testTarget(
            name: "SimulatorTests",
            dependencies: [
                "Lifecycle", "Samples", "Simulator", "TraceViews", "CarriedSources", "understudy",
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Lifecycle", "Samples", "Simulator", "CarriedSources",
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            path: "Tests/Benchmarks",
            swiftSettings: strict),
    ]
)
