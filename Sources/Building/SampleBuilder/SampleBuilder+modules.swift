internal import Lowering
internal import Samples
internal import Wording

extension SampleBuilder {
    /// Returns a failure over a module that is not here with all such modules of the sample; any other as it is.
    ///
    /// - Throws: The errors of `ModuleBuilder.missingModules`.
    func naming(
        _ failure: CompileFailure, of sample: Sample, _ lowered: LoweredSample
    ) async throws -> CompileFailure {
        guard failure.diagnostics.contains(where: \.isMissingModule) else { return failure }
        var missing: [Diagnostic] = []
        for found in try await missingImports(of: sample, lowered) {
            if !missing.contains(where: { $0.isMissing(found.module) }) {
                missing += found.diagnostics(sample.modules.remark(on: found.module))
            }
        }
        guard !missing.isEmpty else { return failure }
        var named = failure
        named.diagnostics = failure.diagnostics.filter { !$0.isMissingModule } + missing
        return named
    }

    /// Returns the imports of modules that are not here, the app's first.
    ///
    /// - Throws: The errors of `ModuleBuilder.missingModules`.
    func missingImports(of sample: Sample, _ lowered: LoweredSample) async throws -> [ModuleImport] {
        let own = Set(sample.targets.map(\.module))
        let inputs = lowered.inputs(of: sample)
        let libraries = zip(sample.libraries, lowered.libraries).map { ($1.imports, ModuleInput($0, $1)) }
        var missing: [ModuleImport] = []
        for (imports, input) in libraries + [(lowered.app.imports, inputs.app)]
            + (inputs.tests.map { [(lowered.tests?.imports ?? [], $0)] } ?? [])
        {
            let imports = imports.filter { !own.contains($0.module) }
            let names = try await modules.missingModules(among: imports, of: input)
            missing += imports.filter { names.contains($0.module) }
        }
        return missing
    }
}

extension ModuleImport {
    /// Returns the compiler's error about a missing module, with a note on what the module is.
    func diagnostics(_ remark: String) -> [Diagnostic] {
        [
            Diagnostic(
                path: path, line: line, column: column, severity: .error, message: Diagnostic.missing(module)),
            Diagnostic(severity: .note, message: remark),
        ]
    }
}
