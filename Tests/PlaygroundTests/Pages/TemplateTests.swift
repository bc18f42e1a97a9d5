import Foundation
import TestSupport
import Testing

/// The places of HTML: templates, and one renderer of sentences.
struct TemplateTests {
    /// The sentences of tutorials, with their links and their code, as they stand within a page.
    static let renderer = ["Tutorials/Pages/PageLinks.swift", "Tutorials/Pages/Prose+html.swift"]

    @Test func `HTML is in the templates, but for the sentences of tutorials`() throws {
        let root = Checkout.path("Sources")
        var found: [String] = []
        for module in ["Wording", "Tutorials", "Techniques", "Checks", "Playground", "Application", "understudy"] {
            for file in try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(module)") {
                guard file.hasSuffix(".swift") else { continue }
                let lines = try String(contentsOfFile: "\(root)/\(module)/\(file)", encoding: .utf8)
                    .split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
                let tag =
                    /<\/?(a|button|code|dd|div|dl|dt|em|figure|h[1-6]|html|li|ol|p|pre|span|strong|table|td|tr|ul)[ >\\]/
                if lines.contains(where: { $0.contains(tag) }) { found.append("\(module)/\(file)") }
            }
        }
        #expect(found.sorted() == Self.renderer)
    }
}
