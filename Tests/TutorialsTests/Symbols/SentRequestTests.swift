import PackageResources
import Foundation
import Testing

/// The pages of the system's requests agree with the requests that the model's app side sends.
@Suite struct SentRequestTests {
    @Test func eachRequestSaysWhetherTheModelSendsIt() throws {
        let folder = try #require(PackageResources.folder).appending(path: "ReferenceUIKit")
        let sender = try String(
            contentsOf: folder.appending(path: "Runtime/CommandPerformer+deliveries.swift"), encoding: .utf8)
        var sent: [String: Bool] = [:]
        var said: [String: Bool] = [:]
        for type in ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"] {
            let text = try String(
                contentsOf: folder.appending(path: "Callbacks/\(type)+requests.swift"), encoding: .utf8)
            #expect(!text.contains("sends none"))
            var comment = ""
            for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
                if line.hasPrefix("///") {
                    comment += line.dropFirst(3)
                } else if let match = line.firstMatch(of: /"([A-Za-z]+\([^"]*\))"/) {
                    let name = String(match.1)
                    sent[name] = sender.contains("\"\(name)\"")
                    said[name] = !comment.contains("The model does not send it.")
                    comment = ""
                } else if line.hasPrefix("extension") {
                    comment = ""
                }
            }
        }
        #expect(sent.count == 17)
        #expect(said == sent)
    }
}
