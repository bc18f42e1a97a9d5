import Foundation
import TestSupport
import Testing

/// The page of messages quotes what Understudy says.
struct MessagesTests {
    @Test func `Each message of Understudy is in the sources`() throws {
        let page = try String(
            contentsOfFile: Checkout.path("Documentation.docc/Articles/Messages.md"), encoding: .utf8)
        let own = try #require(page.components(separatedBy: "### Messages of Understudy").last)
        let messages = own.matches(of: /(?m)^\| (.*?) \| <doc:/).map { String($0.output.1) }
        #expect(messages.count > 10)
        let sources = try FileManager.default.subpathsOfDirectory(atPath: Checkout.path("Sources"))
            .filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOfFile: Checkout.path("Sources/\($0)"), encoding: .utf8) }.joined()
            .replacing("\\\n", with: "").replacing(/\s+/, with: " ")
        for message in messages {
            let pieces = message.split(separator: "...").map { $0.trimmingCharacters(in: .whitespaces) }
            for piece in pieces where piece.count > 3 { #expect(sources.contains(piece), "\(message)") }
        }
    }
}
