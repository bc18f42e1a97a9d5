public import Lifecycle

/// The number of times that each rule decided something.
///
/// Most rules are named by a command or an event; the decisions of the others are seen from the device before and
/// after.
public struct Firings: Sendable {
    public private(set) var counts: [Rule.ID: Int] = [:]
    private var hadProcess: ProcessLaunch?

    public init() {}

    public mutating func add(_ other: Firings) {
        counts.merge(other.counts, uniquingKeysWith: +)
    }

    private mutating func fire(_ rule: Rule) {
        counts[rule.id, default: 0] += 1
    }

    mutating func note(
        _ input: DeviceInput, _ effects: [DeviceEffect], _ app: InstalledApp, _ conditions: Conditions,
        _ promises: Promises
    ) {
        for effect in effects {
            switch effect {
            case .tell(let command):
                counts[command.rule, default: 0] += 1
                if command.rule == Rule.sessionDiscardedWhileAway.id { fire(.sessionDiscardedAfterConnection) }
                note(command.instruction, app, conditions)
                if case .resolve(let session) = command.instruction, promises.madeIdentifier,
                    !promises.sessionsBefore.contains(where: { $0.id == session.id })
                {
                    fire(.sessionKeptAfterOfflineSwipe)
                }
            case .trace(let event): if let rule = event.rule { counts[rule, default: 0] += 1 }
            default: break
            }
        }
        if promises.madeIdentifier { fire(.sessionIdentifier) }
        noteDecision(input, effects, app, conditions, promises)
        if let launch = hadProcess, app.process == nil || effects.contains(where: \.isStart) {
            noteEnd(launch, app, conditions, promises)
        }
        hadProcess = app.process?.launch
    }

    private mutating func note(_ instruction: Instruction, _ app: InstalledApp, _ conditions: Conditions) {
        guard case .connect(let session, let deliveries) = instruction else { return }
        if !deliveries.isEmpty { fire(.deliveryConnectionOptions) }
        if session.role == SceneConfiguration.externalDisplayRole { fire(.sceneExternalRole) }
        if app.process?.scenes.count(where: { !$0.isExternal }) ?? 0 > 1 { fire(.windowSeveral) }
    }

    private mutating func noteDecision(
        _ input: DeviceInput, _ effects: [DeviceEffect], _ app: InstalledApp, _ conditions: Conditions,
        _ promises: Promises
    ) {
        switch input {
        case .message(.replied(_, .created(let configuresScenes, _))):
            guard conditions.system >= .scenes, let lifeCycle = app.process?.lifeCycle, lifeCycle != .undecided else {
                return
            }
            fire(conditions.readings.contains(.adoptionNeedsBoth) ? .launchAdoptionNeedsBoth : .launchAdoption)
            let sdk = app.description.sdk ?? conditions.system
            if conditions.holds(.launchCallbackAdopts), sdk >= .scenesRequired, lifeCycle == .scenes,
                configuresScenes, app.description.sceneManifest == nil
            {
                fire(.launchCallbackAdopts)
            }
        case .message(.replied(_, .unresolved)):
            for case .tell(let command) in effects {
                switch command.instruction {
                case .configuration: fire(.sessionUnresolvedConfiguration)
                case .connect: fire(.sessionUnresolvedStaysBlack)
                default: break
                }
            }
        case .message(.requested(.removeSession(let id))):
            if promises.sessionsBefore.contains(where: { $0.id == id }), app.session(id) == nil {
                fire(.sessionRemovedFromStore)
            }
        case .message(.requested(.keep(let id, let activity, _))):
            guard let session = app.session(id) else { return }
            fire(.sessionKept)
            if activity != nil, session.activity == nil { fire(.sessionActivityTypes) }
        default: break
        }
    }

    /// Counts the rules behind the state that a process left when it was gone.
    private mutating func noteEnd(
        _ launch: ProcessLaunch, _ app: InstalledApp, _ conditions: Conditions, _ promises: Promises
    ) {
        let before = promises.sessionsBefore
        if launch == .test, conditions.holds(.sessionTestRunsStoreNothing) {
            if before != app.sessions { fire(.sessionTestRunsStoreNothing) }
        } else if app.sessions.contains(where: { $0.configuration != nil }) {
            fire(.sessionSavedAtConnection)
        }
        for session in before
        where session.destruction?.contains(.systemDisconnection) == true && app.session(session.id) == nil {
            fire(.sceneDestroyedBySystem)
        }
    }
}

extension DeviceEffect {
    fileprivate var isStart: Bool {
        if case .start = self { true } else { false }
    }
}

extension Firings {
    /// The rules that only an app's process can show, and no device by itself.
    ///
    /// They are about the way UIKit reads the Info.plist and makes delegates, windows and view controllers, and about
    /// the way tests get into the process.
    public static let ofTheProcess: Set<Rule.ID> = [
        "launch.background-state", "launch.inactive-state", "launch.declined", "configuration.not-a-delegate-in-code",
        "view.held-while-leaving", "view.memory-warning", "session.removed-privately",
        "launch.main-storyboard-missing",
        "session.removal-keeps-open-sessions", "session.open-sessions-empty", "session.stored-by-name",
        "configuration.default-first", "configuration.not-a-delegate", "scene.will-connect-notification",
        "configuration.delegate", "configuration.info-plist", "configuration.by-name", "configuration.without-name",
        "configuration.not-found", "configuration.nameless-lookup-logged", "configuration.class-missing",
        "configuration.storyboard-without-delegate",
        "configuration.role-mismatch", "configuration.unknown-name-rejected", "configuration.scene-class",
        "configuration.storyboard-without-entry",
        "swiftui.app-first", "swiftui.app-body", "swiftui.adaptor", "swiftui.forwarding",
        "swiftui.adaptor-configures", "swiftui.scene-delegate", "swiftui.body", "swiftui.appears",
        "swiftui.open-url", "swiftui.scene-phase", "swiftui.phase-order", "view.window-kept-by-app", "scene.delegate",
        "scene.storyboard-window", "view.window-shown",
        "view.window-without-scene", "view.root-expected", "view.loads-at-connection", "view.loads-when-shown",
        "view.storyboard-controller", "view.unknown-storyboard-class", "view.key-window", "view.stack-transition",
        "view.stack-appears", "view.tab-transition", "view.presentation", "view.presented-outside",
        "action.views-disappear",
        "hosting.injected-by-framework", "hosting.injected", "hosting.injected-late", "hosting.test-framework",
        "hosting.test-framework-first", "hosting.debug-library", "hosting.never-bootstrapped", "hosting.restarted",
        "hosting.user-interface-test", "hosting.preview", "hosting.scheme", "hosting.insert-libraries",
        "hosting.framework-path", "hosting.test-bundle-location", "hosting.inject-bundle",
        "hosting.inject-bundle-into", "hosting.test-bundle-path", "hosting.configuration-file",
        "hosting.session-identifier", "hosting.test-bundle-inject-path", "hosting.service-name", "lookup.module",
        "lookup.objective-c-name", "lookup.missed",
    ]

    /// The rules that walks have to show.
    public static var expected: [Rule] {
        Rule.catalog.filter { !ofTheProcess.contains($0.id) }
    }

    /// Returns the expected rules that fired fewer times than `count`, least first.
    public func rarer(than count: Int) -> [(rule: Rule.ID, count: Int)] {
        Firings.expected.map { ($0.id, counts[$0.id] ?? 0) }.filter { $0.1 < count }.sorted { $0.1 < $1.1 }
    }

    /// Returns the rules that fired least, least first.
    public func rarest(_ count: Int) -> [(rule: Rule.ID, count: Int)] {
        Array(rarer(than: .max).prefix(count))
    }
}
