import Building
import Confinement
import Foundation
import Lifecycle
import Promises
import Simulator
import Techniques
import TestSupport
import Testing

extension EndToEnd {
    /// Samples that attack: each ends as expected and says why, leaves no process and no file, and harms nothing.
    struct HostileSampleTests {
        private static let sample = Task { try await BuiltSample.fixture("Hostile", tests: false) }
        private static let whole = Task { try await TestBuilder.shared.value.modules.protection }

        /// The protection that is left without bubblewrap.
        private static let bare = Task {
            guard case .sandboxInit(let sandboxInit) = try await whole.value.restraint else { return Protection.none }
            return await Protection.find(sandboxInit: sandboxInit.path, in: ["/nonesuch"])
        }

        @Test(arguments: HostileAttack.all)
        func `An attack ends as expected, with bubblewrap and without`(_ attack: HostileAttack) async throws {
            async let whole: Void = Self.expect(attack, under: Self.whole.value)
            async let bare: Void = Self.expect(attack, under: Self.bare.value)
            _ = try await (whole, bare)
        }

        /// The number of attacks that are made; with bubblewrap, it is all of them.
        @Test func `With bubblewrap, every attack is made`() async throws {
            let protection = try await Self.whole.value
            guard case .bubblewrap(let wrap) = protection.isolation, wrap.hidesProcesses else { return }
            #expect(HostileAttack.all.filter { !Self.isStopped($0, by: protection) }.map(\.name) == [])
        }

        private static func isStopped(_ attack: HostileAttack, by protection: Protection) -> Bool {
            let on = Set(protection.measures.filter(\.on).map(\.name))
            // Without bubblewrap the filter of system calls stops signals, too.
            return on.isSuperset(of: attack.stoppedBy) || attack.name == "signals" && on.contains("system calls")
        }

        private static func expect(_ attack: HostileAttack, under protection: Protection) async throws {
            guard isStopped(attack, by: protection) else { return }
            let mark = "attack-\(UUID().uuidString)"
            let extra = try Extra(attack.extra)
            defer { extra.remove() }
            let scheme = Scheme(arguments: [attack.name, mark, extra.word, "XDG_CACHE_HOME"])
            let run = try await sample.value.play(
                .run, scheme: scheme, then: attack.actions,
                limits: RunLimits(wallClock: attack.time, events: attack.events), protection: protection)
            let faults = run.events.filter { $0.kind == .fault }.compactMap(\.text)
            let hasExpectedEnd = [attack.exit, attack.otherExit].contains(run.verdict.exit)
            #expect(hasExpectedEnd, "\(run.verdict.exit): \(faults)")
            #expect(faults.count == (attack.fault == nil ? 0 : 1))
            #expect(faults.first?.hasPrefix(attack.fault ?? "") != false, "\(faults)")
            if let printed = attack.printed { #expect(run.events.printed == printed) }
            var left = ProcessTable.processes(with: mark)
            if case .seconds = attack.extra { left += ProcessTable.processes(with: "sleep\0\(extra.word)") }
            #expect(left == [])
            #expect(extra.isUnharmed)
            let lost = [
                hasExpectedEnd ? nil : "the run ended as \(run.verdict.exit)",
                left.isEmpty ? nil : "a process was left", extra.isUnharmed ? nil : "a file was changed",
            ].compactMap(\.self)
            try Promise(
                .attack, "A sample's attack: \(attack.name), \(protection.hidesFiles ? "with" : "without") bubblewrap",
                tried: 1, lost: lost.isEmpty ? "nothing" : lost.joined(separator: ", "),
                test: "HostileSampleTests.swift"
            ).record()
        }

        /// The words that an attack gets, and the thing that it is after.
        private struct Extra {
            var word = ""
            private var file: String?
            private var listener: Int32?

            init(_ extra: HostileAttack.Extra) throws {
                switch extra {
                case .none: break
                case .seconds: word = "95.\(UInt32.random(in: 0 ... .max))"
                case .file:
                    let path = FileManager.default.temporaryDirectory.appending(path: "canary-\(UUID().uuidString)")
                        .path
                    try Data("canary".utf8).write(to: URL(filePath: path))
                    (word, file) = (path, path)
                case .port:
                    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
                    #expect(listen(descriptor, 1) == 0)
                    var address = sockaddr_in()
                    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
                    _ = withUnsafeMutablePointer(to: &address) { pointer in
                        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                            getsockname(descriptor, $0, &length)
                        }
                    }
                    (word, listener) = ("\(UInt16(bigEndian: address.sin_port))", descriptor)
                }
            }

            var isUnharmed: Bool {
                file.map { FileManager.default.contents(atPath: $0) == Data("canary".utf8) } ?? true
            }

            func remove() {
                if let file { try? FileManager.default.removeItem(atPath: file) }
                if let listener { close(listener) }
            }
        }
    }
}
