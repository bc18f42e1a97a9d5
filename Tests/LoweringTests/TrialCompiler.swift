import Foundation
import Lowering
import Samples
import TestSupport

/// A folder with the modules that lowered code imports, and the compiler.
struct TrialCompiler {
    let folder: URL
    /// The objects that an executable is linked with.
    private(set) var objects = ["ReferenceObjectiveC.o", "ReferenceUIKit.o"]

    /// Builds ReferenceObjectiveC from its own sources, and a little UIKit beside it.
    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "understudy-lowering-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let process = Self.sources.appending(path: "CProcess")
        _ = try write(
            [
                SourceFile(
                    path: "module.modulemap",
                    text: "module CProcess { header \"\(process.path)/include/CProcess.h\" export * }")
            ], in: "CProcess")
        let code = try Self.files(in: process, ending: ".c")
        let messages = try run(
            URL(filePath: "/usr/bin/env"), ["clang", "-c", "-fPIC", "-I", "\(process.path)/include"] + code)
        guard messages.status == 0 else { throw Failure(messages: messages.all) }
        objects += code.map { URL(filePath: $0).deletingPathExtension().lastPathComponent + ".o" }
        try build(
            "ReferenceObjectiveC",
            Self.files(in: Self.sources.appending(path: "ReferenceObjectiveC"), ending: ".swift"))
        let foundation = try Self.files(
            in: Self.sources.appending(path: "ReferenceUIKit/Foundation"), ending: ".swift"
        ).filter { Self.ofFoundation.contains(URL(filePath: $0).lastPathComponent) }
        try build(
            "ReferenceUIKit",
            write([SourceFile(path: "UIKit.swift", text: littleUIKit)], in: "UIKit") + foundation)
    }

    /// The files of the reference module that need nothing but Linux's Foundation.
    private static let ofFoundation = [
        "NSCondition.swift", "NSLock.swift", "NSMutableDictionary+keys.swift", "NSRecursiveLock.swift",
    ]

    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    private func build(_ module: String, _ arguments: [String]) throws {
        let messages = try compile(
            ["-wmo", "-parse-as-library", "-c", "-o", "\(module).o", "-emit-module", "-emit-module-path"]
                + [
                    "\(module).swiftmodule", "-module-name", module, "-swift-version", "6", "-package-name",
                    "understudy",
                ]
                + arguments)
        guard messages.isEmpty else { throw Failure(messages: messages) }
    }

    /// Writes a lowered target's files and returns their paths.
    func write(_ target: LoweredTarget, in name: String) throws -> [String] {
        try write(target.files + [target.generated], in: name)
    }

    private func write(_ files: [SourceFile], in name: String) throws -> [String] {
        let folder = folder.appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try files.map { file in
            let url = folder.appending(path: URL(filePath: file.path).lastPathComponent)
            try file.text.write(to: url, atomically: true, encoding: .utf8)
            return url.path
        }
    }

    /// Returns the compiler's messages; empty if there are none.
    func compile(_ arguments: [String]) throws -> String {
        try run(
            URL(filePath: "/usr/bin/env"),
            ["swiftc", "-I", folder.path, "-I", "\(folder.path)/CProcess", "-diagnostic-style", "llvm"]
                + ["-module-cache-path", "\(folder.path)/cache"]
                + arguments
        ).all
    }

    /// Runs a program of the folder and returns its output, errors among it.
    func run(_ program: String) throws -> (all: String, status: Int32) {
        try run(folder.appending(path: program), [])
    }

    private func run(_ program: URL, _ arguments: [String]) throws -> (all: String, status: Int32) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }

    struct Failure: Error {
        var messages: String
    }

    private static let sources = Checkout.folder.appending(path: "Sources")

    private static func files(in folder: URL, ending: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(ending) }.sorted()
            .map { folder.appending(path: $0).path }
    }
}

private let littleUIKit = """
    @_exported import Foundation
    @_exported import ReferenceObjectiveC

    @preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {}
    @preconcurrency @MainActor public protocol UIWindowSceneDelegate: AnyObject {}
    @preconcurrency @MainActor open class UIResponder: NSObject {}
    @preconcurrency @MainActor open class UIApplication: UIResponder {
        public struct LaunchOptionsKey: Hashable, Sendable {}
        public struct OpenURLOptionsKey: Hashable, Sendable {}
    }
    @preconcurrency @MainActor open class UIWindow: UIResponder {}
    @preconcurrency @MainActor open class UIViewController: UIResponder {
        public init(nibName: String?, bundle: Bundle?) {}
        public required init?(coder: NSCoder) {}
        open func viewDidLoad() {}
        open func viewWillAppear(_ animated: Bool) {}
    }
    @preconcurrency @MainActor open class UIScene: UIResponder {
        public final class ConnectionOptions {}
    }
    @preconcurrency @MainActor public final class UIWindowScene: UIScene {}
    @preconcurrency @MainActor public final class UISceneSession: NSObject {
        public let role = "application"
    }
    @preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
        public init(name: String?, sessionRole: String) {}
    }
    open class NSUserActivity: NSObject {}
    """
