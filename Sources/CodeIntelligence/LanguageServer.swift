internal import Building
internal import Confinement
internal import Samples
internal import Storage

/// A language server for the modules of one sample, and what it knows of their texts.
///
/// It is asked one question after the other: each is about the texts that came with it.
actor LanguageServer {
    private let connection: LanguageConnection
    private let workspace: LanguageWorkspace
    private let limits: LanguageLimits
    private let turns = BuildSlots(count: 1)
    /// The beginning of the conversation, which no question ends.
    private var beginning: Task<Void, any Error>?
    private var hasAnswered = false
    private var isPresent = true
    /// The texts on the disk, by their places there.
    private var written: [String: String] = [:]
    /// The file that the server has open: it knows its text from us, not from the disk.
    private var open: (place: String, text: String, version: Int)?

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - workspace: Its folder, which is removed with it.
    ///   - modules: The modules in it.
    init(
        _ command: ProcessCommand, workspace: LanguageWorkspace, modules: [ModuleInput], limits: LanguageLimits
    ) throws {
        self.workspace = workspace
        self.limits = limits
        for module in modules {
            for file in module.allFiles {
                guard let place = workspace.place(of: file.path, in: module.name) else { continue }
                try workspace.write(file.text, to: place)
                written[place] = file.text
            }
        }
        connection = LanguageConnection(command, limit: limits.messageBytes)
    }

    /// True if it can take a question.
    nonisolated var isAlive: Bool { connection.isAlive }

    /// Ends the server's process: `end` is still to be called.
    nonisolated func dismiss() { connection.dismiss() }

    /// Ends the server, and removes its folder.
    func end() async {
        await connection.end()
        guard isPresent else { return }
        isPresent = false
        ProcessFolder.remove(workspace.folder)
    }

    /// A question about a file of a module, whose texts are those that the compiler gets.
    struct Request: Sendable {
        var question: LanguageQuestion
        var file: String
        var module: ModuleInput
        /// The file as the reader wrote it.
        var own: String
        /// The files of interfaces that the module imports, by their names.
        var interfaces: [String: String]
    }

    /// Answers a question when its turn comes.
    ///
    /// - Throws: `LanguageConnection.Fault`, `LanguageUnavailable`, `CancellationError`, and the errors of the disk.
    func answer(_ request: Request) async throws -> LanguageAnswer {
        try await turns.perform { try await answerNow(request) }
    }

    private func answerNow(_ request: Request) async throws -> LanguageAnswer {
        guard let lowered = request.module.files.first(where: { $0.path == request.file }),
            let place = workspace.place(of: request.file, in: request.module.name)
        else { throw LanguageUnavailable.notCompiled(Path.name(request.file)) }
        try await begin()
        try show(request, place, lowered.text)
        let places = LoweredPlaces(own: request.own, lowered: lowered.text)
        let answer = try await answer(request.question, at: place, places)
        hasAnswered = true
        return answer
    }

    private func begin() async throws {
        // Not a child of this question: others wait for the same beginning.
        let beginning =
            beginning
            ?? Task { [connection, workspace, limits] in
                _ = try await connection.ask(
                    "initialize", LanguageRequest.Beginning(rootUri: workspace.uri), within: limits.start)
                connection.tell("initialized", LanguageRequest.Empty())
            }
        self.beginning = beginning
        try await beginning.valueUnlessGivenUp
    }

    private func answer(
        _ question: LanguageQuestion, at file: String, _ places: LoweredPlaces
    ) async throws -> LanguageAnswer {
        let limit = hasAnswered ? limits.answer : limits.start
        let uri = LanguageWorkspace.uri(file)
        func ask<Result: Decodable>(_ method: String, at place: TextPlace? = nil) async throws -> Result? {
            do {
                let answer = try await connection.ask(method, LanguageRequest.Asked(uri, at: place), within: limit)
                return try? LanguageMessage.result(of: answer)
            } catch LanguageConnection.Fault.refused {
                // It says so of texts that it cannot make sense of.
                return nil
            }
        }
        switch question {
        case .hover(let place):
            guard places.agree(in: TextSpan(place, place)),
                let hover: LanguageResult.Hover = try await ask("textDocument/hover", at: place)
            else { return .hover(nil) }
            return .hover(HoverText(hover, at: place, in: places))
        case .completion(let place):
            guard places.has(place),
                let list: LanguageResult.CompletionList = try await ask("textDocument/completion", at: place)
            else { return .completions(Completions(items: [], isCut: false)) }
            return .completions(Completions(list, in: places))
        case .fixes:
            guard let found: LanguageResult.Diagnostics = try await ask("textDocument/diagnostic") else {
                return .fixes([])
            }
            return .fixes(Fix.all(found, of: file, in: places))
        }
    }

    // MARK: Texts

    /// Shows the server the texts that a question is about.
    private func show(_ request: Request, _ place: String, _ text: String) throws {
        var isNews = false
        for file in request.module.allFiles {
            guard let other = workspace.place(of: file.path, in: request.module.name), other != place else { continue }
            isNews = try keep(file.text, at: other) || isNews
        }
        for (name, path) in request.interfaces.sorted(by: { $0.key < $1.key }) {
            let copy = "\(workspace.interfaces)/\(name).swiftmodule"
            // A copy: what the server could write to must not be the cache's.
            guard written[copy] != path, let bytes = try? Files.bytes(path) else { continue }
            let comments = "\(workspace.interfaces)/\(name).swiftdoc"
            if let bytes = try? Files.bytes("\(Files.parent(path))/\(name).swiftdoc") {
                try Files.replace(comments, with: bytes, by: workspace.folder + "/new")
            } else {
                Files.remove(comments)
            }
            try Files.replace(copy, with: bytes, by: workspace.folder + "/new")
            written[copy] = path
            isNews = true
        }
        try open(place, text, isNews: isNews)
    }

    /// Puts a text onto the disk. Returns true if it was another.
    private func keep(_ text: String, at place: String) throws -> Bool {
        if let open, open.place == place {
            close()
            // The server knew what was typed; the disk may not.
            let wasKnown = open.text == text
            if written[place] != text { try workspace.write(text, to: place) }
            written[place] = text
            return !wasKnown
        }
        guard written[place] != text else { return false }
        try workspace.write(text, to: place)
        written[place] = text
        return true
    }

    private func close() {
        guard let open else { return }
        connection.tell(
            "textDocument/didClose", LanguageRequest.Opened(textDocument: .init(uri: LanguageWorkspace.uri(open.place)))
        )
        self.open = nil
    }

    /// - Parameter isNews: True if anything else has changed, of which the server is told nothing: a new version of the
    ///   open file makes it look.
    private func open(_ place: String, _ text: String, isNews: Bool) throws {
        if let open, open.place != place {
            // A file of another module.
            _ = try keep(open.text, at: open.place)
        }
        let uri = LanguageWorkspace.uri(place)
        guard let open else {
            connection.tell(
                "textDocument/didOpen",
                LanguageRequest.Opened(
                    textDocument: .init(uri: uri, languageId: "swift", version: 1, text: text)))
            self.open = (place, text, 1)
            return
        }
        guard isNews || open.text != text else { return }
        connection.tell(
            "textDocument/didChange",
            LanguageRequest.Changed(
                textDocument: .init(uri: uri, version: open.version + 1), contentChanges: [.init(text: text)]))
        self.open = (place, text, open.version + 1)
    }
}
