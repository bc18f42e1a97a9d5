import Foundation
import Lifecycle
import Samples
import Synchronization
import TestSupport
import Testing

@testable import Building
@testable import Lowering

/// After an edit of a large app, what was left out before is left out at once, if the edit cannot change it.
struct EarlierReductionTests {
    /// Builds an app of 60 files, one of which needs a module that is not here, and returns the reduction and whether it
    /// was looked for.
    private struct App {
        var texts: [String]
        let builder: SampleBuilder

        init(_ builder: SampleBuilder) {
            self.builder = builder
            texts = (0..<60).map { number in
                "import UIKit\nprivate let own = 1\nfunc number\(number)() -> Int { \(number == 0 ? "0" : "number\(number - 1)()") + own }\n"
            }
            // Another app than that of earlier runs of the test.
            texts[0] += "let marker = \"\(UUID().uuidString)\"\n"
            texts[1] = """
                import UIKit
                @main class AppDelegate: UIResponder, UIApplicationDelegate {}
                func number1() -> Int { number0() }

                """
            texts[5] += "func thing() -> Thing { Thing() }\n"
            texts[6] += "import Absent\nlet remote = Remote()\n"
        }

        func build() async throws -> (reduction: Reduction, wasLookedFor: Bool) {
            var sample = ReaderTrial.honest
            sample.app.sources = texts.enumerated().map {
                SourceFile(path: "/App/File\($0.offset).swift", text: $0.element)
            }
            let rounds = Mutex(0)
            let build = try await builder.build(sample, leavingOut: true) { progress in
                if case .leavingOut = progress { rounds.withLock { $0 += 1 } }
            }
            return (build.reduction, rounds.withLock(\.self) > 0)
        }

        /// The reduction of a build that knows of no earlier one: the files have other names to it.
        func fromNothing() async throws -> [String: [Cut]] {
            var other = self
            other.texts[0] += "// \(UUID().uuidString)\n"
            // An edit of a file of which something is left out makes the builder begin with nothing.
            other.texts[6] += "// \(UUID().uuidString)\n"
            let (reduction, wasLookedFor) = try await other.build()
            #expect(wasLookedFor)
            return reduction.cuts
        }
    }

    @Test func `An edit that changes nothing for others leaves out the same at once`() async throws {
        var app = App(try await TestBuilder.shared.value)
        let first = try await app.build()
        #expect(first.wasLookedFor)
        #expect(first.reduction.cuts.keys.sorted() == ["/App/File5.swift", "/App/File6.swift"])

        app.texts[30].replace("+ own", with: "+ own + 1")
        let body = try await app.build()
        #expect(!body.wasLookedFor)
        #expect(body.reduction == first.reduction)
        #expect(try await app.fromNothing() == body.reduction.cuts)
    }

    @Test func `An edit that may change something is looked at from nothing`() async throws {
        var app = App(try await TestBuilder.shared.value)
        let first = try await app.build()

        // What was left out compiles now.
        app.texts[40] += "struct Thing {}\n"
        let declared = try await app.build()
        #expect(declared.wasLookedFor)
        #expect(declared.reduction.cuts.keys.sorted() == ["/App/File6.swift"])

        // And not any more.
        app.texts[40].replace("struct Thing {}\n", with: "")
        #expect(try await app.build().reduction == first.reduction)

        // A file of which something is left out has another text.
        app.texts[5] += "func other() -> Thing { Thing() }\n"
        let more = try await app.build()
        #expect(more.wasLookedFor)
        #expect(try await app.fromNothing() == more.reduction.cuts)

        // The file is one that was whole.
        app.texts[50].replace("+ own", with: "+ Nonesuch.own")
        let broken = try await app.build()
        #expect(broken.wasLookedFor)
        #expect(broken.reduction.cuts.keys.contains("/App/File50.swift"))
        #expect(try await app.fromNothing() == broken.reduction.cuts)
    }
}
