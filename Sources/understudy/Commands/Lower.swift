internal import ArgumentParser
internal import Foundation
internal import Lowering
internal import Samples
internal import Storage

/// The command `understudy lower`, for people who work on the lowering.
///
/// It parses in this process, not in a confined reader, so that a debugger sees it.
struct Lower: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print what the compiler gets for Swift files, to debug the lowering.",
        discussion: """
            The files are lowered as one module. Their own lines come first and keep their numbers; generated lines \
            follow. Notes about what cannot work go to standard error.

              understudy lower Stage/AppDelegate.swift Stage/SceneDelegate.swift
              understudy lower StageTests/TestingAppDelegate.swift --tests --generated
            """,
        shouldDisplay: false)

    @Argument(help: "Swift files of one module.", completion: .file(extensions: ["swift"]))
    var files: [String]

    @Flag(help: "Lower them as a target of tests.")
    var tests = false

    @Flag(help: "Also print the file that the module gets in addition, with its table of classes.")
    var generated = false

    @Option(help: "The module's Swift language mode, 5 or 6.")
    var languageMode = "5"

    func run() throws {
        let sources = try files.map { path in
            SourceFile(path: path, text: String(decoding: try Self.contents(of: path), as: UTF8.self))
        }
        let target = Sample.Target(name: "Lowered", module: "Lowered", sources: sources, languageMode: languageMode)
        let lowered = LoweredTarget(lowering: target, role: tests ? .tests : .app)
        let printed = lowered.files + (generated ? [lowered.generated] : [])
        for file in printed {
            Terminal.write((printed.count > 1 ? "// \(file.path)\n" : "") + file.text)
        }
        for note in lowered.notes { Terminal.say("\(note)") }
    }

    private static func contents(of path: String) throws -> Data {
        do {
            return try PlainFile.read(path)
        } catch {
            throw ValidationError("\(path) cannot be read. Name a Swift file, not a folder or a project.")
        }
    }
}
