internal import Foundation
package import Tutorials

extension Recorder {
    /// Records where the search has the right page for sentences from forums, or compares that.
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

extension CarriedFolders {
    /// Returns the index of the search, of the catalog as it is.
    package func searchIndex(_ environment: [String: String]) async throws -> SearchIndex {
        let tutorials = try await tutorials(environment).tutorials
        return SearchContent(try documentation, tutorials, try techniques(), try claims()).index
    }
}
