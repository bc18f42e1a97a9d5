extension SampleBuilder {
    /// Returns a failure over a module that is not here with all such modules of the sample; any other as it is.
    ///
    /// - Throws: The errors of `ModuleBuilder.missingModules`.
    func naming(
        _ failure: CompileFailure, of sample: Sample, _ lowered: LoweredSample
    ) async throws -> CompileFailure {
        guard failure.diagnostics.contains(where: \.isMissingModule) else { return failure }
        let own = Set(sample.targets.map(\.module))
        var missing: [Diagnostic] = []
        for (target, lowered) in Array(zip(sample.libraries, lowered.libraries)) + [(sample.app, lowered.app)]
            + (sample.tests.flatMap { tests in
                lowered.tests.map { [(tests, $0)] }
            } ?? [])
        {
            let imports = lowered.imports.filter { !own.contains($0.module) }
            var names = try await modules.missingModules(among: imports, of: ModuleInput(target, lowered))
            for found in imports where names.remove(found.module) != nil {
                if !missing.contains(where: { $0.isMissing(found.module) }) {
                    missing += found.diagnostics(sample.modules.remark(on: found.module))
                }
            }
        }
        guard !missing.isEmpty else { return failure }
        var named = failure
        named.diagnostics = failure.diagnostics.filter { !$0.isMissingModule } + missing
        return named
    }
}

extension ModuleImport {
    /// Returns the compiler's error about a module that is not there, with a note on what the module is.
    fileprivate func diagnostics(_ remark: String) -> [Diagnostic] {
        [
            Diagnostic(
                path: path, line: line, column: column, severity: .error, message: Diagnostic.missing(module)),
            Diagnostic(severity: .note, message: remark),
        ]
    }
}
