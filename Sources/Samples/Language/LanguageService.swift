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
            let clangModules = try await language.clangModules()
            let kept = try kept(key) { try language.start(inputs.all, clangModules: clangModules) }
            server = kept
            defer { rest(key, kept) }
            let interfaces = await language.interfaces(for: inputs.all[..<index])
            return try await kept.answer(
                LanguageServer.Request(
                    question: question, file: file, module: inputs.all[index], own: own, interfaces: interfaces))
        } catch let fault as LanguageConnection.Fault {
            // One that had to give way, or that ended with the service, is not at fault.
            guard server == nil || servers[key]?.server === server else { throw LanguageUnavailable.busy }
            faults[key, default: []].append(.now)
            await end(key)
            throw fault == .late ? LanguageUnavailable.late : .brokeOff
        }
    }

    /// Ends all servers. From then on, no question is answered.
    package func end() async {
        isOver = true
        for key in servers.keys { await end(key) }
        for task in leaving { await task.value }
    }

    /// Checks that a sample's server did not break too often.
    private func check(_ key: ContentHash) throws(LanguageUnavailable) {
        guard !isOver else { throw .busy }
        let since = ContinuousClock.now - limits.faultSpan
        faults = faults.mapValues { $0.filter { $0 > since } }.filter { !$0.value.isEmpty }
        let times = faults[key]?.count ?? 0
        guard times < limits.faults else { throw .broken(times) }
    }

    /// Returns a sample's server, started if there is none, with one more question to answer.
    private func kept(_ key: ContentHash, start: () throws -> LanguageServer) throws -> LanguageServer {
        guard !isOver else { throw LanguageUnavailable.busy }
        if let kept = servers[key], !kept.server.isAlive {
            drop(key)
            faults[key, default: []].append(.now)
            try check(key)
        }
        if servers[key] == nil {
            while servers.count >= limits.servers, let oldest = servers.min(by: { $0.value.use < $1.value.use }) {
                drop(oldest.key)
            }
            servers[key] = Kept(server: try start(), use: 0)
        }
        uses += 1
        servers[key]?.use = uses
        servers[key]?.pending += 1
        servers[key]?.clock?.cancel()
        guard let kept = servers[key] else { throw LanguageUnavailable.busy }
        return kept.server
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
        await kept.server.end()
    }

    /// Ends a server without waiting for it.
    private func drop(_ key: ContentHash) {
        guard let kept = servers.removeValue(forKey: key) else { return }
        kept.clock?.cancel()
        leaving.append(Task { await kept.server.end() })
        if leaving.count > 2 * limits.servers { leaving.removeFirst() }
    }

    /// The servers that end.
    private var leaving: [Task<Void, Never>] = []
}
