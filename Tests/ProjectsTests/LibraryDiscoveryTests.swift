import Foundation
import Lifecycle
import TestSupport
import Testing

@testable import Projects
@testable import Samples

/// The modules with sources that an app and its tests need.
@Suite struct LibraryDiscoveryTests {
    private static func library(
        _ name: String, _ files: [String], package: String? = nil, conditions: [String] = ["DEBUG"],
        isForTests: Bool = false, bundle: String? = nil
    ) throws -> Sample.Target {
        var target = Sample.Target(
            name: name, module: name, sources: try files.map { try Fixture.source("Ensemble/" + $0) },
            conditions: conditions)
        target.packageName = package
        target.isForTests = isForTests
        target.bundlePlace = bundle
        return target
    }

    @Test func `Frameworks and local packages come before what depends on them`() throws {
        let sample = try SampleDiscovery().sample(at: Fixture.path("Ensemble"), needsTests: true)
        #expect(
            sample.libraries == [
                try Self.library(
                    "Parts", ["Packages/Score/Sources/AllParts/Part.swift"], package: "score",
                    conditions: ["SWIFT_PACKAGE", "DEBUG"], bundle: "Score_Parts.bundle"),
                try Self.library(
                    "Score", ["Packages/Score/Sources/Score/Score.swift"], package: "score",
                    conditions: ["SWIFT_PACKAGE", "DEBUG", "ENGRAVED"], bundle: "Score_Score.bundle"),
                try Self.library(
                    "EnsembleKit", ["EnsembleKit/Players.swift", "EnsembleKit/SceneDelegate.swift"],
                    bundle: "Frameworks/EnsembleKit.framework"),
                try Self.library(
                    "EnsembleAids", ["EnsembleAids/Aids.swift"], isForTests: true,
                    bundle: "Frameworks/EnsembleAids.framework"),
            ])
        #expect(
            sample.targets.map(\.name) == [
                "Parts", "Score", "EnsembleKit", "Ensemble", "EnsembleAids", "EnsembleTests",
            ])
        #expect(sample.notes == [])
    }

    @Test func `A run needs no library of the tests`() throws {
        let sample = try SampleDiscovery().sample(at: Fixture.path("Ensemble"), needsTests: false)
        #expect(sample.libraries.map(\.name) == ["Parts", "Score", "EnsembleKit"])
    }

    @Test func `A library is built without what is not Swift`() throws {
        try ScratchFolder.with(fixture: "Ensemble") { folder in
            try folder.write("", to: "EnsembleKit/Old.m")
            let sample = try SampleDiscovery().sample(at: folder.path, needsTests: false)
            #expect(sample.libraries.map(\.name) == ["Parts", "Score", "EnsembleKit"])
            #expect(sample.foreignFiles.map(\.path) == [folder / "EnsembleKit/Old.m"])
        }
    }

    @Test func `A package that is not there is told`() throws {
        try ScratchFolder.with(fixture: "Ensemble") { folder in
            try folder.remove("Packages")
            let sample = try SampleDiscovery().sample(at: folder.path, needsTests: false)
            #expect(sample.libraries.map(\.name) == ["EnsembleKit"])
            #expect(
                sample.notes == [
                    """
                    \(folder / "Packages/Score"): The project names a local package here, and there is no \
                    Package.swift. For a submodule: git submodule update --init
                    """
                ])
        }
    }

    static let imports: [(String, Set<String>)] = [
        ("import UIKit\n@testable import Core\r\n", ["UIKit", "Core"]),
        ("public import struct Core.Item; import Other", ["Core"]),
        ("  @_exported import Core.Sub // why", ["Core"]),
        ("// import Core\nlet import = 1\nan import of Core", []),
        ("import", []), ("import class", ["class"]),
    ]

    @Test(arguments: imports) func `Imports are found in a text`(text: String, modules: Set<String>) {
        #expect(ImportedModules.names(in: text) == modules)
    }
}
