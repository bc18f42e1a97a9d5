internal import ServiceLifecycle

/// Ends the language servers with the playground.
struct LanguageEnd: Service {
    let backend: LanguageBackend

    func run() async throws {
        try? await gracefulShutdown()
        await backend.end()
    }
}
