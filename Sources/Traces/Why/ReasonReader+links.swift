internal import Lifecycle

/// The links of each kind of chain.
extension ReasonReader {
    func appDelegateLinks(_ event: TraceEvent) -> [ReasonChain.Link] {
        let answer =
            switch (app, event.class) {
            case (let app?, _): "\(ClassName.short(app)) is an app of SwiftUI, which has its own app delegate"
            case (nil, let type?): "The app named \(ClassName.short(type)), by @main or in code"
            case (nil, nil): "The app named no class"
            }
        return launchLinks + lookups.flatMap { answered("The app \($0.text ?? "")", $0) }
            + [.init(kind: .asked, text: "UIApplicationMain asked for the class of the app delegate.", seq: event.seq)]
            + answered(answer, event)
    }

    func sceneDelegateLinks(_ event: TraceEvent) -> [ReasonChain.Link] {
        let steps = steps[event.scene ?? ""] ?? []
        let isAsked = steps.contains { $0.isConfigurationRequest }
        return steps.flatMap { links(of: $0, isAsked: isAsked) }
            + sceneLookups.flatMap { answered("UIKit \($0.text ?? "")", $0) } + ruleLink(event)
    }

    /// The links of a step on the way to a scene's configuration. `isAsked` is true if the app delegate was asked for it.
    private func links(of step: TraceEvent, isAsked: Bool) -> [ReasonChain.Link] {
        let text = step.text ?? ""
        let owner = step.class.map(ClassName.short) ?? "the app delegate"
        if step.isConfigurationRequest {
            return asked("No configuration is stored, so UIKit asked \(owner): \(step.name ?? "")", step)
        }
        switch step.state {
        case nil: return answered("\(owner) returned: \(text)", step)
        case .configuration(.stored):
            return [
                .init(kind: .asked, text: "UIKit looked for the configuration of the scene’s session.", seq: step.seq)
            ] + answered("An earlier launch left one, \(text)", step)
        case .configuration(.appDelegate): return answered("UIKit took the configuration \(text)", step)
        case .configuration(.infoPlist) where isAsked || appDelegate == nil:
            return answered("The configuration is \(text)", step)
        case .configuration(.infoPlist):
            let asked = appDelegate.map(ClassName.short) ?? ""
            let question = "No configuration is stored, so UIKit looked if \(asked) has "
            return [
                .init(
                    kind: .asked, text: question + "application(_:configurationForConnecting:options:).", seq: step.seq)
            ] + answered("It has not, so the configuration is \(text)", step)
        default: return answered("The lookup of a configuration: \(text)", step)
        }
    }

    func adaptedLinks(_ event: TraceEvent) -> [ReasonChain.Link] {
        let owner = app.map(ClassName.short) ?? "the app"
        let question =
            event.state == .adaptedAppDelegate
            ? "SwiftUI asked \(owner) for its @UIApplicationDelegateAdaptor"
            : "SwiftUI asked the app delegate behind its own for a scene’s configuration"
        return launchLinks + [.init(kind: .asked, text: question.sentence, seq: event.seq)]
            + answered("The answer names \(event.class.map(ClassName.short) ?? "no class")", event)
    }

    /// Returns the links of a view controller or a window: the call in which it was made or shown, and how.
    func partLinks(_ event: TraceEvent) -> [ReasonChain.Link] {
        let type = event.class.map(ClassName.short) ?? ""
        let cause = open.last { $0.class != event.class }
        let answer =
            switch event.state {
            case .storyboardController: "\(type) was \(event.text ?? "made")"
            case .rootViewController: "\(type) became the root view controller of a window"
            case .viewLoaded: "The view of \(type) was loaded"
            default: "UIKit called \(event.signature)"
            }
        return (cause.map { asked("UIKit called \($0.signature)", $0) } ?? launchLinks) + answered(answer, event)
    }

    /// The start of the launch.
    private var launchLinks: [ReasonChain.Link] {
        launch.map { asked("The app was launched \($0.text ?? "")", $0) } ?? []
    }

    private var sceneLookups: [TraceEvent] {
        lookups.filter { event in
            if case .classNotFound(let lookup) = event.state { return lookup.api == "UISceneDelegateClassName" }
            return false
        }
    }

    private func asked(_ text: String, _ event: TraceEvent) -> [ReasonChain.Link] {
        [.init(kind: .asked, text: text.sentence, seq: event.seq)] + ruleLink(event)
    }

    private func answered(_ text: String, _ event: TraceEvent) -> [ReasonChain.Link] {
        [.init(kind: .answered, text: text.sentence, seq: event.seq)] + ruleLink(event)
    }

    private func ruleLink(_ event: TraceEvent) -> [ReasonChain.Link] {
        event.rule.map { [.init(kind: .rule, text: Rule.named($0)?.statement ?? $0, rule: $0)] } ?? []
    }

    func title(_ part: ReasonChain.Part, _ event: TraceEvent) -> String {
        let type = event.class.map(ClassName.short)
        let behind = event.isBehindSwiftUI ? " behind SwiftUI’s" : ""
        return switch (part, type) {
        case (.app, _): "Why \(type ?? "the app") was launched"
        case (.appDelegate, let type?): "Why \(type) is the app delegate\(behind)"
        case (.appDelegate, nil): "Why there is no app delegate"
        case (.sceneDelegate, let type?): "Why \(type) is a scene’s delegate\(behind)"
        case (.sceneDelegate, nil): "Why a scene has no delegate"
        case (.viewController, _): "Why \(type ?? "a view controller") took part"
        case (.window, _): "Why a window shows \(type ?? "a view controller")"
        }
    }

    /// Returns the conclusion of a chain, without a full stop.
    func conclusion(_ part: ReasonChain.Part, _ event: TraceEvent) -> String {
        let type = event.class.map(ClassName.short)
        let behind = event.isBehindSwiftUI ? " behind SwiftUI’s" : ""
        return switch part {
        case .app: "The app is \(type ?? "not known")"
        case .appDelegate: type.map { "The app delegate\(behind) is \($0)" } ?? "There is no app delegate"
        case .sceneDelegate: type.map { "The scene’s delegate\(behind) is \($0)" } ?? "The scene has no delegate"
        case .viewController: "The launch has \(type ?? "a view controller")"
        case .window: "The window shows \(type ?? "a view controller")"
        }
    }
}

extension TraceEvent {
    /// True if SwiftUI made a delegate of the app's own behind its own one.
    fileprivate var isBehindSwiftUI: Bool { state == .adaptedAppDelegate || state == .adaptedSceneDelegate }
}
