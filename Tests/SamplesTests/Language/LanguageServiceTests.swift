import Confinement
import Foundation
import TestSupport
import Testing

@testable import Samples

/// The toolchain's language server, asked about small apps that were lowered.
@Suite(.serialized, .timeLimit(.minutes(5))) struct LanguageServiceTests {
    private static let delegate = """
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
    private static func sample(
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

    private static func path(_ name: String, _ file: String = "App/AppDelegate.swift") -> String {
        "/language/\(name)/\(file)"
    }

    /// Returns the place of a piece of a text, `ahead` units into it.
    private static func place(_ piece: String, in text: String, ahead: Int = 0) throws -> TextPlace {
        let start = try #require(text.range(of: piece)).lowerBound
        let before = TextLines(String(text[..<start])).lines
        return TextPlace(line: before.count - 1, column: (before.last?.count ?? 0) + ahead)
    }

    private static func with<Value>(
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
    private static func processes() -> [Int32] {
        let home = "/work/understudy.\(ProcessInfo.processInfo.processIdentifier)-"
        return Disk.names(in: "/proc").compactMap { Int32($0) }.filter { process in
            guard ProcessTable.isAlive(process) else { return false }
            return ["cmdline", "environ"].contains { file in
                let bytes = FileHandle(forReadingAtPath: "/proc/\(process)/\(file)").flatMap { try? $0.readToEnd() }
                return bytes.map { String(decoding: $0, as: UTF8.self).contains(home) } ?? false
            }
        }
    }

    @Test(arguments: ["\n", "\r\n"])
    func `A word's declaration and comment are told, also behind letters of several units`(lineBreak: String)
        async throws
    {
        let text = Self.delegate.replacing("\n", with: lineBreak)
        try await Self.with { service in
            let sample = try await Self.sample("hover", text)
            func hover(_ piece: String, ahead: Int = 0) async throws -> HoverText? {
                let place = try Self.place(piece, in: text, ahead: ahead)
                guard
                    case .hover(let hover) = try await service.answer(.hover(place), in: Self.path("hover"), of: sample)
                else { throw Unexpected("an answer to another question") }
                return hover
            }
            let window = try #require(try await hover("UIWindow", ahead: 3))
            #expect(window.declaration.hasSuffix("class UIWindow : UIView"))
            #expect(window.comment == "A view that contains the view of a view controller and belongs to a scene.")
            let place = try Self.place("UIWindow", in: text)
            #expect(
                window.span == TextSpan(place, TextPlace(line: place.line, column: place.column + 8)))
            let own = try #require(try await hover("greet(name)", ahead: 1))
            #expect(own.declaration.hasSuffix("func greet(_ name: String) -> String"))
            #expect(own.comment == "Greets somebody, é 😀.")
            #expect(own.span?.start == (try Self.place("greet(name)", in: text)))
            // Behind a word that was lowered, and in it.
            #expect(try await hover("greet(_ name", ahead: 1)?.comment == "Greets somebody, é 😀.")
            #expect(try await hover("#selector", ahead: 2) == nil)
            #expect(try await hover("import UIKit", ahead: 3) == nil)
            #expect(
                try await service.answer(
                    .hover(TextPlace(line: 900, column: 0)), in: Self.path("hover"), of: sample) == .hover(nil))
        }
        // The system ends what was in a namespace right after the namespace.
        try await until { Self.processes() == [] }
    }

    @Test func `What can be written is offered, and follows the text`() async throws {
        try await Self.with { service in
            func items(_ text: String, at piece: String) async throws -> Completions {
                let sample = try await Self.sample("completion", text)
                let place = try Self.place(piece, in: text, ahead: piece.utf16.count)
                guard
                    case .completions(let all) = try await service.answer(
                        .completion(place), in: Self.path("completion"), of: sample)
                else { throw Unexpected("an answer to another question") }
                return all
            }
            let member = "windowCounter."
            let all = try await items(
                Self.delegate.replacing("windowCounter.isHidden = true", with: member), at: member)
            let visible = try #require(all.items.first { $0.label == "makeKeyAndVisible()" })
            #expect(visible.text == "makeKeyAndVisible()" && visible.caret == 19 && visible.kind == .function)
            #expect(all.items.first { $0.label == "isHidden" }?.detail == "Bool")
            #expect(all.items.allSatisfy { $0.applies })
            let begun = "windowCounter.makeKeyA"
            let one = try await items(
                Self.delegate.replacing("windowCounter.isHidden = true", with: begun), at: begun)
            let first = try #require(one.items.first)
            #expect(first.label == "makeKeyAndVisible()")
            #expect(first.span.end.column - first.span.start.column == "makeKeyA".utf16.count)
            let names = try await items(
                Self.delegate.replacing("print(greet", with: "print(_"), at: "print(_")
            #expect(names.items.allSatisfy { $0.label.prefixMatch(of: /_classes|_s\d|understudy_/) == nil })
        }
    }

    @Test func `What the compiler would change is offered, where the texts agree`() async throws {
        try await Self.with { service in
            let text = Self.delegate.replacing("windowCounter.isHidden", with: "windowCountr.isHidden")
                .replacing("let name", with: "var name")
            let sample = try await Self.sample("fixes", text)
            guard case .fixes(let fixes) = try await service.answer(.fixes, in: Self.path("fixes"), of: sample) else {
                throw Unexpected("an answer to another question")
            }
            let typo = try #require(fixes.first { $0.title == "Replace 'windowCountr' with 'windowCounter'" })
            let place = try Self.place("windowCountr.", in: text)
            #expect(typo.place == place && typo.applies)
            #expect(
                typo.edits == [
                    TextEdit(
                        span: TextSpan(place, TextPlace(line: place.line, column: place.column + 12)),
                        text: "windowCounter")
                ])
            #expect(typo.message == "Cannot find 'windowCountr' in scope; did you mean 'windowCounter'?")
            #expect(fixes.allSatisfy { $0.edits.allSatisfy { $0.span.end.line < 11 } })

            let mended = text.replacing("windowCountr.", with: "windowCounter.")
            let answer = try await service.answer(
                .fixes, in: Self.path("fixes"), of: try await Self.sample("fixes", mended))
            guard case .fixes(let rest) = answer else { throw Unexpected("an answer to another question") }
            #expect(rest.map(\.title) == ["Replace 'var' with 'let'"])
        }
    }

    @Test func `Tests know the app's code as it is now, and the app goes on without that`() async throws {
        let tests = """
            import XCTest
            @testable import App
            final class AppTests: XCTestCase {
                func testIt() { print(AppDelegate().greet("é")) }
            }
            """
        try await Self.with { service in
            func declaration(_ delegate: String) async throws -> (declaration: String, comment: String) {
                let sample = try await Self.sample("tests", delegate, tests: tests)
                let place = try Self.place("greet", in: tests, ahead: 2)
                guard
                    case .hover(let hover) = try await service.answer(
                        .hover(place), in: Self.path("tests", "AppTests/AppTests.swift"), of: sample)
                else { throw Unexpected("an answer to another question") }
                return (hover?.declaration ?? "", hover?.comment ?? "")
            }
            let known1 = try await declaration(Self.delegate)
            #expect(known1.comment == "Greets somebody, é 😀.")
            #expect(known1.declaration.hasSuffix("func greet(_ name: String) -> String"))
            let other = Self.delegate.replacing("-> String { name }", with: "-> Int { 3 }")
                .replacing("print(greet(name))", with: "")
            let known2 = try await declaration(other)
            #expect(known2.declaration.hasSuffix("func greet(_ name: String) -> Int"))
            // What does not compile does not take away what is known.
            let wrong = other.replacing("-> Int { 3 }", with: "-> Nonesuch { 3 }")
            let known3 = try await declaration(wrong)
            #expect(known3.declaration.hasSuffix("func greet(_ name: String) -> Int"))
        }
    }

    @Test func `Tests know an app without the code that cannot be compiled, as a run does`() async throws {
        let app = Self.delegate.replacing("import UIKit", with: "import Alamofire\nimport UIKit")
            .replacing(
                "    func more(", with: "    func load(_ session: Session) -> DataRequest? { nil }\n    func more(")
        let tests = """
            import XCTest
            @testable import App
            final class AppTests: XCTestCase {
                func testIt() { print(AppDelegate().greet("é")) }
            }
            """
        try await Self.with { service in
            func declaration(_ tests: String, leavingOut: Bool) async throws -> String {
                let sample = try await Self.sample("left-out", app, tests: tests)
                let place = try Self.place("greet", in: tests, ahead: 2)
                guard
                    case .hover(let hover) = try await service.answer(
                        .hover(place), in: Self.path("left-out", "AppTests/AppTests.swift"), of: sample,
                        leavingOut: leavingOut)
                else { throw Unexpected("an answer to another question") }
                return hover?.declaration ?? ""
            }
            let strict = try await declaration(tests, leavingOut: false)
            #expect(strict == "")
            let known = try await declaration(tests, leavingOut: true)
            #expect(known.hasSuffix("func greet(_ name: String) -> String"))
            // What was left out is still known when the tests have other code.
            let later = try await declaration("// é\n" + tests, leavingOut: true)
            #expect(later == known)
            // The app itself is asked as it was written.
            let place = try Self.place("greet(name)", in: app, ahead: 1)
            guard
                case .hover(let own) = try await service.answer(
                    .hover(place), in: Self.path("left-out"),
                    of: try await Self.sample("left-out", app, tests: tests), leavingOut: true)
            else { throw Unexpected("an answer to another question") }
            #expect(own?.declaration.hasSuffix("func greet(_ name: String) -> String") == true)
        }
    }

    @Test(arguments: ["-o/../owned", "a b", "../a", ""])
    func `A name that cannot be a module's gets no server`(name: String) async throws {
        try await Self.with { service in
            var sample = try await Self.sample("names")
            sample.app.module = name
            await #expect(throws: Mistake.self) {
                try await service.answer(.fixes, in: Self.path("names"), of: sample)
            }
            #expect(await service.count == 0)
        }
    }

    // MARK: Their number and their end

    @Test func `The server that was used least recently gives way, and none is left`() async throws {
        var limits = LanguageLimits()
        limits.servers = 2
        try await Self.with(limits) { service in
            func ask(_ name: String) async throws {
                let place = try Self.place("UIWindow", in: Self.delegate)
                let answer = try await service.answer(
                    .hover(place), in: Self.path(name), of: try await Self.sample(name))
                #expect(answer != .hover(nil))
            }
            try await ask("one")
            try await ask("two")
            try await ask("one")
            let two = Set(Self.processes())
            try await ask("three")
            #expect(await service.count == 2)
            try await until { Self.processes().count == two.count }
            // The first is still there: it answers at once.
            let kept = Set(Self.processes()).intersection(two)
            try await ask("one")
            #expect(!kept.isEmpty && Set(Self.processes()).isSuperset(of: kept))
        }
        // The system ends what was in a namespace right after the namespace.
        try await until { Self.processes() == [] }
    }

    @Test func `A server that nobody asks ends, and the next question starts another`() async throws {
        let cache = try await TestBuilder.shared.value.modules.cache
        let before = Set(Self.folders(cache))
        var limits = LanguageLimits()
        limits.idle = .milliseconds(200)
        try await Self.with(limits) { service in
            let sample = try await Self.sample("idle")
            let place = try Self.place("UIWindow", in: Self.delegate)
            for _ in 0..<2 {
                #expect(try await service.answer(.hover(place), in: Self.path("idle"), of: sample) != .hover(nil))
                #expect(await service.count == 1)
                try await until { await service.count == 0 }
                try await until { Self.processes() == [] }
                try await until { Set(Self.folders(cache)).isSubset(of: before) }
            }
        }
    }

    /// Returns the folders for outputs of processes.
    private static func folders(_ cache: BuildCache) -> [String] {
        Files.names(in: cache.work).flatMap { Files.names(in: "\(cache.work)/\($0)") }
    }

    private func until(_ holds: () async throws -> Bool) async throws {
        for _ in 0..<6000 {
            if try await holds() { return }
            try await Task.sleep(for: .milliseconds(10))
        }
        Issue.record("it did not happen in a minute")
    }

    @Test func `A question that is given up leaves the server to the others`() async throws {
        let cache = "/tmp/understudy-tests-" + Files.uniqueName()
        defer { Files.remove(cache) }
        // It gets the question, the notice that nobody waits, and another question.
        let patient =
            #": > $HOME/asked; r; r; m '{"id":3,"result":{"contents":{"value":"still here"}}}'; exec sleep 60"#
        try await Self.with(LanguageLimits(), Self.hostile(patient), cache: cache) { service in
            let sample = try await Self.sample("given-up")
            let place = try Self.place("UIWindow", in: Self.delegate)
            let question = Task { try await service.answer(.hover(place), in: Self.path("given-up"), of: sample) }
            try await until { Self.hasAsked(in: cache) }
            question.cancel()
            await #expect(throws: CancellationError.self) { try await question.value }
            #expect(
                try await service.answer(.hover(place), in: Self.path("given-up"), of: sample)
                    == .hover(HoverText(declaration: "", comment: "still here")))
        }
    }

    /// Returns true if a server made the file that says that it got a question.
    private static func hasAsked(in cache: String) -> Bool {
        let work = BuildCache(folder: cache).work
        return Files.names(in: work).contains { process in
            Files.names(in: "\(work)/\(process)").contains { Files.exists("\(work)/\(process)/\($0)/home/asked") }
        }
    }

    @Test func `More questions than may wait are refused at once`() async throws {
        let cache = "/tmp/understudy-tests-" + Files.uniqueName()
        defer { Files.remove(cache) }
        var limits = LanguageLimits()
        limits.questions = 1
        try await Self.with(limits, Self.hostile(": > $HOME/asked; exec sleep 60"), cache: cache) { service in
            let place = try Self.place("UIWindow", in: Self.delegate)
            let first = try await Self.sample("busy")
            let question = Task { try await service.answer(.hover(place), in: Self.path("busy"), of: first) }
            try await until { Self.hasAsked(in: cache) }
            // Also about other code: what comes before the server's turn is work, too.
            let other = try await Self.sample("other")
            await #expect(throws: LanguageUnavailable.busy) {
                try await service.answer(.hover(place), in: Self.path("other"), of: other)
            }
            question.cancel()
            await #expect(throws: CancellationError.self) { try await question.value }
            #expect(await service.count == 1)
        }
    }

    @Test(arguments: [("sleep 0.5; exit 0", LanguageUnavailable.brokeOff), ("exec sleep 60", .late)])
    func `All that waited for a server that broke off are told so, and it counts once`(
        what: String, problem: LanguageUnavailable
    ) async throws {
        let cache = "/tmp/understudy-tests-" + Files.uniqueName()
        defer { Files.remove(cache) }
        var limits = LanguageLimits()
        limits.start = .seconds(2)
        limits.faults = 2
        try await Self.with(limits, Self.hostile(": > $HOME/asked; " + what), cache: cache) { service in
            let place = try Self.place("UIWindow", in: Self.delegate)
            let sample = try await Self.sample("several")
            @Sendable func ask() async throws {
                _ = try await service.answer(.hover(place), in: Self.path("several"), of: sample)
            }
            let questions = (0..<3).map { _ in Task { try await ask() } }
            for question in questions { await #expect(throws: problem) { try await question.value } }
            await #expect(throws: problem) { try await ask() }
            await #expect(throws: LanguageUnavailable.broken(2)) { try await ask() }
        }
    }

    @Test func `A filling that fails is no sample's fault, and is not tried without end`() async throws {
        let cache = "/tmp/understudy-tests-" + Files.uniqueName()
        defer { Files.remove(cache) }
        var limits = LanguageLimits()
        limits.faults = 1
        let program = LanguageProgram(path: "/bin/sh", arguments: ["-c", "exit 0"])
        try await Self.with(limits, program, cache: cache) { service in
            let sample = try await Self.sample("unfilled")
            for _ in 0..<2 {
                await #expect(throws: LanguageUnavailable.unprepared(1)) {
                    try await service.answer(.fixes, in: Self.path("unfilled"), of: sample)
                }
            }
            #expect(Self.folders(BuildCache(folder: cache)) == [])
        }
    }

    @Test func `The end of the service ends a filling that goes on`() async throws {
        let cache = "/tmp/understudy-tests-" + Files.uniqueName()
        defer { Files.remove(cache) }
        let program = LanguageProgram(path: "/bin/sh", arguments: ["-c", ": > $HOME/asked; exec sleep 60"])
        let clock = ContinuousClock()
        var began = clock.now
        try await Self.with(LanguageLimits(), program, cache: cache) { service in
            let sample = try await Self.sample("ended")
            let question = Task { try await service.answer(.fixes, in: Self.path("ended"), of: sample) }
            try await until { Self.hasAsked(in: cache) }
            began = clock.now
            await service.end()
            await #expect(throws: LanguageUnavailable.gaveWay) { try await question.value }
        }
        #expect(began.duration(to: clock.now) < .seconds(10))
        #expect(Self.folders(BuildCache(folder: cache)) == [])
    }

    // MARK: Hostile servers

    /// Returns a program of the shell that speaks as a server does while it starts.
    ///
    /// It does something else on a question about files of others than ours.
    private static func hostile(_ what: String) -> LanguageProgram {
        let words = """
            m() { printf 'Content-Length: %d\\r\\n\\r\\n%s' "${#1}" "$1"; }; r() { read a; read b; }
            f() { b=$(m "$1"); for i in 1 2 3 4 5 6 7 8 9 10; do b="$b$b"; done; while :; do printf '%s' "$b"; done; }
            r; m '{"id":1,"result":{}}'; r; r; r
            if [ ! -e m0/f2.swift ]; then m '{"id":2,"result":{"items":[]}}'; exec sleep 60; fi
            """
        return LanguageProgram(path: "/bin/sh", arguments: ["-c", words + "\n" + what, "hostile-language-server"])
    }

    @Test(
        .tried("A language server floods, lies, hangs or dies"),
        arguments: [
            ("exit 0", LanguageUnavailable.brokeOff), ("kill -9 $$", .brokeOff), ("exec sleep 60", .late),
            ("sleep 60 & exec sleep 60", .late), ("exec yes", .brokeOff), ("exec cat /dev/zero", .brokeOff),
            ("printf 'Content-Length: 99999999999\\r\\n\\r\\n'; exec cat /dev/zero", .brokeOff),
            ("printf 'Content-Length: 60000\\r\\n\\r\\n'; exec sleep 60", .late),
            ("m 'nonsense'; exec sleep 60", .brokeOff), ("m '[]'; exec sleep 60", .brokeOff),
            (#"f '{"method":"window/logMessage"}'"#, .brokeOff),
            (#"f '{"id":7,"method":"x"}'"#, .brokeOff),
            (#"m '{"id":3,"result":null}'; exec sleep 60"#, .late),
        ])
    func `A server that breaks off is said so, and is not started without end`(
        what: String, problem: LanguageUnavailable
    ) async throws {
        var limits = LanguageLimits()
        limits.start = .seconds(2)
        limits.answer = .seconds(2)
        limits.messageBytes = 64 << 10
        limits.faults = 2
        let cache = "/tmp/understudy-tests-" + Files.uniqueName()
        defer { Files.remove(cache) }
        try await Self.with(limits, Self.hostile(what), cache: cache) { service in
            let sample = try await Self.sample("hostile")
            let place = try Self.place("UIWindow", in: Self.delegate)
            func ask() async throws {
                _ = try await service.answer(.hover(place), in: Self.path("hostile"), of: sample)
            }
            for _ in 0..<2 { await #expect(throws: problem) { try await ask() } }
            let began = ContinuousClock.now
            await #expect(throws: LanguageUnavailable.broken(2)) { try await ask() }
            #expect(began.duration(to: .now) < .seconds(1))
        }
        try await until { ProcessTable.processes(with: "hostile-language-server") == [] }
        #expect(Self.folders(BuildCache(folder: cache)) == [])
    }

    @Test(arguments: [
        #"m '{"id":2,"error":{"code":-1,"message":"no"}}'"#, #"m '{"id":2,"result":null}'"#,
        #"m '{"id":2,"result":{"contents":3}}'"#, #"m '{"id":2,"result":[1,2]}'"#,
        #"m '{"id":2,"result":{"contents":{"value":"x"},"range":{"start":{"line":-1,"character":-9},"end":{"line":99999999999,"character":9}}}}'"#,
        #"m '{"id":2,"result":{"contents":{"value":""}}}'"#, #"m '{"id":9,"result":1}'; m '{"id":2}'"#,
    ])
    func `An answer that makes no sense is none`(what: String) async throws {
        let cache = "/tmp/understudy-tests-" + Files.uniqueName()
        defer { Files.remove(cache) }
        try await Self.with(LanguageLimits(), Self.hostile(what + "; exec sleep 60"), cache: cache) { service in
            let sample = try await Self.sample("senseless")
            let place = try Self.place("UIWindow", in: Self.delegate)
            #expect(try await service.answer(.hover(place), in: Self.path("senseless"), of: sample) == .hover(nil))
        }
    }

    @Test(
        .enabled { try await ReaderTrial.protection.value.hidesFiles },
        .tried("A language server writes to the cache, reads other code or opens a connection"))
    func `A server writes to its own folder alone, and reads no one else's`() async throws {
        let shared = try await TestBuilder.shared.value.modules
        let cache = "/tmp/understudy-tests-" + Files.uniqueName()
        defer { Files.remove(cache) }
        let other = cache + "/work/other"
        try Files.write(Array("secret".utf8), to: other)
        let answer =
            #"m "{\"id\":2,\"result\":{\"contents\":{\"value\":\"$said\"}}}"; exec sleep 60"#
        let probe = """
            said=''
            try() { if (eval "$2") >/dev/null 2>&1; then said="$said $1"; fi; }
            try own ': > $HOME/own'; try sources ': > own'; try cache ': > \(cache)/owned'; try headers ': > \(cache)/clang/owned'
            for folder in \(cache)/clang/*; do try compiled ": > $folder/owned"; done
            try reference ': > \(shared.reference.moduleFolder)/owned'; try read '[ -s \(other) ]'; try home '[ -e \(Checkout.path("Package.swift")) ]'
            try network 'exec 3<>/dev/tcp/127.0.0.1/1'; try work '[ -e \(cache)/sources ]'
            """
        try await Self.with(LanguageLimits(), Self.hostile(probe + "\n" + answer), cache: cache) { service in
            let sample = try await Self.sample("prober")
            let place = try Self.place("UIWindow", in: Self.delegate)
            guard case .hover(let hover) = try await service.answer(.hover(place), in: Self.path("prober"), of: sample)
            else { throw Unexpected("an answer to another question") }
            #expect(hover?.comment == "own")
        }
        #expect(!Files.names(in: cache).contains("owned") && !Files.names(in: cache + "/clang").contains("owned"))
    }

    @Test func `A toolchain without the program is said so`() async throws {
        let shared = try await TestBuilder.shared.value
        var modules = shared.modules
        modules.toolchain.compiler = "/nonesuch/bin/swift-frontend"
        let service = LanguageService(builder: SampleBuilder(modules: modules))
        #expect(service.absence == .absent)
        await #expect(throws: LanguageUnavailable.absent) {
            try await service.answer(.fixes, in: Self.path("none"), of: try await Self.sample("none"))
        }
    }
}
