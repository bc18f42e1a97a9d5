import Foundation
import TestSupport
import Testing
import Wording

@testable import Application

/// The address of the publisher in the pages that say where to clone Understudy.
struct AddressTests {
    @Test(arguments: Recorder.pagesWithAddress)
    func `Each page has the address that is set, and a place for it`(name: String) throws {
        let page = Checkout.folder.appending(path: "Documentation.docc").appending(path: name)
        let text = try String(contentsOf: page, encoding: .utf8)
        #expect(PublishedAddress.current.linked(in: text) == text, "understudy record address writes it")
        #expect(PublishedAddress("https://github.com/someone/stage-door").linked(in: text) != text)
    }
}
