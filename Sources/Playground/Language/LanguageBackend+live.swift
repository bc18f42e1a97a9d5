internal import Building
internal import CodeIntelligence
internal import Runs
internal import SampleReading
internal import Samples
internal import Wording

extension LanguageBackend {
    /// Answers by the toolchain's language server, about the same files that a run would build.
    ///
    /// - Parameter builder: Where the runs are built.
    static func live(_ builder: SampleBuilder, _ limits: LanguageLimits) -> LanguageBackend {
        let service = LanguageService(builder: builder, limits: limits)
        return LanguageBackend(
            absence: service.absence?.sentences,
            answer: { order in
                do {
                    guard let (sample, path) = try await order.sample(by: builder.reader) else {
                        throw LanguageUnavailable.notCompiled(order.file)
                    }
                    return LanguageReply(
                        try await service.answer(
                            order.question, in: path, of: sample, leavingOut: order.app.lesson.project != nil))
                } catch let unavailable as LanguageUnavailable {
                    return LanguageReply(problem: unavailable.sentences)
                } catch let mistake as Mistake {
                    return LanguageReply(problem: mistake.what)
                }
            },
            end: { await service.end() })
    }
}

extension LanguageOrder {
    /// Returns the sample that the file is compiled in, and the file's path there; nil if it is in none.
    ///
    /// - Throws: The errors of reading.
    fileprivate func sample(by reader: any SampleReader) async throws -> (Sample, String)? {
        for isHost in [app.hostsTests, false] {
            let source = LessonSample(app.lesson, edits: app.edits, isHost: isHost)
            guard let place = source.files.keys.first(where: { source.name(ofPlace: $0) == file }) else { continue }
            let sample = try await app.sample(of: source, by: reader)
            let path = "\(source.root)/\(place)"
            if sample.texts[path] != nil { return (sample, path) }
        }
        return nil
    }
}
