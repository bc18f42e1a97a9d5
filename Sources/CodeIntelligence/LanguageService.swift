package import Building
internal import Foundation
internal import Lowering
internal import SampleReading
package import Samples
internal import Storage

/// Answers questions about code by the toolchain's `sourcekit-lsp`: what a word means, what could be written at a place,
/// what the compiler would change.
///
/// There is a server for each sample that was asked about lately, within a limit. Each runs within bounds like the
/// compiler's, and ends after a time without a question, or with this service.
package actor LanguageService {
    private let builder: SampleBuilder
    private let limits: LanguageLimits
    private let program: LanguageProgram?
    private var servers: [ContentHash: Kept] = [:]
    private var faults: [ContentHash: [ContinuousClock.Instant]] = [:]
    private var uses = 0
    private var isOver = false
    private var questions = 0
    /// The code left out of the modules that a server's files import, with the hash of those modules.
    private var leftOut: [ContentHash: (modules: ContentHash, reduction: Reduction)] = [:]
    /// The work of filling the folder of compiled headers: no question ends it.
    private var filling: Task<String, any Error>?
    private var fillingFaults: [ContinuousClock.Instant] = []
    /// The servers that end.
    private var leaving: [Int: Task<Void, Never>] = [:]
    private let starts = BuildSlots(count: 1)

    private struct Kept {
        let server: LanguageServer
        /// The number of the last question; the lowest one was asked least recently.
        var use: Int
        /// The questions that it is to answer.
        var pending = 0
        /// The lowest one gives way first.
        var rank: (Int, Int) { (min(pending, 1), use) }
        /// Ends the server when its time without a question is over.
        var clock: Task<Void, Never>?
    }

    /// - Parameters:
    ///   - builder: The builder of the samples, whose arguments for the compiler the servers get.
    ///   - program: The program in place of the toolchain's, for tests.
    package init(builder: SampleBuilder, limits: LanguageLimits = LanguageLimits(), program: LanguageProgram? = nil) {
        self.builder = builder
        self.limits = limits
        self.program = program ?? LanguageProgram(toolchain: builder.modules.toolchain)
    }

    /// The reason why no question can be answered; nil if they can.
    package nonisolated var absence: LanguageUnavailable? { program == nil ? .absent : nil }

    /// The number of servers that go on.
    package var count: Int { servers.count }

    /// Answers a question about a file of a sample.
    ///
    /// - Parameters:
    ///   - question: The question, with places of the reader's text.
    ///   - file: The file's path in the sample.
    ///   - sample: The sample, as the reader wrote it.
    ///   - leavingOut: True if a run would leave out what cannot be compiled: the modules that the file imports are
    ///     known without that then.
    /// - Throws: `LanguageUnavailable`; `Mistake` if a target's name cannot be a file's; the errors of reading and lowering; `CancellationError`.
    package func answer(
        _ question: LanguageQuestion, in file: String, of sample: Sample, leavingOut: Bool = false
    ) async throws -> LanguageAnswer {
        guard let program else { throw LanguageUnavailable.absent }
        // Before any work: what comes before the server's turn costs more than the answer.
        guard questions < limits.questions else { throw LanguageUnavailable.busy }
        questions += 1
        defer { questions -= 1 }
        for target in sample.targets { try target.checkNames() }
        let lowered = try await builder.reader.lowered(sample)
        let inputs = lowered.inputs(of: sample)
        guard let own = sample.texts[file],
            let index = inputs.all.lastIndex(where: { $0.files.contains { $0.path == file } })
        else { throw LanguageUnavailable.notCompiled(Path.name(file)) }
        var modules = builder.modules
        modules.isBackground = true
        // The cache may have lost what a server needs: a build would make it again, too.
        if !modules.reference.isPresent(in: modules.cache) { try await modules.presentReference() }
        _ = try await modules.tools()
        let language = ModuleLanguage(modules: modules, program: program, limits: limits)
        let key = language.identity(of: inputs.all)
        try check(key)
        var server: LanguageServer?
        do {
            let clangModules = try await clangModules(language)
            let found = try await starts.perform { () async throws -> LanguageServer in
                try await self.server(key, language, inputs.all, clangModules: clangModules)
            }
            server = found
            defer { rest(key, found) }
            let interfaces =
                leavingOut
                ? try await interfaces(before: index, of: sample, inputs, language, key)
                : await language.interfaces(before: index, of: inputs.all).files
            return try await found.answer(
                LanguageServer.Request(
                    question: question, file: file, module: inputs.all[index], own: own, interfaces: interfaces))
        } catch let fault as LanguageConnection.Fault {
            guard fault != .dismissed else { throw LanguageUnavailable.gaveWay }
            // Of several that waited for it, the first counts the fault, and all get it.
            if let server, servers[key]?.server === server {
                faults[key, default: []].append(.now)
                await end(key)
            }
            throw fault == .late ? LanguageUnavailable.late : .brokeOff
        }
    }

    /// Ends all servers. From then on, no question is answered.
    package func end() async {
        isOver = true
        filling?.cancel()
        for key in servers.keys { await end(key) }
        for task in leaving.values { await task.value }
        _ = try? await filling?.value
    }

    /// Checks that a sample's server did not break too often.
    private func check(_ key: ContentHash) throws(LanguageUnavailable) {
        guard !isOver else { throw .gaveWay }
        let since = ContinuousClock.now - limits.faultSpan
        faults = faults.mapValues { $0.filter { $0 > since } }.filter { !$0.value.isEmpty }
        let times = faults[key]?.count ?? 0
        guard times < limits.faults else { throw .broken(times) }
    }

    /// Returns the interfaces of the modules before one, as a run builds them: without what cannot be compiled.
    private func interfaces(
        before index: Int, of sample: Sample, _ inputs: SampleInputs, _ language: ModuleLanguage, _ key: ContentHash
    ) async throws -> [String: String] {
        var modules = ContentHash()
        modules.add(inputs.all[..<index].map(\.identity.description))
        let known = leftOut[key].flatMap { $0.modules == modules ? $0.reduction : nil }
        let (files, reduction) = try await builder.leavingOut(of: sample, after: known) { inputs in
            await language.interfaces(before: index, of: inputs.all)
        }
        if servers[key] != nil { leftOut[key] = (modules, reduction) }
        return files
    }

    /// Returns the folder of clang's compiled headers, filled.
    ///
    /// No sample is at fault if that fails, and no more samples are tried than may fail of one.
    private func clangModules(_ language: ModuleLanguage) async throws -> String {
        let since = ContinuousClock.now - limits.faultSpan
        fillingFaults.removeAll { $0 <= since }
        guard fillingFaults.count < limits.faults else { throw LanguageUnavailable.unprepared(fillingFaults.count) }
        // Not a child of this question: every server that starts waits for the same filling.
        let filling = filling ?? Task { try await language.clangModules() }
        self.filling = filling
        do {
            let folder = try await filling.valueUnlessGivenUp
            if self.filling == filling { self.filling = nil }
            return folder
        } catch let error where Task.isCancelled && !isOver {
            throw error
        } catch {
            guard !isOver else { throw LanguageUnavailable.gaveWay }
            if self.filling == filling {
                self.filling = nil
                fillingFaults.append(.now)
            }
            guard error is LanguageConnection.Fault else { throw error }
            throw LanguageUnavailable.unprepared(1)
        }
    }

    /// Returns a sample's server, started if there is none, with one more question to answer.
    ///
    /// One at a time: a server that gives way has ended before another starts.
    private func server(
        _ key: ContentHash, _ language: ModuleLanguage, _ inputs: [ModuleInput], clangModules: String
    ) async throws -> LanguageServer {
        if let kept = servers[key], !kept.server.isAlive {
            faults[key, default: []].append(.now)
            await end(key)
        }
        while servers[key] == nil, servers.count >= limits.servers,
            // One that is at work gives way last.
            let oldest = servers.min(by: { $0.value.rank < $1.value.rank })
        {
            await end(oldest.key)
        }
        if servers[key] == nil { for task in leaving.values { await task.value } }
        try check(key)
        let server = try servers[key]?.server ?? language.start(inputs, clangModules: clangModules)
        uses += 1
        var kept = servers[key] ?? Kept(server: server, use: uses)
        kept.clock?.cancel()
        kept.use = uses
        kept.pending += 1
        servers[key] = kept
        return server
    }

    /// Notes that a question is answered: with the last one, the time without questions begins.
    private func rest(_ key: ContentHash, _ server: LanguageServer) {
        guard servers[key]?.server === server else { return }
        servers[key]?.pending -= 1
        guard servers[key]?.pending == 0 else { return }
        servers[key]?.clock?.cancel()
        // It belongs to the server, not to the question: no caller waits for it.
        servers[key]?.clock = Task { [weak self, idle = limits.idle] in
            guard (try? await Task.sleep(for: idle)) != nil else { return }
            await self?.end(key, if: server)
        }
    }

    private func end(_ key: ContentHash, if server: LanguageServer) async {
        if servers[key]?.server === server, servers[key]?.pending == 0 { await end(key) }
    }

    private func end(_ key: ContentHash) async {
        guard let kept = servers.removeValue(forKey: key) else { return }
        kept.clock?.cancel()
        leftOut[key] = nil
        uses += 1
        let number = uses
        // Not a child of this question, which may be given up.
        let task = Task { await kept.server.end() }
        leaving[number] = task
        await task.value
        leaving[number] = nil
    }
}
