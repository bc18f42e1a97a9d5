package import Lifecycle
package import SymbolKit

/// Where in a built archive the pages of the reference modules' symbols are, and which of them an event belongs to.
package struct SymbolPages: Sendable {
    /// Paths by module, then by the symbol's full name: `UISceneDelegate.scene(_:willConnectTo:options:)`.
    private var paths: [String: [String: String]] = [:]

    package init(_ graphs: [SymbolGraph]) {
        // DocC has extensions of other modules' types under those modules' names.
        for graph in graphs where !graph.isOfExtensions {
            let symbols = graph.symbols.values.filter { !$0.identifier.precise.contains("::SYNTHESIZED::") }
            // DocC adds the kind where letters' case alone tells two symbols apart, and a hash where not even that.
            let alike = Dictionary(grouping: symbols) { $0.pathComponents.map { $0.lowercased() } }
            for symbol in symbols {
                let name = symbol.pathComponents.joined(separator: ".")
                // No trace names an operator, and DocC writes their signs in its own way.
                guard symbol.kind.identifier != .operator, let path = Self.path(symbol, alike) else { continue }
                paths[graph.module.name, default: [:]][name] =
                    "/documentation/\(graph.module.name.lowercased())/\(path)"
            }
        }
    }

    private static func path(_ symbol: SymbolGraph.Symbol, _ alike: [[String]: [SymbolGraph.Symbol]]) -> String? {
        var components: [String] = []
        for depth in symbol.pathComponents.indices {
            let key = symbol.pathComponents[...depth].map { $0.lowercased() }
            let others = alike[key] ?? []
            if others.count < 2 {
                components.append(key[depth])
            } else if depth == symbol.pathComponents.indices.last {
                guard others.count(where: { $0.kind.identifier == symbol.kind.identifier }) == 1 else { return nil }
                components.append("\(key[depth])-\(symbol.kind.identifier.identifier.withLanguage)")
            } else {
                // Only types have members.
                guard let parent = others.first(where: { $0.kind.identifier.isType }) else { return nil }
                components.append("\(key[depth])-\(parent.kind.identifier.identifier.withLanguage)")
            }
        }
        return components.joined(separator: "/")
    }

    /// The page of a symbol by its full name, such as `UIWindow.makeKeyAndVisible()`; nil where there is none, or
    /// where its path cannot be told.
    package func page(of symbol: String, in module: String = "ReferenceUIKit") -> String? {
        paths[module]?[symbol]
    }

    /// The page of what an event names; nil where it names no API, as the app's own lines and the tests do.
    package func page(of event: TraceEvent) -> String? {
        guard let name = event.name else { return nil }
        return page(of: name, on: event.lane)
    }

    /// The page of an API as a trace names it, on the lane where it occurs.
    ///
    /// Names are looked for in the types that a lane stands for, the nearest first.
    package func page(of name: String, on lane: TraceEvent.Lane) -> String? {
        let name = Self.member(name)
        for (module, type) in Self.types(lane) {
            if let page = page(of: "\(type).\(name)", in: module) { return page }
        }
        return page(of: name)
    }

    /// The member behind a name: `window` behind `getter: window`.
    private static func member(_ name: String) -> String {
        if name == "init" { return "init()" }
        for prefix in ["getter: ", "setter: "] where name.hasPrefix(prefix) {
            return String(name.dropFirst(prefix.count))
        }
        if let action = Action(name) { return action.symbol }
        // UIKit's one private method in a trace has the rule about it as its page.
        return name == "_removeSessionFromSessionSet:" ? "sessionRemovedPrivately" : name
    }

    private static func types(_ lane: TraceEvent.Lane) -> [(module: String, type: String)] {
        let types =
            switch lane {
            case .application: ["UIApplication", "UIResponder"]
            case .appDelegate: ["UIApplicationDelegate", "UIApplication", "UIResponder"]
            case .sceneDelegate: ["UIWindowSceneDelegate", "UISceneDelegate", "UIScene", "UIResponder"]
            case .viewController: ["UIViewController", "UIResponder"]
            case .window: ["UIWindow", "UIView"]
            case .system, .test, .console: [String]()
            }
        let model = lane == .system ? ["Action"] : lane == .application ? ["Rule"] : []
        return types.map { ("ReferenceUIKit", $0) } + model.map { ("Lifecycle", $0) }
    }
}

extension Action {
    /// The case as DocC names it.
    fileprivate var symbol: String {
        switch self {
        case .home: "home"
        case .suspend: "suspend"
        case .activate: "activate"
        case .switcher: "switcher"
        case .controlCenter: "controlCenter"
        case .swipe: "swipe(card:)"
        case .newWindow: "newWindow"
        case .split: "split"
        case .unsplit: "unsplit"
        case .front: "front(card:)"
        case .backgroundLaunch: "backgroundLaunch"
        case .reclaim: "reclaim"
        case .memoryWarning: "memoryWarning"
        case .connectDisplay: "connectDisplay"
        case .disconnectDisplay: "disconnectDisplay"
        case .openURL: "openURL(_:)"
        case .continueActivity: "continueActivity(_:)"
        case .shortcut: "shortcut(_:)"
        case .terminate: "terminate"
        case .reinstall: "reinstall"
        }
    }
}

extension SymbolGraph {
    /// Whether its symbols are members of another module's types.
    fileprivate var isOfExtensions: Bool {
        !symbols.values.contains { $0.pathComponents.count == 1 }
    }
}

extension String {
    /// DocC writes the language before a kind: `swift.enum`.
    fileprivate var withLanguage: String { "swift.\(self)" }
}

extension SymbolGraph.Symbol.KindIdentifier {
    fileprivate var isType: Bool {
        [.class, .struct, .enum, .protocol, .extension].contains(self)
    }
}
