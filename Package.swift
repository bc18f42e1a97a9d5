// swift-tools-version: 6.2
import PackageDescription

#if !os(Linux)
    #error("Understudy runs on Linux only. On a Mac, build it in a container, as README.md shows.")
#endif

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
]

/// A folder in `Sources`: a module with the same name. A folder `Tests/<name>Tests` holds its tests.
struct Module {
    var name: String
    var dependencies: [Target.Dependency]
    var exclude: [String]
    var isExecutable: Bool

    init(
        _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [], isExecutable: Bool = false
    ) {
        self.name = name
        self.dependencies = dependencies
        self.exclude = exclude
        self.isExecutable = isExecutable
    }

    var target: Target {
        isExecutable
            ? .executableTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
            : .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
    }
}

let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")
let system = Target.Dependency.product(name: "SystemPackage", package: "swift-system")
let swiftSyntax = Target.Dependency.product(name: "SwiftSyntax", package: "swift-syntax")
let swiftParser = Target.Dependency.product(name: "SwiftParser", package: "swift-syntax")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let symbolKit = Target.Dependency.product(name: "SymbolKit", package: "swift-docc-symbolkit")

/// The model, and what lives in an app's process. `understudy` compiles these once more, for the samples, so their
/// sources travel with it; `ReferenceModules.catalog` lists them for that, and a test compares the two lists.
let referenceModules = [
    Module("Lifecycle"),
    Module("CProcess"),
    Module("ReferenceObjectiveC", ["CProcess"]),
    Module("ReferenceUIKit", ["Lifecycle", "CProcess", "ReferenceObjectiveC"]),
    Module("HostedTests", ["CProcess", "ReferenceUIKit", "ReferenceObjectiveC"]),
    Module("TestBundleInjection"),
    Module("ReferenceCombine"),
    Module("ReferenceSwiftUI", ["Lifecycle", "ReferenceObjectiveC", "ReferenceUIKit", "ReferenceCombine"]),
    Module("ReferenceUserNotifications", ["ReferenceUIKit"]),
    Module("ReferenceCommonCrypto"),
    Module("ReferenceOS"),
    Module("ReferenceOSLog", ["ReferenceOS"]),
    Module("ReferenceAVFoundation"),
    Module("ReferenceCoreLocation", ["ReferenceUIKit"]),
    Module("ReferenceMapKit", ["ReferenceUIKit", "ReferenceCoreLocation"]),
    Module("ReferenceWebKit", ["ReferenceUIKit"]),
    Module("ReferenceCoreData", ["Lifecycle", "ReferenceObjectiveC", "ReferenceUIKit"]),
]

/// The modules that build, run and show. A module imports those above it.
let modules = [
    Module("Wording"),
    Module("Callbacks", ["Wording", swiftSyntax, swiftParser]),
    Module("Traces", ["Lifecycle", "Wording"]),
    Module("Confinement", [subprocess, system]),
    Module("Storage", ["ReferenceCommonCrypto", "Wording"]),
    Module("Samples", ["Lifecycle", "Wording"]),
    Module("Lowering", ["Lifecycle", "Wording", "Storage", "Samples", swiftSyntax, swiftParser]),
    Module("Projects", ["Lifecycle", "Wording", "Storage", "Samples", "Lowering", swiftSyntax, swiftParser, yams]),
    Module("SampleReading", ["Wording", "Confinement", "Storage", "Samples", "Lowering", "Projects"]),
    Module("Building", ["Lifecycle", "Wording", "Confinement", "Storage", "Samples", "Lowering", "SampleReading"]),
    Module(
        "CodeIntelligence",
        ["Wording", "Confinement", "Storage", "Samples", "Lowering", "Projects", "SampleReading", "Building"]),
    Module("Simulator", ["Lifecycle", "Wording", "Confinement", "Storage", "Samples", system]),
    Module("Runs", ["Lifecycle", "Wording", "Traces", "Confinement", "Samples", "Lowering", "Building", "Simulator"]),
    Module(
        "Checks",
        [
            "Lifecycle", "Wording", "Traces", "Confinement", "Storage", "Samples", "Lowering", "Projects", "Simulator",
            "Runs",
        ]),
    Module("DeviceReports", ["Lifecycle", "Wording", "Traces"]),
    Module("Bibliography", ["Lifecycle", "Wording"]),
    Module("Pictures", ["Lifecycle", "Traces"]),
    Module("XcodeProjects", ["Wording"]),
    Module(
        "Tutorials",
        [
            "Lifecycle", "Wording", "Traces", "Confinement", "Storage", "Samples", "Lowering", "Projects", "Building",
            "DeviceReports", "Bibliography", "XcodeProjects", symbolKit,
        ]),
    Module(
        "Techniques",
        [
            "Lifecycle", "Wording", "Traces", "Confinement", "Storage", "Samples", "Lowering", "Projects", "Building",
            "Simulator", "Runs", "DeviceReports", "Bibliography",
        ]),
    Module(
        "Playground",
        [
            "ReferenceCommonCrypto", "Lifecycle", "Wording", "Traces", "Confinement", "Storage", "Samples", "Lowering",
            "SampleReading", "Building", "CodeIntelligence", "Simulator", "Runs", "Bibliography", "XcodeProjects",
            "Tutorials", "Techniques", .product(name: "Hummingbird", package: "hummingbird"),
            .product(name: "HummingbirdCore", package: "hummingbird"),
            .product(name: "Mustache", package: "swift-mustache"),
            .product(name: "HTTPTypes", package: "swift-http-types"), .product(name: "Logging", package: "swift-log"),
            .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOEmbedded", package: "swift-nio"),
            .product(name: "NIOHTTP1", package: "swift-nio"),
            .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
            .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
            .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            .product(name: "UnixSignals", package: "swift-service-lifecycle"),
        ]),
    Module(
        "Application",
        [
            "Lifecycle", "Wording", "Callbacks", "Traces", "Confinement", "Storage", "Samples", "Lowering", "Projects",
            "SampleReading", "Building", "Simulator", "Runs", "Checks", "DeviceReports", "Bibliography", "Pictures",
            "XcodeProjects", "Tutorials", "Techniques", "Playground", "PackageResources", argumentParser,
        ]),
    Module(
        "understudy",
        [
            "Lifecycle", "Wording", "Traces", "Confinement", "Storage", "Samples", "Lowering", "Projects",
            "SampleReading", "Building", "Simulator", "Runs", "Checks", "DeviceReports", "XcodeProjects", "Tutorials",
            "Techniques", "Playground", "Application", argumentParser,
        ], isExecutable: true),
]

/// Folders that travel with the program beside the reference modules.
let carried = [
    "Sources/SandboxInit", "Sources/Catalog", "Documentation.docc", "Site", "Tests/Recorded",
]

let resources = Target.target(
    name: "PackageResources",
    path: ".",
    exclude: ["README.md", "LICENSE", "Tests"] + modules.map { "Sources/\($0.name)" },
    sources: ["Sources/PackageResources"],
    resources: (referenceModules.map { "Sources/\($0.name)" } + carried).map { .copy($0) },
    swiftSettings: strict)

/// The tests of a module, in the folder with its name. `apart` in Tests/run lists those that start processes.
func tests(of module: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: "\(module)Tests", dependencies: dependencies, swiftSettings: strict)
}

let tests: [Target] = [
    tests(of: "Lifecycle", ["Lifecycle", "DeviceWalks"]),
    tests(of: "Callbacks", ["Lifecycle", "Callbacks", "PackageResources"]),
    tests(of: "ReferenceObjectiveC", ["Lifecycle", "Wording", "Building", "TestSupport"]),
    tests(
        of: "ReferenceUIKit",
        [
            "Lifecycle", "Wording", "Callbacks", "Samples", "Building", "Simulator", "PackageResources",
            "ReferenceSurface", "TestSupport",
        ]),
    tests(of: "ReferenceSwiftUI", ["Lifecycle", "Wording", "Samples", "Projects", "Building", "TestSupport"]),
    tests(of: "ReferenceCommonCrypto", ["ReferenceCommonCrypto"]),
    tests(of: "HostedTests", ["Lifecycle", "Samples", "Building", "Simulator", "TestSupport"]),
    // No module's alone: whole apps under the model, their traces compared with published logs and with each rule.
    tests(of: "Model", ["Lifecycle", "Samples", "Simulator", "Bibliography", "PackageResources", "TestSupport"]),
    tests(of: "DeviceReports", ["Lifecycle", "Wording", "DeviceReports"]),
    tests(of: "Bibliography", ["Lifecycle", "Wording", "Bibliography", "PackageResources"]),
    tests(of: "Runs", ["Lifecycle", "Samples", "Lowering", "Runs", "TestSupport"]),
    tests(
        of: "Checks",
        [
            "Lifecycle", "Wording", "Traces", "Samples", "Lowering", "Projects", "Runs", "Checks", "XcodeProjects",
            "PackageResources", "TestSupport", yams,
        ]),
    tests(of: "Traces", ["Lifecycle", "Wording", "Traces", "DeviceWalks"]),
    tests(of: "Pictures", ["Lifecycle", "Pictures", "TestSupport"]),
    tests(of: "Wording", ["Wording", "TestSupport"]),
    tests(of: "PackageResources", ["Building", "TestSupport", swiftSyntax, swiftParser]),
    tests(of: "XcodeProjects", ["XcodeProjects", "TestSupport"]),
    tests(of: "Confinement", ["Confinement", "TestSupport", subprocess, system]),
    tests(of: "Storage", ["Storage", "Samples", "Projects", "TestSupport"]),
    tests(of: "Samples", ["Wording", "Samples"]),
    tests(
        of: "Lowering",
        ["Lifecycle", "Wording", "Samples", "Lowering", "Building", "TestSupport", swiftSyntax, swiftParser]),
    tests(
        of: "Projects",
        [
            "Lifecycle", "Wording", "Storage", "Samples", "Lowering", "Projects", "SampleReading", "HostileFileCases",
            "TestSupport",
        ]),
    tests(
        of: "SampleReading",
        [
            "Wording", "Confinement", "Storage", "Samples", "Lowering", "Projects", "SampleReading", "DeviceWalks",
            "TestSupport", swiftSyntax, swiftParser,
        ]),
    tests(
        of: "Building",
        ["Lifecycle", "Wording", "Confinement", "Storage", "Samples", "Building", "DeviceWalks", "TestSupport"]),
    tests(
        of: "CodeIntelligence",
        [
            "Wording", "Confinement", "Storage", "Samples", "SampleReading", "Building", "CodeIntelligence",
            "TestSupport",
        ]),
    tests(
        of: "Simulator",
        [
            "Lifecycle", "Wording", "Traces", "Confinement", "Samples", "Projects", "Building", "Simulator", "Runs",
            "Techniques", "Promises", "LeavingOutMutations", "TestSupport", "device-writer", system,
        ]),
    tests(
        of: "Tutorials",
        [
            "Lifecycle", "Wording", "Traces", "Confinement", "Storage", "Samples", "Building", "Simulator", "Runs",
            "Bibliography", "XcodeProjects", "Tutorials", "Techniques", "Application", "PackageResources",
            "TestSupport", symbolKit,
        ]),
    tests(
        of: "Techniques",
        [
            "ReferenceCommonCrypto", "Lifecycle", "Wording", "Traces", "Storage", "Samples", "Lowering", "Projects",
            "Building", "Simulator", "Runs", "Bibliography", "Techniques", "PackageResources", "TestSupport",
        ]),
    tests(
        of: "Playground",
        [
            "ReferenceCommonCrypto", "Lifecycle", "Wording", "Traces", "Confinement", "Storage", "Samples",
            "SampleReading", "Building", "CodeIntelligence", "Simulator", "Runs", "XcodeProjects", "Tutorials",
            "Techniques", "Playground", "PackageResources", "Promises", "DeviceWalks", "TestSupport",
            .product(name: "Hummingbird", package: "hummingbird"),
            .product(name: "HTTPTypes", package: "swift-http-types"), .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOEmbedded", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
            .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "Logging", package: "swift-log"),
            .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        ]),
    tests(
        of: "Application",
        [
            "Lifecycle", "Wording", "Confinement", "Traces", "Samples", "Projects", "SampleReading", "Simulator",
            "Runs",
            "Checks", "DeviceReports", "Bibliography", "XcodeProjects", "Tutorials", "Techniques", "Playground",
            "Application",
            "PackageResources", "TestSupport", argumentParser, yams,
        ]),
    // These run the program, which no test imports.
    tests(of: "understudy", ["Lifecycle", "Traces", "PackageResources", "TestSupport"]),

    // What tests share, and the programs that they start. DeviceWalks is apart, because a program uses it that is
    // built for release.
    .target(
        name: "TestSupport",
        dependencies: [
            "Lifecycle", "Wording", "Traces", "Confinement", "Storage", "Samples", "Lowering", "Projects",
            "SampleReading", "Building", "Simulator", "Runs", "Techniques", "PackageResources", "Promises", subprocess,
            system,
        ],
        path: "Tests/TestSupport", swiftSettings: strict),
    .target(
        name: "Promises",
        dependencies: ["Techniques"], path: "Tests/Promises", swiftSettings: strict),
    .target(
        name: "DeviceWalks",
        dependencies: ["Lifecycle"], path: "Tests/Walks/DeviceWalks", swiftSettings: strict),
    .executableTarget(
        name: "device-walks",
        dependencies: ["Lifecycle", "DeviceWalks"], path: "Tests/Walks/Program",
        swiftSettings: strict),
    .target(
        name: "LeavingOutMutations",
        dependencies: ["Lifecycle", "Wording", "Samples", "Building", "Runs", swiftSyntax, swiftParser],
        path: "Tests/LeavingOut/Mutations", swiftSettings: strict),
    .executableTarget(
        name: "leaving-out",
        dependencies: ["Lifecycle", "Samples", "Projects", "Building", "PackageResources", "LeavingOutMutations"],
        path: "Tests/LeavingOut/Program", swiftSettings: strict),
    .target(
        name: "ReferenceSurface",
        dependencies: [swiftSyntax, swiftParser], path: "Tests/ReferenceSurface/Names",
        swiftSettings: strict),
    .executableTarget(
        name: "reference-surface",
        dependencies: ["ReferenceSurface"], path: "Tests/ReferenceSurface/Program",
        swiftSettings: strict),
    .target(
        name: "HostileFileCases",
        dependencies: [
            "Lifecycle", "Wording", "Traces", "Samples", "Projects", "SampleReading", "Simulator", "Runs", "Playground",
            "DeviceWalks",
        ],
        path: "Tests/HostileFiles/Cases", swiftSettings: strict),
    .executableTarget(
        name: "hostile-files",
        dependencies: ["SampleReading", "Techniques", "Promises", "HostileFileCases"],
        path: "Tests/HostileFiles/Program", swiftSettings: strict),
    .executableTarget(
        name: "device-writer",
        dependencies: ["Lifecycle", "Simulator"], path: "Tests/DeviceWriter",
        swiftSettings: strict),
    .executableTarget(
        name: "Benchmarks",
        dependencies: [
            "Lifecycle", "Samples", "Lowering", "SampleReading", "Building", "Simulator", "Runs", "PackageResources",
            subprocess, system,
        ],
        path: "Tests/Benchmarks",
        swiftSettings: strict),
]

let package = Package(
    name: "understudy",
    products: [
        .executable(name: "understudy", targets: ["understudy"]),
        .library(name: "Lifecycle", targets: ["Lifecycle"]),
        .library(name: "ReferenceUIKit", targets: ["ReferenceUIKit"]),
    ],
    // Exact, because the project keeps no lock file: see Decisions in the documentation.
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax.git", exact: "603.0.1"),
        .package(url: "https://github.com/swiftlang/swift-subprocess.git", exact: "1.0.2", traits: []),
        .package(url: "https://github.com/apple/swift-system.git", exact: "1.8.1"),
        .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-docc-plugin.git", exact: "1.5.0"),
        .package(url: "https://github.com/swiftlang/swift-docc-symbolkit.git", exact: "1.0.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird.git", exact: "2.28.1"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache.git", exact: "2.1.1"),
        .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio.git", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras.git", exact: "1.35.2"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", exact: "2.13.0"),
        .package(url: "https://github.com/jpsim/Yams.git", exact: "6.2.2"),
    ],
    targets: (referenceModules + modules).map(\.target) + [resources] + tests
)
