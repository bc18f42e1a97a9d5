package import Foundation
package import Storage
package import Wording

/// The symbols of a module that get a page: those that the module's own page lists under *Topics*, with their members.
///
/// Much of the reference UIKit is there only so that apps compile. Apple documents it better, and thousands of such pages
/// would hide those that say how a launch goes.
package struct SymbolFilter: Hashable, Sendable {
    package var module: String
    /// The names of types and functions outside of types.
    package var names: Set<String>

    /// Reads the page of a module in a catalog.
    ///
    /// - Throws: `Mistake` if there is none, or if it lists nothing.
    package init(_ module: String, catalog: URL) throws(Mistake) {
        let page = catalog.appending(path: "Symbols/\(module).md")
        let text = (try? Data(contentsOf: page)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        self.init(module, page: text)
        guard !names.isEmpty else {
            throw Mistake(
                .usage, what: "The page of the module \(module) lists no symbol.", place: page.path,
                cure: "Restore it as it is in the project.")
        }
    }

    /// - Parameter page: The text of the module's page.
    init(_ module: String, page: String) {
        self.module = module
        // What follows a hyphen tells overloads apart.
        names = Set(page.matches(of: /(?m)^- ``([^`-]+)/).map { String($0.output.1) })
    }

    /// Returns a graph without the symbols that get no page, and without what leads to them.
    ///
    /// - Parameter graph: The JSON of a symbol graph of the module.
    func callAsFunction(_ graph: [String: Any]) -> [String: Any] {
        guard let symbols = graph["symbols"] as? [[String: Any]],
            let relationships = graph["relationships"] as? [[String: Any]]
        else { return graph }
        func identifier(_ symbol: [String: Any]) -> String? {
            (symbol["identifier"] as? [String: Any])?["precise"] as? String
        }
        func isKept(_ symbol: [String: Any]) -> Bool {
            (symbol["pathComponents"] as? [String])?.first.map(names.contains) ?? false
        }
        let dropped = Set(symbols.filter { !isKept($0) }.compactMap(identifier))
        var graph = graph
        graph["symbols"] = symbols.filter(isKept)
        graph["relationships"] = relationships.filter { relationship in
            !["source", "target"].contains { (relationship[$0] as? String).map(dropped.contains) ?? false }
        }
        return graph
    }
}

extension SymbolGraphs {
    /// Returns the graphs without the symbols that get no page.
    package func keeping(_ filter: SymbolFilter, cache: BuildCache) async throws -> SymbolGraphs {
        var key = ContentHash()
        key.add(["kept 1", folder.lastPathComponent, filter.module] + filter.names.sorted())
        let kept = try await ContentFolder("symbols", in: cache).folder("\(key)") { staging in
            for path in FileTree(folder: folder).paths() where path.hasSuffix(".symbols.json") {
                let data = try Data(contentsOf: folder.appending(path: path))
                let place = URL(filePath: staging).appending(path: path)
                guard path.prefix(while: { $0 != "." && $0 != "@" }) == filter.module,
                    let graph = try JSONSerialization.jsonObject(with: data) as? [String: Any]
                else {
                    try data.write(to: place)
                    continue
                }
                try JSONSerialization.data(withJSONObject: filter(graph), options: .sortedKeys).write(to: place)
            }
        }
        return SymbolGraphs(folder: URL(filePath: kept))
    }
}
