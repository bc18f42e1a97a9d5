import Foundation
import Lifecycle
import SymbolKit
import TestSupport
import Testing
import Tutorials

/// The symbols that the code of a launch touches: each page says what it is, from which source, and where Apple says so.
@Suite struct LaunchSymbolTests {
    private static func symbols() async throws -> [String: [SymbolGraph.Symbol]] {
        let graphs = try await symbolGraphs().read().filter { $0.module.name == "ReferenceUIKit" }
        return Dictionary(grouping: graphs.flatMap(\.symbols.values)) { $0.pathComponents.joined(separator: ".") }
    }

    @Test func `There are sixty, each once`() {
        let names = LaunchSymbol.all.map(\.name)
        #expect(names.count == 60)
        #expect(Set(names).count == names.count)
        for symbol in LaunchSymbol.all { #expect(!symbol.rules.isEmpty, "\(symbol.name)") }
    }

    @Test func `Each has an abstract, its parameters, a rule and Apple's page`() async throws {
        let symbols = try await Self.symbols()
        for launch in LaunchSymbol.all {
            let found = symbols[launch.name] ?? []
            #expect(!found.isEmpty, "\(launch.name)")
            for symbol in found where symbol[mixin: SymbolGraph.Symbol.Location.self] != nil {
                let lines = symbol.docComment?.lines.map(\.text) ?? []
                let abstract = lines.prefix { !$0.isEmpty }.joined(separator: " ")
                #expect(!abstract.isEmpty && !abstract.hasPrefix("- "), "\(launch.name)")
                #expect(lines.contains { $0.contains("(\(launch.applePage))") }, "\(launch.name): \(launch.applePage)")
                for rule in launch.rules {
                    #expect(lines.count { $0.contains("``/Lifecycle/Rule/\(rule.symbol)``") } == 1, "\(launch.name)")
                }
                if let difference = launch.difference {
                    #expect(lines.contains("Differs from UIKit: \(difference)"), "\(launch.name)")
                }
                Self.checkParameters(of: symbol, lines)
            }
        }
    }

    /// The deprecated form of `UIApplicationMain` refers to the other.
    private static func checkParameters(of symbol: SymbolGraph.Symbol, _ lines: [String]) {
        guard symbol.kind.identifier != .class, !lines.contains(where: { $0.contains("type casts of 2016") }) else {
            return
        }
        let fragments = symbol[mixin: SymbolGraph.Symbol.DeclarationFragments.self]?.declarationFragments ?? []
        // Of two names, the inner one is documented. SymbolKit leaves it out of the signature.
        let names = fragments.reduce(into: [String]()) { names, fragment in
            if fragment.kind == .externalParameter { names.append(fragment.spelling) }
            if fragment.kind == .internalParameter { names[names.count - 1] = fragment.spelling }
        }
        for name in names {
            let isSaid = lines.contains { $0.hasPrefix("- Parameter \(name): ") || $0.hasPrefix("  - \(name): ") }
            #expect(isSaid, "\(symbol.pathComponents): \(name)")
        }
    }

    /// The extensions in the catalog put each type and function into one group.
    @Test(arguments: SymbolGraphs.documented)
    func `A module's page has each of its symbols in one group`(module: String) async throws {
        let page = Checkout.folder.appending(path: "Documentation.docc/Symbols/\(module).md")
        let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
        // Overloads are told apart by what follows a hyphen.
        let listed = lines.filter { $0.hasPrefix("- ``") }.map { $0.dropFirst(4).prefix { $0 != "-" && $0 != "`" } }
            .map(String.init)
        // A name without a page is in a table.
        let unpaged = lines.filter { $0.hasPrefix("| ") }.flatMap {
            $0.matches(of: /`([^`]+)`/).map { String($0.output.1) }
        }
        let graphs = try await symbolGraphs().read().filter { $0.module.name == module }
        let symbols = graphs.flatMap(\.symbols.values).filter { symbol in
            symbol.pathComponents.count == 1 && !symbol.identifier.precise.contains("::SYNTHESIZED::")
        }
        #expect(Set(listed + unpaged) == Set(symbols.map { $0.pathComponents[0] }))
        #expect(listed.count + unpaged.count == symbols.count)
    }
}
