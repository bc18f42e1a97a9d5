internal import Runs
internal import SampleReading
internal import Samples

extension LessonApp {
    /// Returns the sample of the app's files, ready to be built.
    ///
    /// - Parameters:
    ///   - source: The files of the app that is launched.
    ///   - own: Those of the app as its users get it.
    /// - Throws: `Mistake` if they make none; the other errors of reading.
    func found(_ source: LessonSample, _ own: LessonSample, by reader: any SampleReader) async throws -> FoundSample {
        if let project = lesson.project {
            let production = lesson.production?.replacing(own.textsByPath)
            guard let production, !hostsTests else {
                return FoundSample(
                    project.replacing(source.textsByPath), production: production, isReaders: true)
            }
            return FoundSample(production, isReaders: true)
        }
        let isAnother = own.files != source.files || hostsTests && !lesson.host.isEmpty
        let host = try await sample(of: source, by: reader)
        return FoundSample(
            hostsTests ? lesson.host.applied(to: host) : host,
            production: isAnother ? try await sample(of: own, by: reader) : nil)
    }

    /// Returns the sample of files.
    ///
    /// - Throws: `Mistake` if they make none; the other errors of reading.
    func sample(of source: LessonSample, by reader: any SampleReader) async throws -> Sample {
        if let project = lesson.project { return project.replacing(source.textsByPath) }
        return try await reader.sample(of: source.texts, tests: tests, needsTests: hostsTests)
    }
}
