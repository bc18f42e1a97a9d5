import Lifecycle
import TraceViews

/// A log that a developer published, in the words of the callbacks that the developer wrote down.
struct PublishedLog {
    /// The author's words, by the API that each stands for.
    var words: [String: String]

    /// The words that all the authors use.
    static let common = [
        "application(_:didFinishLaunchingWithOptions:)": "didFinishLaunching",
        "application(_:configurationForConnecting:options:)": "configurationForConnecting",
        "scene(_:willConnectTo:options:)": "willConnectTo",
        "sceneWillEnterForeground(_:)": "sceneWillEnterForeground",
        "sceneDidBecomeActive(_:)": "sceneDidBecomeActive",
        "viewDidLoad()": "viewDidLoad",
        "viewDidAppear(_:)": "viewDidAppear",
        "getter: window": "window(get)",
        "setter: window": "window(set)",
    ]

    /// - Parameter instrumented: The author's words for what the author wrote down.
    init(_ instrumented: String...) {
        words = Self.common.filter { instrumented.contains($0.value) }
    }

    /// The trace as the author would have seen it, each line with the class: `AppDelegate.didFinishLaunching`.
    func withClasses(_ events: [TraceEvent]) -> [String] {
        events.projected(on: Set(words.keys)).map { line in
            let parts = line.split(separator: ".", maxSplits: 1).map(String.init)
            return "\(parts[0]).\(words[parts[1]] ?? parts[1])"
        }
    }

    /// The same with the class of accessors only, and with `main` for the launch.
    func fromMain(_ events: [TraceEvent]) -> [String] {
        events.filter { $0.kind == .launch }.map { _ in "main" }
            + withClasses(events).map { line in
                line.contains(".window(") ? line : String(line.split(separator: ".", maxSplits: 1)[1])
            }
    }
}

extension [String] {
    /// Without the window's accessors, of whose number authors say different things.
    var withoutAccessors: [String] { filter { !$0.contains("window(") } }

    /// Neighbours that say the same, said once.
    var said: [String] {
        reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    /// Whether these lines come in `other` in this order, with others between.
    func isSubsequence(of other: [String]) -> Bool {
        var rest = other[...]
        return allSatisfy { line in
            guard let index = rest.firstIndex(of: line) else { return false }
            rest = rest[(index + 1)...]
            return true
        }
    }
}
