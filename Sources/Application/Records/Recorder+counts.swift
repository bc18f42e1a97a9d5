internal import Foundation
internal import Tutorials

extension Recorder {
    /// Records how many steps, claims and cells are run, in the sentence of the page that states it.
    func recordCounts() async throws -> Bool {
        let numbers = try Statistics(try await finder.tutorials(), folders)
        let page = try folders.documentation.appending(path: Statistics.page)
        let text = numbers.replaced(in: try String(contentsOf: page, encoding: .utf8))
        let isSame = try record([Statistics.page: text], of: .counts)
        if !isSame { sayHowToAccept(.counts) }
        return isSame
    }
}
