package import Lowering
internal import SampleReading
package import Samples
internal import Storage
internal import Wording

extension SampleBuilder {
    /// The most rounds of leaving out. Each leaves out at least one piece more; usual projects take less than ten. The time
    /// limit ends the build of an app that takes too long.
    private static let rounds = 300

    /// Builds a sample, and leaves out what cannot be compiled.
    func buildLeavingOut(
        _ sample: Sample, layout: ProductLayout, progress: @escaping @Sendable (BuildProgress) -> Void
    ) async throws -> Build {
        let memory = ReductionMemory(sample, modules)
        let remembered = memory.remembered
        let unfinished = remembered == nil ? memory.unfinished : nil
        // A build of a few files takes less time than the question whether their edits matter.
        let isLarge = sample.targets.contains { $0.sources.count > ModulePart.mostFilesAtOnce }
        var earlier = isLarge && remembered == nil && unfinished == nil ? memory.earlier : nil
        var leavingOut = LeavingOut(
            builder: self, sample: sample, reduction: remembered ?? unfinished ?? earlier?.reduction ?? Reduction())
        leavingOut.progress = progress
        var isSettled = remembered?.isEmpty == false
        // What comes before the first build needs them, too, and would wait for them without a word.
        try await modules.presentReference(for: leavingOut.lowered().inputs(of: sample).all, progress: progress)
        for _ in 0..<Self.rounds {
            do {
                if let known = earlier, try await leavingOut.interfaces() != known.interfaces {
                    earlier = nil
                    leavingOut.beginAgain()
                }
                // The first attempt, and every one after the checks found nothing more.
                if !isSettled, leavingOut.round > 0 { try await leavingOut.check() }
                var build = try await build(
                    leavingOut.reduced, leavingOut.lowered(), layout: layout, progress: progress)
                build.conditionRisks = [sample.settingsRisk].compactMap(\.self)
                build.choosesDelegate = sample.choosesDelegate
                if let missing = sample.missingSources {
                    build.missingSources = missing
                    build.notes.append("\(missing.what) \(missing.cure) What needs them is left out.")
                }
                build.foreignParts = sample.foreignParts
                build.foreignTests = sample.tests?.foreign.map(\.tests).reduce(0, +) ?? 0
                if !build.foreignParts.isEmpty { build.notes.append(sample.foreignNote) }
                if !leavingOut.reduction.isEmpty || !build.foreignParts.isEmpty || sample.mayHaveQuestions {
                    if leavingOut.round > 0 || remembered == nil {
                        leavingOut.reduction = try await reader.assessed(leavingOut.reduction, of: sample)
                        memory.keep(leavingOut.reduction)
                        if isLarge, let interfaces = try? await leavingOut.interfaces() {
                            memory.keep(leavingOut.reduction, interfaces: interfaces)
                        }
                    }
                    build.reduction = leavingOut.reduction
                    build.product.warnings.removeChanged(by: leavingOut.reduction)
                    build.notes += leavingOut.reduction.notes(of: sample)
                }
                return build
            } catch  where earlier != nil && (error is CompileFailure || error is ToolFailure) {
                // What had to be left out before is not all now.
                earlier = nil
                leavingOut.beginAgain()
            } catch let failure as CompileFailure {
                isSettled = false
                guard try await leavingOut.goOn(after: failure) else {
                    throw try await naming(failure, of: sample, leavingOut.lowered())
                }
                memory.keep(unfinished: leavingOut.reduction)
            } catch let failure as ToolFailure {
                isSettled = false
                guard let crash = failure.crash, try await leavingOut.goOn(after: crash) else { throw failure }
            }
        }
        throw CompileFailure(
            module: sample.app.module, phase: .compiling,
            diagnostics: [
                Diagnostic(
                    severity: .error,
                    message: "after \(Self.rounds) rounds of leaving out there is still code that cannot be compiled")
            ], output: "")
    }
}

extension SampleBuilder {
    /// Performs work on the modules of a sample, and again without the code that it failed about.
    ///
    /// - Parameters:
    ///   - known: The code that such work left out of the same modules; an earlier build's memory comes first.
    ///   - work: Returns its result and, if it has one, the failure that leaving out may fix.
    /// - Returns: The result of the last round, and the code that was left out for it.
    package func leavingOut<Value: Sendable>(
        of sample: Sample, after known: Reduction?,
        _ work: @Sendable (SampleInputs) async throws -> (Value, failure: CompileFailure?)
    ) async throws -> (Value, Reduction) {
        let reduction = ReductionMemory(sample, modules).remembered ?? known ?? Reduction()
        var leavingOut = LeavingOut(builder: self, sample: sample, reduction: reduction)
        while true {
            let (value, failure) = try await work(try await leavingOut.lowered().inputs(of: sample))
            guard let failure, leavingOut.round < Self.rounds, try await leavingOut.goOn(after: failure) else {
                return (value, leavingOut.reduction)
            }
        }
    }
}

/// The work of leaving out what cannot be compiled, from one round to the next.
private struct LeavingOut {
    let builder: SampleBuilder
    let sample: Sample
    var reduction: Reduction
    var round = 0
    var progress: @Sendable (BuildProgress) -> Void = { _ in }
    private var isLowered: LoweredSample?
    private var scope = CheckScope()

    init(builder: SampleBuilder, sample: Sample, reduction: Reduction) {
        self.builder = builder
        self.sample = sample
        self.reduction = reduction
    }

    /// Leaves out nothing.
    mutating func beginAgain() {
        let progress = progress
        self = LeavingOut(builder: builder, sample: sample, reduction: Reduction())
        self.progress = progress
    }

    /// The hashes of the interfaces of all modules, by their names.
    mutating func interfaces() async throws -> [String: ContentHash] {
        let inputs = try await lowered().inputs(of: sample)
        return try await builder.modules.interfaces(app: inputs.app, tests: inputs.tests, libraries: inputs.libraries)
    }

    /// The sample without what is left out.
    var reduced: Sample { reduction.applied(to: sample) }

    mutating func lowered() async throws -> LoweredSample {
        if let isLowered { return isLowered }
        let reader = builder.reader
        let lowered = try await round == 0 ? reader.lowered(reduced) : reader.lowered(once: reduced)
        isLowered = lowered
        return lowered
    }

    /// Looks for errors in the libraries, the app and its tests: as far as there can be some.
    ///
    /// - Throws: `CompileFailure` if there are some.
    mutating func check() async throws {
        let inputs = try await lowered().inputs(of: sample)
        let scope = scope
        try await builder.modules.check(
            app: inputs.app, tests: inputs.tests, libraries: inputs.libraries, only: { scope.files(of: $0) })
        self.scope.note(clean: inputs.all.map(\.name))
    }

    /// Leaves out what a failure is about. Returns false if nothing of the reader's is.
    mutating func goOn(after failure: CompileFailure) async throws -> Bool {
        round += 1
        let before = reduction
        var errors = failure.diagnostics
        if failure.phase == .linking {
            errors = sample.declarations(ofForeign: LinkerOutput.undefinedSymbols(failure.output))
        }
        let isImport = failure.diagnostics.contains(where: \.isMissingModule)
        if isImport {
            errors = try await builder.missingImports(of: sample, lowered()).map(\.error)
        }
        if let module = try await lowered().inputs(of: sample).all.first(where: { $0.name == failure.module }) {
            errors = errors.map { $0.atMovedMember(in: module.files) }
        }
        for (index, target) in sample.targets.enumerated() {
            let paths = Set(target.sources.map(\.path))
            let own = errors.filter { $0.severity == .error && paths.contains($0.path ?? "") }
            guard !own.isEmpty else { continue }
            reduction = try await builder.reader.reduction(of: sample, target: index, after: reduction, own)
        }
        // A module whose imports are missing was not looked at any further.
        if !isImport { try await narrow(after: failure, before: before) }
        isLowered = nil
        progress(.leavingOut(module: failure.module, round: round, parts: reduction.count))
        return reduction != before
    }

    /// Notes what a failure tells about the files that are clean.
    private mutating func narrow(after failure: CompileFailure, before: Reduction) async throws {
        // They are looked at in this order. A compiler that crashed has looked at nothing to its end.
        let modules = try await lowered().inputs(of: sample).all.map(\.name)
        guard let failed = modules.firstIndex(of: failure.module) else { return scope = CheckScope() }
        scope.note(clean: modules[..<failed])
        scope.note(errors: Set(failure.diagnostics.compactMap(\.path)), in: failure.module)
        scope.widen(
            after: reduction.cuts(notIn: before),
            targets: sample.targets.map { ($0.module, $0.sources) })
    }
}

extension ModuleImport {
    /// The compiler's error about a missing module.
    fileprivate var error: Diagnostic {
        Diagnostic(path: path, line: line, column: column, severity: .error, message: Diagnostic.missing(module))
    }
}

extension ToolFailure {
    /// The places that a compiler named when it crashed, as errors; nil if it named none.
    fileprivate var crash: CompileFailure? {
        let places = output.matches(of: /at (\/[^\n:\]]+\.swift):(\d+):(\d+)/).compactMap { match -> Diagnostic? in
            guard let line = Int(match.2), let column = Int(match.3) else { return nil }
            return Diagnostic(
                path: String(match.1), line: line, column: column, severity: .error,
                message: "the compiler crashes here")
        }
        // The innermost place is named last.
        guard let place = places.last else { return nil }
        return CompileFailure(module: "", phase: .compiling, diagnostics: [place], output: output)
    }
}

extension [Diagnostic] {
    /// Removes warnings about files in which something was left out, with their notes: the reader wrote other code.
    mutating func removeChanged(by reduction: Reduction) {
        var isKept = true
        removeAll { diagnostic in
            if diagnostic.severity != .note { isKept = diagnostic.path.map { reduction.cuts[$0] == nil } ?? true }
            return !isKept
        }
    }
}

extension Sample {
    /// True if code of the app's own chooses the app delegate, as that of `main.swift` does.
    var choosesDelegate: Bool {
        app.sources.contains { file in
            file.path.hasSuffix("/main.swift") || file.text.contains("static func main(")
        }
    }
}
