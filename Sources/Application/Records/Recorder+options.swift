internal import Foundation
internal import Runs

extension Recorder {
    /// Records the declared options of a launch in the table of the page that lists them.
    func recordOptions() throws -> Bool {
        let page = try folders.documentation.appending(path: LaunchOption.page)
        let text = LaunchOption.withTable(try String(contentsOf: page, encoding: .utf8))
        let isSame = try record([LaunchOption.page: text], of: .options)
        if !isSame { sayHowToAccept(.options) }
        return isSame
    }
}
