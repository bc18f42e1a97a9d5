// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Score",
    products: [.library(name: "Score", targets: ["Score"])],
    dependencies: [.package(url: "https://github.com/apple/swift-collections", from: "1.0.0")],
    targets: [
        .target(name: "Score", dependencies: ["Parts"], swiftSettings: [.define("ENGRAVED")]),
        .target(name: "Parts", path: "Sources/AllParts", exclude: ["Sketches"]),
        .testTarget(name: "ScoreTests", dependencies: ["Score"]),
    ])
