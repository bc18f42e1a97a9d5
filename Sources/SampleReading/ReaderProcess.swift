internal import Confinement
internal import Foundation
package import Lowering
package import Projects
package import Samples
package import Storage
internal import Synchronization
package import Wording

/// Reads samples in their own processes, so that a file on which a parser breaks ends such a process and nothing
/// else.
///
/// A process is kept from one request to the next and remembers the files it lowered. One that ended, or that was ended
/// because it took too long or its request was cancelled, is followed by another.
package final class ReaderProcess: SampleReader {
    package let program: ReaderProgram
    package let limits: ReaderLimits
    private let answers: KeptAnswers?
    private let idle = Mutex<[Kept]>([])
    private let folder = Mutex<String?>(nil)
    /// The greatest number of processes that wait for their next request.
    private static let kept = 2

    private struct Kept: Sendable {
        let connection: ReaderConnection
        /// The owner's folders that it sees.
        var folders: Set<String>
        var wasUsed = false
    }

    /// - Parameter cache: The cache that keeps answers about large samples; nil to ask each time.
    package init(program: ReaderProgram, limits: ReaderLimits = ReaderLimits(), cache: BuildCache? = nil) {
        self.program = program
        self.limits = limits
        answers = cache.map { KeptAnswers(cache: $0) }
    }

    deinit {
        for kept in idle.withLock({ $0 }) { kept.connection.end() }
        if let folder = folder.withLock(\.self) { ProcessFolder.remove(folder) }
    }

    /// The folder for texts, which is made when it is first asked for: one that does not exist when a process starts
    /// cannot be shown to it later.
    package var workFolder: String? {
        folder.withLock { folder in
            if folder == nil { folder = try? ProcessFolder.make() }
            return folder
        }
    }

    /// Starts a process, so that the first request need not wait for one.
    ///
    /// - Parameter path: The path of the sample that is to be read; nil if texts are to be read.
    package func prepare(for path: String? = nil) {
        let folder = path.map { SampleSurroundings.folder(of: Disk.absolute($0)) } ?? workFolder
        if let kept = try? start(seeing: folder) { keep(kept) }
    }

    package func sample(at path: String, _ choice: SampleDiscovery.Choice) async throws -> Sample {
        let path = Disk.absolute(path)
        let request = ReaderRequest.sample(path: path, choice)
        let own = folder.withLock(\.self).flatMap { path.hasPrefix($0 + "/") ? $0 : nil }
        let places = own.map { [$0] } ?? SampleSurroundings.folders(of: path)
        let first: Result<Sample, any Error>
        do {
            let sample = try await sample(request, seeing: places[0])
            if !sample.lacksFiles { return sample }
            first = .success(sample)
        } catch let mistake as Mistake where mistake.isOfMissingFile {
            first = .failure(mistake)
        }
        guard program.protection.hidesFiles else { return try first.get() }
        for place in places.dropFirst() {
            do {
                var wider = try await sample(request, seeing: place)
                if wider.lacksFiles { continue }
                wider.notes.append(
                    "Files of the project lie above its folder. To find them, Understudy read in \(place), and nothing above it."
                )
                return wider
            } catch let mistake as Mistake where mistake.isOfMissingFile {
                continue
            }
        }
        return try first.get()
    }

    private func sample(_ request: ReaderRequest, seeing place: String) async throws -> Sample {
        guard case .sample(let sample) = try await answer(request, seeing: place, by: nil) else {
            throw ReaderFault("Its answer belongs to another request.")
        }
        return sample.keepingResources(below: place)
    }

    package func lowered(_ sample: Sample) async throws -> LoweredSample {
        try await lowered(sample, by: answers)
    }

    package func lowered(once sample: Sample) async throws -> LoweredSample {
        try await lowered(sample, by: nil)
    }

    private func lowered(_ sample: Sample, by answers: KeptAnswers?) async throws -> LoweredSample {
        guard case .lowered(let lowered) = try await answer(.lower(sample), seeing: nil, by: answers) else {
            throw ReaderFault("Its answer belongs to another request.")
        }
        return try lowered.checked(for: sample)
    }

    package func reduction(of sample: Sample, target: Int, after reduction: Reduction, _ errors: [Diagnostic])
        async throws -> Reduction
    {
        let question = ReductionQuestion(sample: sample, target: target, reduction: reduction, errors: errors)
        return try await self.reduction(.reduce(question), sample, by: nil)
    }

    package func assessed(_ reduction: Reduction, of sample: Sample) async throws -> Reduction {
        try await self.reduction(.assess(sample, reduction), sample, by: answers)
    }

    private func reduction(
        _ request: ReaderRequest, _ sample: Sample, by answers: KeptAnswers?
    ) async throws -> Reduction {
        guard case .reduced(let reduced) = try await answer(request, seeing: nil, by: answers) else {
            throw ReaderFault("Its answer belongs to another request.")
        }
        guard reduced.fits(sample) else { throw ReaderFault("It left out what is not in the files.") }
        return reduced
    }

    package func facts(of sample: Sample) async throws -> SourceFacts {
        guard case .facts(let facts) = try await answer(.facts(sample), seeing: nil, by: answers) else {
            throw ReaderFault("Its answer belongs to another request.")
        }
        return facts
    }

    /// - Parameter answers: The answers that are kept; nil for a request that depends on files, or is not made again.
    private func answer(
        _ request: ReaderRequest, seeing place: String?, by answers: KeptAnswers?
    ) async throws -> ReaderMessage {
        try Task.checkCancellation()
        let line = try ReaderLine.bytes(request)
        let key = answers?.key(ofRequest: line, to: program)
        if let key, let known = answers?.answer(key) { return known }
        let exchange = ReaderExchange(request: request, line: line, limits: limits, program: program)
        var kept = try takeIdle(seeing: place) ?? start(seeing: place)
        var outcome = try await exchange.outcome(from: kept.connection)
        if case .silence = outcome, kept.wasUsed {
            // It ended between two requests.
            kept = try start(seeing: place)
            outcome = try await exchange.outcome(from: kept.connection)
        }
        switch outcome {
        case .silence(let ending): throw exchange.failure(ending, at: nil)
        case .answer(let message):
            kept.wasUsed = true
            keep(kept)
            if case .mistake(let mistake) = message { throw mistake }
            if let key { answers?.keep(message, key) }
            return message
        }
    }

    // MARK: Processes

    private func start(seeing place: String?) throws -> Kept {
        let folders = place.map { [$0] } ?? []
        let command = program.command(seeing: folders, limits)
        return Kept(connection: ReaderConnection(command, limit: limits.answer), folders: Set(folders))
    }

    private func takeIdle(seeing place: String?) -> Kept? {
        idle.withLock { idle in
            idle.removeAll { !$0.connection.isAlive }
            // The one used last remembers most.
            let index = idle.lastIndex { kept in
                place.map { kept.folders.contains($0) || !program.protection.hidesFiles } ?? true
            }
            return index.map { idle.remove(at: $0) }
        }
    }

    private func keep(_ kept: Kept) {
        let surplus = idle.withLock { idle -> Kept? in
            idle.append(kept)
            return idle.count > Self.kept ? idle.removeFirst() : nil
        }
        surplus?.connection.end()
    }
}
