// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "LibraryClient",
    dependencies: [.package(name: "understudy", path: "../..")],
    targets: [
        .testTarget(
            name: "LibraryClientTests",
            dependencies: [
                .product(name: "Lifecycle", package: "understudy"),
                .product(name: "ReferenceUIKit", package: "understudy"),
            ])
    ]
)
