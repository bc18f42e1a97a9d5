internal import Foundation
internal import Tutorials

extension Recorder {
    /// Records for how many sentences from forums the search has the right page among the first three, or compares that.
    func recordSearch() async throws -> Bool {
        let index = try await folders.searchIndex(environment)
        let text = try SearchRecord(checkout: try folders.checkout(for: "record search")).text(index)
        let place = try folders.records.appending(path: "search.txt")
        let isSame = (try? String(contentsOf: place, encoding: .utf8)) == text
        if check, !isSame {
            output.say("What the search finds differs from the record.")
            sayHowToAccept(.search)
        } else if !isSame {
            try Data(text.utf8).write(to: place)
        }
        return isSame || !check
    }
}
