import Confinement
import Foundation
import Synchronization
import Testing

@testable import Building
@testable import Storage

@Suite(AtWorkbench(), .serialized, .timeLimit(.minutes(2)))
struct CacheHealingTests {
    let workbench: Workbench
    var builder: ModuleBuilder { workbench.builder }

    init() throws {
        workbench = try #require(Workbench.current)
    }

    @Test func `The same is built twice at once`() async throws {
        let builder = builder
        async let one = builder.build(app: .app("Twins"), tests: .tests(of: "Twins"))
        async let two = builder.build(app: .app("Twins"), tests: .tests(of: "Twins"))
        var (first, second) = try await (one, two)
        let printed = try await workbench.run(second)
        #expect(printed.hasPrefix("Hello, test"))
        first.calls = []
        second.calls = []
        #expect(first == second)
        #expect(Files.names(in: workbench.cache.work) == [])
    }

    @Test func `A failed build leaves nothing behind`() async throws {
        let before = Files.names(in: workbench.cache.entries)
        await #expect(throws: CompileFailure.self) {
            try await builder.build(app: .app("Failed", extra: "let x: Int = nil"))
        }
        #expect(Files.names(in: workbench.cache.entries) == before)
        #expect(Files.names(in: workbench.cache.work) == [])
    }

    @Test func `Reference modules are built once for many at once`() async throws {
        let sources = workbench.folder + "/Others"
        try Files.write(Array("public let other = 1\n".utf8), to: sources + "/Other/Other.swift")
        let steps = Mutex<[BuildProgress]>([])
        let workbench = workbench
        let build = { @Sendable () async throws -> ReferenceModules in
            try await ReferenceModules.build(
                sources: sources, modules: [ReferenceModule("Other")], toolchain: workbench.toolchain,
                cache: workbench.cache, progress: { step in steps.withLock { $0.append(step) } })
        }
        async let one = build()
        async let two = build()
        async let three = build()
        #expect(Set(try await [one, two, three]).count == 1)
        #expect(steps.withLock(\.self) == [.reference(module: "Other", number: 1, count: 1)])
    }

    @Test func `What is missing is built again`() async throws {
        let first = try await builder.build(app: .app("Torn"), tests: .tests(of: "Torn"))
        Files.remove(first.executable)
        let second = try await builder.build(app: .app("Torn"), tests: .tests(of: "Torn"))
        #expect(
            second.summary == [
                "swift-frontend app.o after []", "ld.lld Torn.debug.dylib after [0]", "ld.lld Torn after [1]",
            ])
        Files.remove(try #require(first.testBundle))
        let third = try await builder.build(app: .app("Torn"), tests: .tests(of: "Torn"))
        #expect(third.summary == ["swift-frontend tests.o after []", "ld.lld libTornTests.so after [0]"])
        Files.remove(workbench.reference.library("Base"))
        let fourth = try await builder.build(app: .app("Torn"), tests: .tests(of: "Torn"))
        #expect(fourth.calls == [])
        #expect(try await workbench.run(fourth).hasPrefix("Hello, test"))
    }

    @Test func `The loss of the whole folder is survived`() async throws {
        Files.remove(workbench.cache.folder)
        let product = try await builder.build(app: .app("Lost"), tests: .tests(of: "Lost"))
        #expect(product.calls.count == 6)
        #expect(try await workbench.run(product).hasPrefix("Hello, test"))
    }

    @Test func `A copy of the cache elsewhere, without parts of seconds, builds nothing again`() async throws {
        let first = try await builder.build(app: .app("Copied"), tests: .tests(of: "Copied"))
        let folder = workbench.folder + "/elsewhere"
        try FileManager.default.copyItem(atPath: workbench.cache.folder, toPath: folder)
        defer { Files.remove(folder) }
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder).map({ "\(folder)/\($0)" }) {
            let time = try #require(Files.changed(path))
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: Double(time))], ofItemAtPath: path)
        }
        // What still named the cache's old place would not be found there.
        let away = workbench.folder + "/away"
        #expect(Files.rename(workbench.cache.folder, to: away))
        defer { _ = Files.rename(away, to: workbench.cache.folder) }
        let cache = BuildCache(folder: folder)
        let reference = try await ReferenceModules.build(
            sources: workbench.reference.sources, modules: Workbench.modules, toolchain: workbench.toolchain,
            cache: cache, progress: { _ in Issue.record("the reference modules were built again") })
        let copied = ModuleBuilder(
            toolchain: workbench.toolchain, reference: reference, cache: cache, protection: .none)
        let second = try await copied.build(app: .app("Copied"), tests: .tests(of: "Copied"))
        #expect(second.summary == [])
        #expect(second.identity == first.identity)
        var bench = workbench
        bench.reference = reference
        #expect(try await bench.run(second).hasPrefix("Hello, test"))
        // A launch puts the files elsewhere, too.
        let container = workbench.folder + "/container"
        var placed = second
        for path in [\Product.executable, \.debugLibrary!, \.testBundle!] {
            let place = "\(container)/\(Path.name(second[keyPath: path]))"
            try Files.write(try Files.bytes(second[keyPath: path]), to: place)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place)
            placed[keyPath: path] = place
        }
        #expect(try await bench.run(placed).hasPrefix("Hello, test"))
        // An edit is built with what was copied.
        let edited = try await copied.build(app: .app("Copied", extra: "let edit = 1"), tests: .tests(of: "Copied"))
        #expect(edited.summary.contains("ld.lld libCopiedTests.so after [4]"), "\(edited.summary)")
        #expect(try await bench.run(edited).hasPrefix("Hello, test"))
        // Damage that keeps a file's length and time is not seen; damage that keeps its length is.
        var bytes = try Files.bytes(second.executable)
        bytes[bytes.count / 2] ^= 0x55
        try Files.write(bytes, to: second.executable)
        let healed = try await copied.build(app: .app("Copied"), tests: .tests(of: "Copied"))
        #expect(healed.summary.map { $0.split(separator: " ")[0] } == ["swift-frontend", "ld.lld", "ld.lld"])
    }
}
