import ArgumentParser
import Callbacks
import Foundation
import PackageResources

/// `understudy callbacks`
struct RecordCallbacks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "callbacks", abstract: "Write the Swift files that follow from the callbacks' declarations.",
        shouldDisplay: false)

    @Flag(help: "Write the files anew.")
    var renew = false

    func run() throws {
        try Checkout.require(for: "callbacks --renew")
        guard renew, let sources = PackageResources.folder else { throw ValidationError("Say --renew.") }
        for path in try GeneratedCallbacks(sources: sources).write(to: sources) { Terminal.say("Sources/\(path)") }
    }
}
