/// A state as an object with its word at `what`, and beside it what belongs to it.
extension TraceEvent.State: Codable {
    enum CodingKeys: String, CodingKey {
        case what, step, type, texts, action, reason, api, near, difference, sdk, os, withoutReading, reading, code,
            effect, title, lane
    }

    /// The states by the words that the trace has for them. Those with parts of their own have them filled in when read.
    enum Word: String, Codable, CaseIterable {
        case app, application, appDelegate, sceneDelegate, adaptedAppDelegate, adaptedSceneDelegate, configuration
        case storyboardController, viewLoaded, rootViewController, emptyWindow, windowReleased, windowWithoutScene
        case windowsRestored, sceneReplaced, cardRefreshed, actionWithoutEffect, testBundleLoaded, noHostedTests
        case productionUnknown, classNotFound, launchRefused, leftOut, notModelled, other
    }

    /// The state's word in the trace.
    var word: Word {
        switch self {
        case .app: .app
        case .application: .application
        case .appDelegate: .appDelegate
        case .sceneDelegate: .sceneDelegate
        case .adaptedAppDelegate: .adaptedAppDelegate
        case .adaptedSceneDelegate: .adaptedSceneDelegate
        case .configuration: .configuration
        case .storyboardController: .storyboardController
        case .viewLoaded: .viewLoaded
        case .rootViewController(nil): .emptyWindow
        case .rootViewController: .rootViewController
        case .windowReleased: .windowReleased
        case .windowWithoutScene: .windowWithoutScene
        case .windowsRestored: .windowsRestored
        case .sceneReplaced: .sceneReplaced
        case .cardRefreshed: .cardRefreshed
        case .actionWithoutEffect: .actionWithoutEffect
        case .testBundleLoaded: .testBundleLoaded
        case .noHostedTests: .noHostedTests
        case .productionUnknown: .productionUnknown
        case .classNotFound: .classNotFound
        case .launchRefused: .launchRefused
        case .leftOut: .leftOut
        case .notModelled: .notModelled
        case .other: .other
        }
    }

    /// Reads a state by its word.
    public init(from decoder: any Decoder) throws {
        let parts = try decoder.container(keyedBy: CodingKeys.self)
        switch try parts.decode(Word.self, forKey: .what) {
        case .app: self = .app
        case .application: self = .application
        case .appDelegate: self = .appDelegate
        case .sceneDelegate: self = .sceneDelegate
        case .adaptedAppDelegate: self = .adaptedAppDelegate
        case .adaptedSceneDelegate: self = .adaptedSceneDelegate
        case .configuration:
            self = .configuration(try parts.decode(TraceEvent.ConfigurationStep.self, forKey: .step))
        case .storyboardController: self = .storyboardController
        case .viewLoaded: self = .viewLoaded
        case .emptyWindow: self = .rootViewController(nil)
        case .rootViewController:
            self = .rootViewController(
                TraceEvent.RootView(
                    type: try parts.decode(String.self, forKey: .type),
                    texts: try parts.decodeIfPresent([String].self, forKey: .texts) ?? []))
        case .windowReleased: self = .windowReleased
        case .windowWithoutScene: self = .windowWithoutScene
        case .windowsRestored: self = .windowsRestored
        case .sceneReplaced: self = .sceneReplaced
        case .cardRefreshed: self = .cardRefreshed
        case .actionWithoutEffect:
            guard let action = Action(try parts.decode(String.self, forKey: .action)) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .action, in: parts, debugDescription: "There is no such action.")
            }
            self = .actionWithoutEffect(action, reason: try parts.decode(String.self, forKey: .reason))
        case .testBundleLoaded: self = .testBundleLoaded
        case .noHostedTests: self = .noHostedTests
        case .productionUnknown: self = .productionUnknown
        case .classNotFound: self = .classNotFound(try ClassLookup(from: parts))
        case .launchRefused: self = .launchRefused(try LaunchAlternatives(from: parts))
        case .leftOut: self = .leftOut(try LeftOutUse(from: parts))
        case .notModelled: self = .notModelled(api: try parts.decode(String.self, forKey: .api))
        case .other:
            self = .other(
                title: try parts.decode(String.self, forKey: .title),
                lane: try parts.decode(TraceEvent.Lane.self, forKey: .lane))
        }
    }

    /// Writes the state by its word.
    public func encode(to encoder: any Encoder) throws {
        var parts = encoder.container(keyedBy: CodingKeys.self)
        try parts.encode(word, forKey: .what)
        switch self {
        case .configuration(let step): try parts.encode(step, forKey: .step)
        case .rootViewController(let view?):
            try parts.encode(view.type, forKey: .type)
            if !view.texts.isEmpty { try parts.encode(view.texts, forKey: .texts) }
        case .actionWithoutEffect(let action, let reason):
            try parts.encode(action.name, forKey: .action)
            try parts.encode(reason, forKey: .reason)
        case .classNotFound(let lookup): try lookup.encode(to: &parts)
        case .launchRefused(let alternatives): try alternatives.encode(to: &parts)
        case .leftOut(let use): try use.encode(to: &parts)
        case .notModelled(let api): try parts.encode(api, forKey: .api)
        case .other(let title, let lane):
            try parts.encode(title, forKey: .title)
            try parts.encode(lane, forKey: .lane)
        default: break
        }
    }
}
