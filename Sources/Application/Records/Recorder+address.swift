internal import Foundation
internal import Wording

extension Recorder {
    /// The pages that say where Understudy is cloned from, by their paths in the catalog.
    static let pagesWithAddress = [
        "../README.md", "Articles/CheckingInCI.md", "Articles/GettingStarted.md", "Articles/PublishingTheSite.md",
    ]

    /// Records the address of the publisher in the pages that a reader clones it by.
    func recordAddress() throws -> Bool {
        let folder = try folders.documentation
        var pages: [String: String] = [:]
        for name in Self.pagesWithAddress {
            // A program that was moved has no README.
            guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else { continue }
            pages[name] = PublishedAddress.current.linked(in: text)
        }
        let isSame = try record(pages, of: .address)
        if !isSame { sayHowToAccept(.address) }
        return isSame
    }
}
