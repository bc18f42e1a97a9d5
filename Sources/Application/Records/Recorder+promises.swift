internal import Foundation
internal import Techniques
internal import Wording

extension Recorder {
    /// Records what the tests of a run tried, from the file that they wrote, and the page made of it.
    ///
    /// Without a file, makes the page of the record.
    func recordPromises() throws -> Bool {
        let record = try folders.records.appending(path: PromisesPage.recordName)
        let source = names.first.map { URL(filePath: $0) } ?? record
        guard let lines = try? String(contentsOf: source, encoding: .utf8) else {
            throw Mistake(
                .usage, what: "The file with what the tests tried cannot be read.", place: source.path,
                cure: "Name the file that Tests/run wrote: understudy record promises .build/promises.jsonl")
        }
        let rows = try PromisesPage.rows(lines, from: source.path)
        if !check, source != record { try Data(try PromisesPage.record(rows).utf8).write(to: record) }
        let isSame = try self.record([PromisesPage.file: PromisesPage.text(rows)], of: .promises)
        if !isSame { sayHowToAccept(.promises, names) }
        return isSame
    }
}
