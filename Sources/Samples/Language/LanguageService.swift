internal import Foundation

/// Answers questions about code by the toolchain's `sourcekit-lsp`: what a word means, what could be written at a place,
/// what the compiler would change.
///
/// There is a server for each sample that was asked about lately, within a limit. Each runs within bounds like the
/// compiler's, and ends when nobody asks it any more, or with this service.
package actor LanguageService {
    private let builder: SampleBuilder
    private let limits: LanguageLimits
    private let program: LanguageProgram?
    private var servers: [ContentHash: Kept] = [:]
    private var faults: [ContentHash: [ContinuousClock.Instant]] = [:]
    private var uses = 0
    private var isOver = false
    /// The work of filling the folder of compiled headers: no question ends it.
    private var filling: Task<String, any Error>?
    /// The servers that end.
    private var leaving: [Int: Task<Void, Never>] = [:]
    private let starts = BuildSlots(count: 1)

    private struct Kept {
        let server: LanguageServer
        /// The number of the last question; the lowest one was asked least recently.
        var use: Int
        /// The questions that it is to answer.
        var pending = 0
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
    /// - Throws: `LanguageUnavailable`; the errors of reading and lowering; `CancellationError`.
    package func answer(
        _ question: LanguageQuestion, in file: String, of sample: Sample
    ) async throws -> LanguageAnswer {
        guard let program else { throw LanguageUnavailable.absent }
        let lowered = try await builder.reader.lowered(sample)
        let inputs = lowered.inputs(of: sample)
        guard let own = sample.texts[file],
            let index = inputs.all.lastIndex(where: { $0.files.contains { $0.path == file } })
        else { throw LanguageUnavailable.notCompiled(Path.name(file)) }
        let modules = builder.modules
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
            let interfaces = await language.interfaces(for: inputs.all[..<index])
            return try await found.answer(
                LanguageServer.Request(
                    question: question, file: file, module: inputs.all[index], own: own, interfaces: interfaces))
        } catch let fault as LanguageConnection.Fault {
            // One that had to give way, or that ended with the service, is not at fault.
            guard server == nil || servers[key]?.server === server else { throw LanguageUnavailable.gaveWay }
            faults[key, default: []].append(.now)
            await end(key)
            throw fault == .late ? LanguageUnavailable.late : .brokeOff
        }
    }

    /// Ends all servers. From then on, no question is answered.
    package func end() async {
        isOver = true
        filling?.cancel()
        _ = try? await filling?.value
        for key in servers.keys { await end(key) }
        for task in leaving.values { await task.value }
    }

    /// Checks that a sample's server did not break too often.
    private func check(_ key: ContentHash) throws(LanguageUnavailable) {
        guard !isOver else { throw .gaveWay }
        let since = ContinuousClock.now - limits.faultSpan
        faults = faults.mapValues { $0.filter { $0 > since } }.filter { !$0.value.isEmpty }
        let times = faults[key]?.count ?? 0
        guard times < limits.faults else { throw .broken(times) }
    }

    /// Returns the folder of clang's compiled headers, filled.
    private func clangModules(_ language: ModuleLanguage) async throws -> String {
        let filling = filling ?? Task { try await language.clangModules() }
        self.filling = filling
        defer { if self.filling == filling { self.filling = nil } }
        return try await filling.value
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
            let oldest = servers.min(by: { $0.value.use < $1.value.use })
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
        // It belongs to the server, not to the question: nobody waits for it.
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
        uses += 1
        let number = uses
        // Not a child of this question, which may be given up.
        let task = Task { await kept.server.end() }
        leaving[number] = task
        await task.value
        leaving[number] = nil
    }
}
