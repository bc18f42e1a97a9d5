import Foundation
import TestSupport
import Testing

/// The layers of the page *Architecture*: what each is, and what it may import beside its own modules.
struct LayerTests {
    /// The layers from the lowest to the highest. A module is in one of them.
    enum Layer: String, CaseIterable {
        case model, app, foundations, views, samples, runs, knowledge, checks, site, application, commandLine

        var modules: Set<String> {
            switch self {
            case .model: ["Lifecycle"]
            case .app:
                [
                    "CProcess", "TestBundleInjection", "HostedTests", "ReferenceObjectiveC", "ReferenceUIKit",
                    "ReferenceUserNotifications", "ReferenceCombine", "ReferenceSwiftUI", "ReferenceCommonCrypto",
                    "ReferenceOS", "ReferenceOSLog",
                    "ReferenceAVFoundation", "ReferenceCoreData", "ReferenceCoreLocation", "ReferenceMapKit",
                    "ReferenceWebKit",
                ]
            case .foundations: ["Wording", "Confinement", "Storage", "PackageResources"]
            case .views: ["Callbacks", "Traces", "DeviceReports", "Pictures", "XcodeProjects"]
            case .samples: ["Samples", "Lowering", "Projects", "SampleReading", "Building", "CodeIntelligence"]
            case .runs: ["Simulator", "Runs"]
            case .knowledge: ["Bibliography", "Tutorials", "Techniques"]
            case .checks: ["Checks"]
            case .site: ["Playground"]
            case .application: ["Application"]
            case .commandLine: ["understudy"]
            }
        }

        /// The layers that it may import beside itself.
        var imports: Set<Layer> {
            switch self {
            case .model: []
            case .app, .foundations, .views: [.model, .foundations]
            case .samples: [.model, .foundations]
            case .runs: [.model, .foundations, .views, .samples]
            case .knowledge: [.model, .foundations, .views, .samples, .runs]
            case .checks, .site: [.model, .foundations, .views, .samples, .runs, .knowledge]
            case .application: Set(Layer.allCases).subtracting([.app, .commandLine])
            case .commandLine: Set(Layer.allCases).subtracting([.app])
            }
        }
    }

    /// The one module of the app's process whose code the program calls itself: SHA-256.
    private static let shared = "ReferenceCommonCrypto"

    @Test func `A module is in one layer and imports none above it`() async throws {
        let targets = try await ManifestTests.manifest.value.targets
            .filter { $0.type != "test" && $0.path?.hasPrefix("Tests/") != true }
        let placed = Layer.allCases.flatMap(\.modules)
        #expect(placed.sorted() == targets.map(\.name).sorted())
        for target in targets {
            let layer = try #require(Layer.allCases.first { $0.modules.contains(target.name) })
            let allowed = layer.imports.union([layer]).flatMap(\.modules) + [Self.shared]
            let above = target.imports.filter { !allowed.contains($0) }
            #expect(above == [], "\(target.name), of the layer \(layer), imports \(above)")
        }
    }

    /// The modules layer by layer, the highest first, each with those modules of this package that it imports and does not
    /// get by another of them.
    private static func drawing() async throws -> String {
        let manifest = try await ManifestTests.manifest.value
        func imports(_ name: String) throws -> Set<String> { Set(try manifest.target(name).imports) }
        func reached(_ name: String) throws -> Set<String> {
            try imports(name).reduce(into: []) { $0.formUnion(try reached($1).union([$1])) }
        }
        var lines: [String] = []
        for layer in Layer.allCases.reversed() {
            lines.append(layer.rawValue)
            // In the manifest's order, from the highest.
            for target in manifest.targets.reversed() where layer.modules.contains(target.name) {
                let own = try imports(target.name)
                let byOthers = try own.map(reached).reduce(into: Set<String>()) { $0.formUnion($1) }
                let arrows = own.subtracting(byOthers).sorted().joined(separator: ", ")
                lines.append("    " + target.name + (arrows.isEmpty ? "" : " -> " + arrows))
            }
        }
        return lines.joined(separator: "\n")
    }

    @Test func `The page draws the modules as the manifest has them`() async throws {
        let page = try String(
            contentsOfFile: Checkout.path("Documentation.docc/Contributing/Architecture.md"), encoding: .utf8)
        let drawing = try await Self.drawing()
        #expect(page.contains("```\n\(drawing)\n```"), "the page has to have:\n\(drawing)")
    }

    /// Views and foundations need no process and no sample.
    @Test func `A view imports nothing but events and wording`() async throws {
        let manifest = try await ManifestTests.manifest.value
        for name in Layer.views.modules {
            let allowed = Layer.views.modules.union(["Lifecycle", "Wording"])
            #expect(Set(try manifest.target(name).imports).subtracting(allowed) == [], "\(name)")
        }
    }

    /// Modules whose folders may use each other, with the reason.
    private static let mirrors = [
        "ReferenceUIKit": "UIKit's own classes know each other: a view its window, a window its scene.",
        "ReferenceSwiftUI": "SwiftUI's own types know each other: a scene its views, a view its environment.",
    ]

    @Test func `The folders of a module do not use each other in a circle`() throws {
        let sources = Checkout.folder.appending(path: "Sources")
        for module in try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted() {
            let folder = sources.appending(path: module)
            guard Self.mirrors[module] == nil else { continue }
            let circles = try FolderGraph(module: folder).circles
            #expect(circles == [], "in \(module)")
        }
    }

    @Test func `A circle is found, with the names that make it`() {
        let graph = FolderGraph([
            ("Cache", "struct Entry { var file: Files.Name }"),
            ("Files", "enum Files { struct Name {} }\nlet error = Fault(\"Entry\")"),
            ("Files", "// Entry\nprivate struct Entry2 {}\nfunc read() { Other.Entry.self; Cached().Entry }"),
            ("Errors", "struct Fault { init(_ text: String) { _ = Entry.self } }"),
            ("Reader", "let entry = Entry(file: .init())"),
        ])
        #expect(
            graph.circles == [
                "Cache uses Files of Files", "Errors uses Entry of Cache", "Files uses Fault of Errors",
            ])
    }
}
