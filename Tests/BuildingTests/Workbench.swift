import Confinement
import Foundation
import TestSupport
import Testing

@testable import Building
@testable import Samples
@testable import Storage

/// A toolchain, a new cache and small stand-ins for the reference modules, for the tests of one suite.
struct Workbench: Sendable {
    var folder: String
    var toolchain: Toolchain
    var cache: BuildCache
    var reference: ReferenceModules
    var protection: Protection

    @TaskLocal static var current: Workbench?

    var builder: ModuleBuilder {
        ModuleBuilder(toolchain: toolchain, reference: reference, cache: cache, protection: protection)
    }

    static let modules = [
        ReferenceModule("Base"),
        ReferenceModule("Injection", language: .c),
        ReferenceModule("StandInUIKit", dependencies: ["Base"], standsFor: "UIKit"),
        ReferenceModule("Hosted", dependencies: ["StandInUIKit"], isLinkedIntoTests: true),
    ]

    static let sources = [
        "Base/Base.swift": """
        package import FoundationEssentials
        public struct Base { public init() {}; public var words: String { "UIKit stands in" } }
        package func size(_ data: Data) -> Int { data.count }
        """,
        "StandInUIKit/Inner/Application.swift": """
        @_exported public import Foundation
        internal import Base
        open class UIResponder: NSObject {}
        @MainActor public protocol UIApplicationDelegate: AnyObject { init(); func launched() }
        extension UIApplicationDelegate {
            public static func main() { print(Base().words); Self().launched() }
        }
        """,
        "Hosted/Hosted.swift": """
        internal import StandInUIKit
        @_cdecl("hosted") public func hosted() -> Int32 { 7 }
        """,
        "Injection/include/Injection.h": "void inject(void);\n",
        // Opens the bundle before main, as Understudy's own injection does, and runs its one entry.
        "Injection/Injection.c": """
        #include "Injection.h"
        #include <dlfcn.h>
        #include <stdio.h>
        #include <stdlib.h>
        __attribute__((constructor)) void inject(void) {
            if (getenv("BUNDLE") == NULL) return;
            void *bundle = dlopen(getenv("BUNDLE"), RTLD_NOW | RTLD_GLOBAL);
            if (bundle == NULL) { puts(dlerror()); exit(70); }
            ((void (*)(void))dlsym(bundle, "run_tests"))();
            printf("hosted: %d\\n", ((int (*)(void))dlsym(bundle, "hosted"))());
            fflush(stdout);
        }
        """,
    ]

    static func make(in folder: String) async throws -> Workbench {
        for (path, text) in sources { try Files.write(Array(text.utf8), to: "\(folder)/Sources/\(path)") }
        let cache = BuildCache(folder: folder + "/cache")
        let toolchain = try await Toolchain.find(environment: ProcessInfo.processInfo.environment, cache: cache)
        let reference = try await ReferenceModules.build(
            sources: folder + "/Sources", modules: modules, toolchain: toolchain, cache: cache)
        let carried = Checkout.path("Sources/SandboxInit")
        for name in Files.names(in: carried) {
            try Files.write(try Files.bytes("\(carried)/\(name)"), to: "\(folder)/Sources/SandboxInit/\(name)")
        }
        let sandboxInit = SandboxInitProgram(
            sources: folder + "/Sources/SandboxInit", toolchain: toolchain, cache: cache)
        return Workbench(
            folder: folder, toolchain: toolchain, cache: cache, reference: reference,
            protection: try await sandboxInit.protection())
    }

    /// Launches a product and returns what it prints.
    func run(_ product: Product) async throws -> String {
        let call = ToolCall(
            tool: "/usr/bin/env",
            arguments: ["LD_LIBRARY_PATH=\(product.libraryFolders.joined(separator: ":"))"]
                + (product.testBundle.map { ["BUNDLE=\($0)", "LD_PRELOAD=\(reference.library("Injection"))"] } ?? [])
                + [product.executable],
            workingDirectory: folder)
        return try await ToolRunner().run(call).output
    }
}

/// A trait that gives the tests of a suite one workbench.
struct AtWorkbench: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let folder = "/tmp/understudy-tests-" + Files.uniqueName()
        defer { Files.remove(folder) }
        try await Workbench.$current.withValue(try await Workbench.make(in: folder)) { try await function() }
    }
}

extension ModuleInput {
    /// Returns an app of two files. Each `name` is another app to the cache.
    static func app(_ name: String = "App", greeting: String = "Hello", extra: String = "") -> ModuleInput {
        ModuleInput(
            name: name,
            files: [
                SourceFile(
                    path: "/reader/\(name)/AppDelegate.swift",
                    text: """
                        import UIKit
                        @main
                        class AppDelegate: UIResponder, UIApplicationDelegate {
                            required override init() {}
                            func launched() { print(Model().greet("app"), #filePath, #line) }
                        }
                        """),
                SourceFile(
                    path: "/reader/\(name)/Model.swift",
                    text: "struct Model { func greet(_ name: String) -> String { \"\(greeting), \\(name)\" } }\n"
                        + extra),
            ])
    }

    static func tests(of app: String = "App", prints text: String = "test") -> ModuleInput {
        ModuleInput(
            name: "\(app)Tests",
            files: [
                SourceFile(
                    path: "/reader/\(app)Tests/Tests.swift",
                    text: """
                        @testable import \(app)
                        @_cdecl("run_tests") public func runTests() { print(Model().greet("\(text)"), #filePath) }
                        """)
            ])
    }
}

extension Product {
    /// The calls that were made, each as its tool, its output and the calls that it waited for.
    var summary: [String] {
        calls.map { call in
            let output = call.arguments.lastIndex { $0 == "-o" || $0 == "-emit-module-path" }
            let tool = call.tool.split(separator: "/").last ?? ""
            return "\(tool) \(output.map { call.arguments[$0 + 1] } ?? "nothing") after \(call.after)"
        }
    }
}
