internal import Lowering
internal import Samples
internal import Storage
internal import Wording

extension ModuleBuilder {
    /// Returns the names of the modules that imports ask for and the compiler does not find.
    ///
    /// The compiler itself stops at the first one. It is asked for all of them in one small file.
    ///
    /// - Throws: `ToolFailure`, `CacheUnusable` and `CancellationError`.
    func missingModules(among imports: [ModuleImport], of input: ModuleInput) async throws -> Set<String> {
        let asked = imports.reduce(into: [ModuleImport]()) { all, one in
            if !all.contains(where: { $0.module == one.module && $0.condition == one.condition }) { all.append(one) }
        }
        var question = input
        question.files = []
        question.generated = [SourceFile(path: "imports.swift", text: asked.map(\.question).joined())]
        let reference = try await presentReference(for: [question])
        let workFolder = WorkFolder(cache: cache)
        defer { workFolder.remove() }
        let plan = BuildPlan(
            toolchain: toolchain, tools: try await tools(), reference: reference, cache: cache, workFolder: workFolder,
            layout: .executable, progress: { _ in })
        do {
            _ = try await plan.interface(question)
            return []
        } catch let failure as CompileFailure {
            return Set(failure.diagnostics.filter { $0.severity == .error }.map(\.message))
        }
    }
}

extension ModuleImport {
    /// Code with an error whose message is the module's name if the compiler does not find the module.
    fileprivate var question: String {
        Generated.lines(["#if !canImport(\(module))", "#error(\"\(module)\")", "#endif"], if: condition)
            .map { $0 + "\n" }.joined()
    }
}
