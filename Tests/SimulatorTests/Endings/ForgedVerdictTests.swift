import Lifecycle
import Simulator
import TestSupport
import Testing

extension EndToEnd {
    /// The five ways in which a sample was seen to forge its verdict: each is found out, has no effect, or is named by
    /// the page of threats as possible.
    @Suite(.tried("A sample forges its verdict")) struct ForgedVerdictTests {
        private struct Told: Equatable {
            var exit: Verdict.Exit
            var tests: Verdict.Tests?
            var isolated: Bool
            var unknown: String?
            var faults: [String] = []

            init(
                _ exit: Verdict.Exit, _ tests: Verdict.Tests?, isolated: Bool, unknown: String? = nil,
                faults: [String] = []
            ) {
                (self.exit, self.tests, self.isolated, self.unknown, self.faults) =
                    (exit, tests, isolated, unknown, faults)
            }

            init(_ run: BuiltSample.RunResult) {
                self.init(
                    run.verdict.exit, run.verdict.tests, isolated: run.verdict.isolated,
                    unknown: run.verdict.isolationUnknown,
                    faults: run.events.filter { $0.kind == .fault }.compactMap(\.text))
            }
        }

        /// A run of a test that fails, in an app whose delegate is a test's, so that nothing of production is called.
        private static func run(
            _ name: String, production: String = "", tests: String = "", inTest: String = "",
            files: [String: String] = [:]
        ) async throws -> Told {
            let main = """
                import Foundation
                import UIKit

                class AppDelegate: UIResponder, UIApplicationDelegate {}
                \(production)
                let delegate: AnyClass = NSClassFromString("\(name)Tests.Understudy") ?? AppDelegate.self
                UIApplicationMain(
                    CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate))
                """
            let text = """
                import Foundation
                import Glibc
                import Testing
                import UIKit
                @testable import \(name)

                class Understudy: UIResponder, UIApplicationDelegate {
                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
                    ) -> Bool {
                        \(tests)
                        return true
                    }
                }

                @Test func fails() {
                    \(inTest)
                    #expect(Bool(false))
                }
                """
            let app = files.merging(["main.swift": main, "Forger.swift": SmallApp.forger]) { own, _ in own }
            return Told(try await BuiltSample.small(name, app, tests: text).play(.test))
        }

        private static let failed = Told(.failed, Verdict.Tests(ran: 1, failed: 1), isolated: true)

        @Test func `A function with the name of the tests' runner is not called`() async throws {
            let runner = """
                import Foundation

                @_cdecl("understudy_run_hosted_tests")
                public func run(_ counts: UnsafeMutablePointer<Int32>) {
                    Forger.test("fails()", "started")
                    Forger.test("fails()", "passed")
                    counts[0] = 1
                    counts[1] = 0
                }
                """
            #expect(try await Self.run("OwnRunner", files: ["Runner.swift": runner]) == Self.failed)
        }

        @Test func `A function called write sees no message`() async throws {
            let writer = #"""
                import Foundation
                import Glibc

                @_cdecl("write")
                public func ownWrite(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
                    let bytes = UnsafeRawBufferPointer(start: start, count: count)
                    var text = String(decoding: bytes, as: UTF8.self)
                    guard file > 2, text.contains(#"{"event""#) || text.contains(#"{"replied""#) else {
                        return Glibc.send(file, start, count, 0)
                    }
                    text = text.replacingOccurrences(of: #""text":"failed""#, with: #""text":"passed""#)
                        .replacingOccurrences(of: #""failed":1"#, with: #""failed":0"#)
                    let edited = Array(text.utf8)
                    _ = Glibc.send(file, edited, edited.count, 0)
                    return count
                }
                """#
            #expect(try await Self.run("OwnWrite", files: ["Writer.swift": writer]) == Self.failed)
        }

        /// Possible, and so the page of threats says it: the sample speaks in the place of Understudy's own code.
        @Test func `Code that takes the order to run the tests can answer it`() async throws {
            let thief = ##"""
                import Foundation
                import Glibc

                enum Thief {
                    /// Waits on the main thread, so that Understudy's own code there reads nothing.
                    @MainActor static func wait() {
                        var buffer = [UInt8](repeating: 0, count: 65536)
                        for _ in 0..<200 {
                            let count = recv(1, &buffer, buffer.count, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
                            let text = count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : ""
                            let isSettle = text.contains("settle")
                            guard isSettle || text.contains("runTests") else {
                                if count > 0 { break }
                                usleep(1000)
                                continue
                            }
                            _ = recv(1, &buffer, count, 0)
                            let id = text.components(separatedBy: #""id":"#)[1].prefix { $0.isNumber }
                            if isSettle {
                                Forger.send(#"{"replied":{"id":\#(id),"_1":{"done":{}}}}"#)
                            } else {
                                Forger.test("fails()", "started")
                                Forger.test("fails()", "passed")
                                Forger.send(#"{"replied":{"id":\#(id),"_1":{"tested":{"ran":1,"failed":0}}}}"#)
                                return
                            }
                        }
                        DispatchQueue.main.async { wait() }
                    }
                }
                """##
            let told = try await Self.run(
                "Thief1", tests: "DispatchQueue.main.async { Thief.wait() }", files: ["Thief.swift": thief])
            #expect(told == Told(.finished, Verdict.Tests(ran: 1, failed: 0), isolated: true))
        }

        @Test func `A process that the app's has started is not taken for the app's`() async throws {
            let fork = ##"""
                let bytes = Forger.bytes(Forger.json(#""kind":"test","lane":"Test","name":"fails()","text":"passed""#))
                    typealias Fork = @convention(c) () -> Int32
                    let child = unsafeBitCast(dlsym(nil, "fork")!, to: Fork.self)()
                    if child == 0 {
                        _ = Glibc.send(1, bytes, bytes.count, 0)
                        _exit(0)
                    }
                    var status: Int32 = 0
                    waitpid(child, &status, 0)
                """##
            let told = try await Self.run("Forks", inTest: fork)
            #expect(
                told
                    == Told(
                        .forged, Verdict.Tests(ran: 1, failed: 1), isolated: false,
                        faults: [
                            ForgedReportTests.fault("a message of another process").text ?? ""
                        ]))
        }

        @Test func `A process that ends by itself has neither passed nor isolated anything`() async throws {
            let told = try await Self.run("Leaves", inTest: #"Forger.test("fails()", "passed"); _exit(0)"#)
            #expect(
                told
                    == Told(
                        .exited, Verdict.Tests(ran: 1, failed: 0), isolated: false,
                        unknown: "the app's process ended by itself, and what it reported before counts for nothing",
                        faults: ["status 0. To a user, an app that ends itself looks like a crash."]))
        }
    }
}
