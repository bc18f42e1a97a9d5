package import Lifecycle

/// The parts of a run that an author wrote down, and the author's words for them: the projection of a trace on a log.
package struct LogProjection: Sendable {
    /// The author's words, by the API that each stands for.
    package var words: [String: String] = [:]
    /// The classes whose names begin a line.
    package var classes = Classes.none
    /// True if SwiftUI's own delegates are left out, which no author can write into.
    package var writesOwnClasses = false
    /// Every call there is, under its own name.
    package var writesCalls = false
    /// A line `main` for each process.
    package var writesMain = false
    /// The words of which the author wrote down begin and end.
    package var ends: Set<String> = []
    /// Each scene by a letter, in the order in which they are first written of.
    package var writesScenes = false
    /// The lanes whose lines have these letters; nil for all.
    package var lanesWithScenes: Set<TraceEvent.Lane>?
    /// Messages of the system's in the console.
    package var writesMessages = false
    /// The scene delegate of each configuration that the app delegate returns, in place of the call.
    package var writesConfigurations = false
    /// True if the log has what the app printed.
    package var writesPrints = false
    /// True if the log has what the app asked the system for.
    package var writesRequests = false
    /// True if the log has what the system says it did by itself on request.
    package var writesStates = false
    /// The first test of a run, as `XCTest`.
    package var writesTests = false
    /// True if the log has how a process ended by the system's doing.
    package var writesFaults = false
    /// The rest of a list if its author's tool wrote every function once, or several times.
    package var repeats = Repeats.all

    package enum Classes { case none, accessors, all }

    package enum Repeats {
        case all
        /// Neighbours that say the same are one line.
        case saidOnce
        /// A function's last call alone. Authors differ in how often, and when first, UIKit asks for the window.
        case lastTime
    }

    /// - Parameter instrumented: The author's words for what the author wrote down; see `common`.
    package init(_ instrumented: String...) {
        words = Self.common.filter { instrumented.contains($0.value) }
        precondition(words.count == instrumented.count, "a word of \(instrumented) stands for nothing")
    }

    /// The words that authors use.
    package static let common: [String: String] = {
        var words = [
            Callback.applicationDidFinishLaunchingWithOptions.name: "didFinishLaunching",
            Callback.applicationWillFinishLaunchingWithOptions.name: "willFinishLaunching",
            Callback.applicationConfigurationForConnectingOptions.name: "configurationForConnecting",
            Callback.applicationDidDiscardSceneSessions.name: "didDiscardSceneSessions",
            Callback.sceneWillConnectToOptions.name: "willConnectTo",
            Callback.sceneRestoreInteractionStateWith.name: "restoreInteractionState",
            Callback.stateRestorationActivityFor.name: "stateRestorationActivity",
            Callback.window.get.name: "window(get)",
            Callback.window.set.name: "window(set)",
        ]
        let controllers = [
            "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
            "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
            "viewWillDisappear(_:)", "viewDidDisappear(_:)", "awakeFromNib()", "init(coder:)",
        ]
        for name in Callback.all.map(\.name) + controllers where words[name] == nil {
            let plain = name.hasSuffix("(_:)") || name.hasSuffix("()")
            words[name] = plain ? String(name.prefix { $0 != "(" }) : name
        }
        return words
    }()

    /// Everything that delegates and view controllers hear, but for the window's accessors.
    package static let callbacks: LogProjection = {
        var projection = LogProjection()
        projection.words = common.filter { !$0.value.hasPrefix("window(") && $0.value != "loadView" }
        return projection
    }()

    /// The same with the scenes' letters, the system's messages and what the app printed.
    package static let everything: LogProjection = {
        var projection = callbacks
        projection.writesScenes = true
        projection.writesMessages = true
        projection.writesPrints = true
        projection.writesRequests = true
        projection.writesFaults = true
        return projection
    }()

    /// The instrument with a change.
    package func with(_ change: (inout LogProjection) -> Void) -> LogProjection {
        var projection = self
        change(&projection)
        return projection
    }
}

extension LogProjection {
    /// An event in the author's words; nil if the author wrote nothing.
    package func line(_ event: TraceEvent, _ scenes: inout [String]) -> String? {
        switch event.kind {
        case .launch: writesMain ? "main" : nil
        case .call: called(event, &scenes)
        case .return where writesConfigurations && event.name == Self.configuring: configured(event)
        case .return: event.name.flatMap { words[$0] }.flatMap { ends.contains($0) ? "\($0) end" : nil }
        case .console where event.lane == .system: writesMessages ? event.text : nil
        case .console: writesPrints ? event.text : nil
        case .request: writesRequests ? event.name : nil
        case .test: writesTests ? "XCTest" : nil
        case .state where writesStates: [.system, .window, .test].contains(event.lane) ? event.text : nil
        case .fault: writesFaults ? event.text : nil
        default: nil
        }
    }

    private static let configuring = Callback.applicationConfigurationForConnectingOptions.name

    private func configured(_ event: TraceEvent) -> String? {
        let type = event.text?.firstMatch(of: /delegate (\w+\.)?(\w+)SceneDelegate/)?.output.2
        return "configurationForConnecting -> \(type ?? "nobody")"
    }

    private func called(_ event: TraceEvent, _ scenes: inout [String]) -> String? {
        if writesOwnClasses, event.class?.hasPrefix("SwiftUI.") == true { return nil }
        guard let name = event.name, let word = words[name] ?? (writesCalls ? name : nil) else { return nil }
        if writesConfigurations, event.name == Self.configuring { return nil }
        var line = ends.contains(word) ? "\(word) begin" : word
        if let name = event.class, classes == .all || classes == .accessors && word.hasPrefix("window(") {
            line = "\(name.split(separator: ".").last ?? "").\(line)"
        }
        guard writesScenes, lanesWithScenes?.contains(event.lane) != false, let scene = event.scene else { return line }
        if !scenes.contains(scene) { scenes.append(scene) }
        let letter = scenes.firstIndex(of: scene).map { "ABCDEFGH".dropFirst($0).prefix(1) } ?? ""
        return "\(line) \(letter)"
    }

    /// A whole list as the author's tool would have left it.
    package func tidied(_ lines: [String]) -> [String] {
        switch repeats {
        case .all: lines
        case .saidOnce: lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        case .lastTime: lines.indices.filter { !lines[($0 + 1)...].contains(lines[$0]) }.map { lines[$0] }
        }
    }
}
