import Foundation
import Tutorials

extension Record {
    /// Records how many steps, claims and cells are run, in the sentence of the page that states it.
    func recordCounts() async throws -> Bool {
        let numbers = try Statistics(try await StepCatalog.carried(ProcessInfo.processInfo.environment))
        let page = try StepCatalog.folder().appending(path: Statistics.page)
        let text = numbers.replaced(in: try String(contentsOf: page, encoding: .utf8))
        let isSame = try record([Statistics.page: text], of: .counts)
        if !isSame { Self.sayHowToAccept(.counts) }
        return isSame
    }
}
