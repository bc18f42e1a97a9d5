import Building
import Confinement
import Foundation
import TestSupport
import Testing

@testable import CodeIntelligence
@testable import Storage

/// Language servers that harm, or break.
extension LanguageServiceTests {
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
            try reference ': > \(shared.reference.moduleFolders[0])/owned'; try read '[ -s \(other) ]'; try home '[ -e \(Checkout.path("Package.swift")) ]'
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
}
