import Confinement
import Foundation
import TestSupport
import Testing

@testable import Building
@testable import CodeIntelligence
@testable import SampleReading
@testable import Samples
@testable import Storage

/// The apps that a language server is asked about, and what it leaves on the machine.
extension LanguageServiceTests {
    static let delegate = """
        import UIKit

        class AppDelegate: UIResponder, UIApplicationDelegate {
            /// Greets somebody, é 😀.
            @objc func greet(_ name: String) -> String { name }
            func more(_ windowCounter: UIWindow) {
                let name = "é😀"; windowCounter.isHidden = true; print(greet(name))
                perform(#selector(greet(_:)), with: name)
            }
        }
        """

    /// Returns an app as its files make it, lowered by nothing but the service.
    static func sample(
        _ name: String, _ delegate: String = Self.delegate, tests: String? = nil
    ) async throws -> Sample {
        var files = [
            "App/Info.plist": ReaderTrial.plist, "App/AppDelegate.swift": delegate,
            "App/main.swift": "import UIKit\nUIApplicationMain(0, CommandLine.unsafeArgv, nil, \"\")\n",
        ]
        files["AppTests/AppTests.swift"] = tests
        return try await LocalSampleReader().sample(
            of: SampleTexts(files, root: "/language/\(name)"), needsTests: tests != nil)
    }

    static func path(_ name: String, _ file: String = "App/AppDelegate.swift") -> String {
        "/language/\(name)/\(file)"
    }

    /// Returns the place of a piece of a text, `ahead` units into it.
    static func place(_ piece: String, in text: String, ahead: Int = 0) throws -> TextPlace {
        let start = try #require(text.range(of: piece)).lowerBound
        let before = TextLines(String(text[..<start])).lines
        return TextPlace(line: before.count - 1, column: (before.last?.count ?? 0) + ahead)
    }

    static func with<Value>(
        _ limits: LanguageLimits = LanguageLimits(), _ program: LanguageProgram? = nil,
        cache: String? = nil, _ ask: (LanguageService) async throws -> Value
    ) async throws -> Value {
        let shared = try await TestBuilder.shared.value
        var modules = shared.modules
        if let cache { modules.cache = BuildCache(folder: cache) }
        modules.protection = try await ReaderTrial.protection.value
        let service = LanguageService(
            builder: SampleBuilder(modules: modules), limits: limits, program: program)
        let result: Result<Value, any Error>
        do { result = .success(try await ask(service)) } catch { result = .failure(error) }
        await service.end()
        return try result.get()
    }

    /// Returns the processes of this program's servers: each has a home in this program's folder.
    static func processes() -> [Int32] {
        let home = "/work/understudy.\(ProcessInfo.processInfo.processIdentifier)-"
        return Disk.names(in: "/proc").compactMap { Int32($0) }.filter { process in
            guard ProcessTable.isAlive(process) else { return false }
            return ["cmdline", "environ"].contains { file in
                let bytes = FileHandle(forReadingAtPath: "/proc/\(process)/\(file)").flatMap { try? $0.readToEnd() }
                return bytes.map { String(decoding: $0, as: UTF8.self).contains(home) } ?? false
            }
        }
    }

    /// Returns the folders for outputs of processes.
    static func folders(_ cache: BuildCache) -> [String] {
        Files.names(in: cache.work).flatMap { Files.names(in: "\(cache.work)/\($0)") }
    }

    func until(_ holds: () async throws -> Bool) async throws {
        for _ in 0..<6000 {
            if try await holds() { return }
            try await Task.sleep(for: .milliseconds(10))
        }
        Issue.record("it did not happen in a minute")
    }

    /// Returns a program of the shell that speaks as a server does while it starts.
    ///
    /// It does something else on a question about files of others than ours.
    static func hostile(_ what: String) -> LanguageProgram {
        let words = """
            m() { printf 'Content-Length: %d\\r\\n\\r\\n%s' "${#1}" "$1"; }; r() { read a; read b; }
            f() { b=$(m "$1"); for i in 1 2 3 4 5 6 7 8 9 10; do b="$b$b"; done; while :; do printf '%s' "$b"; done; }
            r; m '{"id":1,"result":{}}'; r; r; r
            if [ ! -e m0/f2.swift ]; then m '{"id":2,"result":{"items":[]}}'; exec sleep 60; fi
            """
        return LanguageProgram(path: "/bin/sh", arguments: ["-c", words + "\n" + what, "hostile-language-server"])
    }
}
