/// A side that may be taken where sources contradict each other. Each is the other side of the model's default.
public enum Reading: String, Codable, Hashable, Sendable, CaseIterable {
    /// A test run leaves no session in the store, as y-okudera's table reads.
    case testRunsStoreNothing = "test-runs-store-nothing"
    /// A stored configuration whose class is gone is not asked for again; the scene stays black, as one report on iOS
    /// 27 says.
    case missingClassStaysBlack = "missing-class-stays-black"
    /// The private removal leaves `openSessions` as it is, as Sanders reasoned.
    case removalKeepsOpenSessions = "removal-keeps-open-sessions"
    /// `openSessions` is empty until the first scene connects, as one developer saw on iOS 15.
    case openSessionsEmptyAtLaunch = "open-sessions-empty-at-launch"
    /// Swiping the frontmost app away sends its scene to the background and terminates the app, as Neuburg saw on iOS
    /// 13.
    case killEntersBackground = "kill-enters-background"
    /// A fast kill connects a second scene and sends it to the background, as a developer saw on iOS 16.
    case fastKillRevives = "fast-kill-revives"
    /// A session destroyed on request goes without a callback, as Sanders saw with Xcode 11.3.1.
    case destructionIsSilent = "destruction-is-silent"
    /// Sessions removed while the app was away are handed over before the first scene connects.
    case discardsBeforeConnection = "discards-before-connection"
    /// With the SDK of iOS 27 a scene manifest alone adopts scenes, as Slint wrote; what the app delegate implements
    /// does not count.
    case manifestAloneAdopts = "manifest-alone-adopts"
    /// A scene manifest alone does not bring the scene life cycle; the app delegate must configure scenes too.
    case adoptionNeedsBoth = "adoption-needs-both"
    /// A configuration whose name is not in the Info.plist is rejected, as Sanders wrote.
    case unknownNameIsRejected = "unknown-name-is-rejected"
    /// The view controllers on screen hear nothing when the app is swiped away, as one log of iOS 13 shows.
    case viewsStayOnKill = "views-stay-on-kill"
    /// An app that is swiped away enters the background before iOS 26, too.
    case killPassesBackground = "kill-passes-background"
    /// An app that is swiped away does not enter the background from iOS 26 on either, as logs of iOS 13 to 16 show.
    case killSkipsBackground = "kill-skips-background"
    /// A card that was swiped away while the app was not running leaves the stored configuration, as one developer saw
    /// on iOS 15.
    case offlineSwipeKeepsConfiguration = "offline-swipe-keeps-configuration"
    /// Without scenes, a visible window's view controller appears at a launch into the background, as Neuburg saw.
    case backgroundLaunchAppears = "background-launch-appears"
}

extension Reading {
    /// The statement that holds if this side is taken.
    public var statement: String {
        if let rule = Rule.catalog.first(where: { $0.under == self }) { return rule.statement }
        return replaced.map { "This does not hold: \($0.statement)" } ?? rawValue
    }

    /// The source of the statement.
    public var source: String {
        (Rule.catalog.first { $0.under == self } ?? replaced)?.source ?? ""
    }

    /// The rule that does not hold if this side is taken.
    private var replaced: Rule? { Rule.catalog.first { $0.unless == self } }

    /// The names of readings that became the default, with the reason. Kept devices may still have them.
    public static let retired = [
        "callback-adopts": """
        Without a scene manifest, the app delegate's method is enough by default. The other side is \
        manifest-alone-adopts.
        """,
        "views-disappear-on-kill": "View controllers disappear by default. The other side is views-stay-on-kill.",
    ]
}
