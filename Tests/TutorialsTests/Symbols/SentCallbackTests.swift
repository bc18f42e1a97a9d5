import Foundation
import Lifecycle
import PackageResources
import SymbolKit
import Testing
import Tutorials

/// The pages of the callbacks agree with the callbacks that the model's app side names.
@Suite struct SentCallbackTests {
    @Test func `Each page says whether the model sends the callback`() async throws {
        let folder = try #require(PackageResources.folder).appending(path: "ReferenceUIKit")
        let code = try ["Notifications", "Runtime", "Scenes"].flatMap { part in
            try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: part).path).map {
                try String(contentsOf: folder.appending(path: "\(part)/\($0)"), encoding: .utf8)
            }
        }.joined().replacing(/answers\(\.\w+/, with: "")
        let constants = try String(
            contentsOf: folder.appending(path: "../Lifecycle/Generated/Callback+all.swift"), encoding: .utf8
        ).matches(of: /\n        \.(\w+),/).map { String($0.1) }
        let named = zip(Callback.all, constants).filter { code.contains(try! Regex("\\.\($0.1)\\b")) }
        let pages = try await symbolGraphs().read().filter { $0.module.name == "ReferenceUIKit" }
            .flatMap(\.symbols.values).filter { symbol in
                symbol.kind.identifier == .method
                    && Callback.Delegate(rawValue: symbol.pathComponents.first ?? "") != nil
            }
        let sent = pages.filter { page in
            !(page.docComment?.lines.map(\.text) ?? []).contains { $0.contains("The model does not send it") }
        }
        #expect(pages.count == Callback.all.count)
        #expect(sent.compactMap(\.pathComponents.last).sorted() == named.map(\.0.name).sorted())
    }
}
