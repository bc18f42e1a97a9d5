import Foundation
import Samples
import TestSupport
import Testing

@testable import Building
@testable import CodeIntelligence
@testable import Wording

/// The toolchain's language server, asked about small apps that were lowered.
@Suite(.serialized, .timeLimit(.minutes(5))) struct LanguageServiceTests {
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
