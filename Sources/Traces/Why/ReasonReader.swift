internal import Lifecycle

/// The reader of a launch's events that makes the chains.
struct ReasonReader {
    /// The chains so far, in the order in which their classes took part.
    private(set) var chains: [ReasonChain] = []
    private let roles: ClassRoles
    /// The calls that have not returned, with their events.
    var open: [TraceEvent] = []
    /// The event with which the launch began.
    var launch: TraceEvent?
    var app: String?
    var appDelegate: String?
    /// The lookups that found nothing and belong to no chain yet.
    var lookups: [TraceEvent] = []
    /// The steps on the way to the configuration of each scene.
    var steps: [String: [TraceEvent]] = [:]
    /// The steps of a lookup without a scene, before it is known which it is for.
    private var looseSteps: [TraceEvent] = []
    private var testsBegan = false

    init(_ roles: ClassRoles) { self.roles = roles }

    /// Takes the next event of the launch.
    mutating func take(_ event: TraceEvent) {
        switch event.kind {
        case .launch: launch = launch ?? event
        case .test: testsBegan = true
        case .call:
            if event.isConfigurationRequest, let scene = event.scene { steps[scene, default: []].append(event) }
            takePart(event)
            open.append(event)
        case .return: takeReturn(event)
        case .state: takeState(event)
        default: break
        }
    }

    private mutating func takeReturn(_ event: TraceEvent) {
        guard
            let place = open.lastIndex(where: {
                $0.lane == event.lane && $0.class == event.class && $0.name == event.name
            })
        else { return }
        if open[place].isConfigurationRequest, let scene = event.scene { steps[scene, default: []].append(event) }
        open.removeSubrange(place...)
    }

    /// True once the launch is over: what comes with a test took no part in it.
    private var isOver: Bool { testsBegan && launch?.launch == .test }

    private mutating func takeState(_ event: TraceEvent) {
        let delegates: [TraceEvent.State?] = [.appDelegate, .sceneDelegate, .adaptedAppDelegate, .adaptedSceneDelegate]
        if isOver, delegates.contains(event.state) { return }
        switch event.state {
        case .app: app = event.class
        case .appDelegate:
            appDelegate = event.class
            add(.appDelegate, event, appDelegateLinks(event))
            lookups = []
        case .sceneDelegate: add(.sceneDelegate, event, sceneDelegateLinks(event))
        case .adaptedAppDelegate: add(.appDelegate, event, adaptedLinks(event))
        case .adaptedSceneDelegate: add(.sceneDelegate, event, adaptedLinks(event))
        case .classNotFound: lookups.append(event)
        case .configuration:
            if let scene = event.scene ?? open.last(where: \.isConfigurationRequest)?.scene {
                steps[scene, default: []] += looseSteps + [event]
                looseSteps = []
            } else {
                looseSteps.append(event)
            }
        case .storyboardController, .viewLoaded, .rootViewController: takePart(event)
        default: break
        }
    }

    /// Takes a view controller or a window, if it is production's and took part in the launch.
    private mutating func takePart(_ event: TraceEvent) {
        guard let type = event.class, roles.isProduction(type), !isOver else { return }
        switch event.lane {
        case .viewController: addOnce(.viewController, event)
        case .window:
            if case .rootViewController = event.state { addOnce(.viewController, event) }
            addOnce(.window, event)
        case .application where event.class == app: addOnce(.app, event)
        default: break
        }
    }

    private mutating func addOnce(_ part: ReasonChain.Part, _ event: TraceEvent) {
        let scene = part == .window ? event.scene : nil
        guard !chains.contains(where: { $0.part == part && $0.class == event.class && $0.scene == scene }) else {
            return
        }
        add(part, event, partLinks(event))
        chains[chains.count - 1].scene = scene
    }

    private mutating func add(_ part: ReasonChain.Part, _ event: TraceEvent, _ links: [ReasonChain.Link]) {
        let role = role(of: event.class, as: part)
        let owner = role.map { ", a class of \($0.words)" } ?? ""
        let conclusion = ReasonChain.Link(
            kind: .therefore, text: conclusion(part, event) + owner + ".", seq: event.seq)
        chains.append(
            ReasonChain(
                part: part, class: event.class, scene: event.scene, role: role, title: title(part, event),
                links: links + [conclusion]))
    }

    private func role(of type: String?, as part: ReasonChain.Part) -> ClassRoles.Role? {
        guard let type, !Appearances.isSystems(type) else { return nil }
        if roles.role(of: type) == .test { return .test }
        let isProduction =
            switch part {
            case .appDelegate: roles.isProduction(type, as: .appDelegate)
            case .sceneDelegate: roles.isProduction(type, as: .sceneDelegate)
            case .app, .viewController, .window: roles.isProduction(type)
            }
        return isProduction ? .production : nil
    }
}
