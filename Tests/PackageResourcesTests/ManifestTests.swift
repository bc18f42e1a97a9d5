import Foundation
import TestSupport
import Testing

@testable import Building

/// The package's manifest, compared with the folders and with what `understudy` compiles at run time.
struct ManifestTests {
    /// The manifest as SwiftPM reads it.
    struct Manifest: Decodable {
        struct Target: Decodable {
            struct Dependency: Decodable {
                var byName: [String?]?
            }

            struct Resource: Decodable {
                var path: String
            }

            struct Setting: Decodable {
                var kind: [String: [String: String]]
            }

            var name: String
            var type: String
            var path: String?
            var dependencies: [Dependency]
            var resources: [Resource]
            var settings: [Setting]

            /// The names of the targets of this package that it imports.
            var imports: [String] { dependencies.compactMap { $0.byName?.first ?? nil } }
            var features: [String] { settings.compactMap { $0.kind["enableUpcomingFeature"]?["_0"] } }
        }

        var targets: [Target]

        func target(_ name: String) throws -> Target {
            try #require(targets.first { $0.name == name }, "the manifest has no target \(name)")
        }
    }

    static let manifest = Task {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let dump = try await Program.run(
            "/usr/bin/env",
            [
                "swift", "package", "dump-package", "--package-path", Checkout.folder.path, "--scratch-path",
                scratch.path, "--ignore-lock",
            ])
        try #require(dump.status == 0, "\(dump.error)")
        return try JSONDecoder().decode(Manifest.self, from: Data(dump.output.utf8))
    }

    /// Folders in Sources that are not modules: a program in C that is built where it runs, and data.
    static let carried: Set = ["SandboxInit", "Catalog"]

    @Test func `The reference modules of the manifest are those that are compiled for samples`() async throws {
        let manifest = try await Self.manifest.value
        let modules = Set(manifest.targets.map(\.name))
        let resources = try manifest.target("PackageResources").resources.map(\.path)
        let names = resources.filter { $0.hasPrefix("Sources/") }.map { String($0.dropFirst("Sources/".count)) }
        #expect(names.filter(modules.contains) == ReferenceModules.catalog.map(\.name))
        for module in ReferenceModules.catalog {
            #expect(try manifest.target(module.name).imports == module.dependencies, "\(module.name)")
        }
    }

    @Test func `They are compiled with the manifest's settings`() async throws {
        let manifest = try await Self.manifest.value
        for module in ReferenceModules.catalog {
            #expect(try manifest.target(module.name).features == SwiftModuleFlags.upcomingFeatures, "\(module.name)")
        }
    }

    @Test func `A folder of Sources is a module`() async throws {
        let manifest = try await Self.manifest.value
        let folders = try FileManager.default.contentsOfDirectory(atPath: Checkout.path("Sources"))
        let modules = manifest.targets.filter { $0.type != "test" && $0.path?.hasPrefix("Tests/") != true }
        #expect(Set(folders).subtracting(Self.carried) == Set(modules.map(\.name)))
    }

    @Test func `A folder of tests has a module's name`() async throws {
        let manifest = try await Self.manifest.value
        let folders = try FileManager.default.contentsOfDirectory(atPath: Checkout.path("Tests"))
            .filter { $0.hasSuffix("Tests") }
        #expect(Set(folders) == Set(manifest.targets.filter { $0.type == "test" }.map(\.name)))
        let modules = Set(manifest.targets.filter { $0.type != "test" }.map(\.name))
        // Whole apps under the model do not belong to one module.
        let tested: [String] = folders.map { String($0.dropLast("Tests".count)) }
        #expect(Set(tested).subtracting(modules) == ["Model"])
    }

    @Test func `No test imports the program`() throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: Checkout.path("Tests"))
        let importing = try files.filter { $0.hasSuffix(".swift") }.filter { file in
            try String(contentsOfFile: Checkout.path("Tests/\(file)"), encoding: .utf8)
                .contains(/(?m)^(@testable )?import understudy$/)
        }
        #expect(importing == [])
    }

    @Test func `The tests that start processes run apart`() throws {
        let script = try String(contentsOfFile: Checkout.path("Tests/run"), encoding: .utf8)
        let apart = script.matches(of: /(?m)^(?:clocked|apart)=\(([^)]*)\)/).flatMap {
            $0.output.1.split(whereSeparator: \.isWhitespace)
        }
        let folders = try FileManager.default.contentsOfDirectory(atPath: Checkout.path("Tests"))
        let endToEnd = folders.filter {
            FileManager.default.fileExists(atPath: Checkout.path("Tests/\($0)/EndToEnd.swift"))
        }
        #expect(!endToEnd.isEmpty)
        #expect(Set(endToEnd).subtracting(apart.map(String.init)) == [])
    }

    @Test func `The suite of the tests that start processes is defined once`() throws {
        for folder in try FileManager.default.contentsOfDirectory(atPath: Checkout.path("Tests")) {
            let file = Checkout.path("Tests/\(folder)/EndToEnd.swift")
            guard FileManager.default.fileExists(atPath: file) else { continue }
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file) == "../EndToEnd.swift")
        }
    }
}
