extension Rule {
    static let sessions: [Rule] = [
        sessionUnknown, sessionKeptAfterOfflineSwipe, sessionStoredConfiguration, sessionStoredByName,
        sessionUnresolvedConfiguration, sessionUnresolvedStaysBlack,
        sessionSavedAtConnection,
        sessionTestRunsStoreNothing, sessionRemovedPrivately, sessionRemovedFromStore, sessionRemovalKeepsOpenSessions,
        sessionOpenSessionsEmpty, sessionDiscardedWhileAway, sessionDiscardedAfterConnection,
        sessionDiscardedBeforeConnection, sessionKept, sessionActivityTypes, sessionIdentifier,
    ]

    public static let sessionUnknown = Rule(
        "session.unknown", .observed,
        """
        For a scene whose session UIKit does not know (first launch, new window, after the session was discarded or \
        removed) UIKit asks for a configuration.
        """,
        source: """
            [Hackworth 2020](hackworth-2020); [y-okudera 2021](okudera-2021). \
            [One developer was not asked on iOS 15](log-g50) after the card had been swiped away while the \
            app was not running
            """)

    public static let sessionKeptAfterOfflineSwipe = Rule(
        "session.kept-after-offline-swipe", .observed,
        """
        If the card was swiped away while the app was not running, the next launch still uses the stored configuration.
        """,
        source: """
            [One developer's console log of iOS 15 (2022)](log-g50). [Hackworth](hackworth-2020) and \
            [y-okudera](okudera-2021) write that a swipe resets it
            """,
        since: .scenes, under: .offlineSwipeKeepsConfiguration)

    public static let sessionStoredByName = Rule(
        "session.stored-by-name", .observed,
        """
        A configuration that was taken from the Info.plist as it is there is stored by its name, and looked up again \
        by it at the next launch. One that the app built or changed is stored with the names of its classes.
        """,
        source: """
            [One developer's runs on the simulator of iOS 27.0](public-source-files), with the containers' \
            files. That a stored name is looked up again, and that earlier systems do so, too, is inferred
            """, since: .scenes)

    public static let sessionStoredConfiguration = Rule(
        "session.stored-configuration", .observed,
        "For a session that UIKit knows, it uses the stored configuration and does not ask the app delegate.",
        source: "[Hackworth 2020](hackworth-2020); [Sanders 2019](sanders-2019); [y-okudera 2021](okudera-2021)")

    public static let sessionUnresolvedConfiguration = Rule(
        "session.unresolved-configuration", .observed,
        """
        If the stored scene delegate class is not in the process, UIKit logs a message with the class name \
        "(null)" and asks for a configuration after all.
        """,
        source: """
            [Sanders 2019](sanders-2019), with the message; [Hackworth 2020](hackworth-2020). \
            [One report on iOS 27 saw](public-source-files) a black screen instead
            """,
        unless: .missingClassStaysBlack)

    public static let sessionUnresolvedStaysBlack = Rule(
        "session.unresolved-stays-black", .observed,
        """
        A stored configuration whose scene delegate class is gone is used as it is. The app delegate is not asked, \
        and the screen stays black.
        """,
        source: """
            [One report on iOS 27.0](public-source-files), where the class was SwiftUI's own and may have \
            been found
            """,
        under: .missingClassStaysBlack)

    public static let sessionSavedAtConnection = Rule(
        "session.saved-at-connection", .inferred,
        """
        UIKit stores a session with its configuration when its scene connects, in test runs too; a process killed \
        later changes nothing about that.
        """,
        source: """
            From [Sanders's](sanders-2019) and [Hackworth's reports](hackworth-2020); \
            [y-okudera's table](okudera-2021) reads as if test runs stored nothing
            """,
        unless: .testRunsStoreNothing)

    public static let sessionTestRunsStoreNothing = Rule(
        "session.test-runs-store-nothing", .observed,
        "A test run leaves the stored sessions as they were before it.",
        source: "[y-okudera 2021](okudera-2021)", under: .testRunsStoreNothing)

    public static let sessionRemovedPrivately = Rule(
        "session.removed-privately", .observed,
        """
        -[UIApplication _removeSessionFromSessionSet:] takes a session out of openSessions. No callback follows, and \
        the App Switcher keeps its card.
        """,
        source: """
            [codeman9 for openSessions](codeman9), which Sanders denies; \
            [Sanders for the rest](sanders-comment-spaces), both in the comments of his gist
            """)

    public static let sessionRemovedFromStore = Rule(
        "session.removed-from-store", .inferred,
        "The same call takes the session out of the store: at the next connection, the app delegate is asked again.",
        source: """
            It follows from what [Sanders](sanders-2019) and [Hackworth 2020](hackworth-2020) made it for. \
            [firefox-ios, issue 23416](firefox-23416) has a black screen after tests in spite of the call
            """)

    public static let sessionRemovalKeepsOpenSessions = Rule(
        "session.removal-keeps-open-sessions", .observed,
        "The same call leaves openSessions as it is in the process that makes it.",
        source: "[Sanders in the comments of his gist](sanders-comment-broken); [codeman9 saw it change](codeman9)",
        under: .removalKeepsOpenSessions)

    public static let sessionOpenSessionsEmpty = Rule(
        "session.open-sessions-empty", .observed,
        "openSessions is empty until the first scene connects.",
        source: """
            [One developer's comment on didFinishLaunching](public-source-files), iOS 15; that a scene's \
            connection ends it is inferred
            """,
        since: SystemVersion(15), until: SystemVersion(16), under: .openSessionsEmptyAtLaunch)

    public static let sessionDiscardedWhileAway = Rule(
        "session.discarded-while-away", .documented,
        """
        Sessions that the user removed while the app was not running are handed to \
        application(_:didDiscardSceneSessions:) at the next launch.
        """,
        source: "Apple, [application(_:didDiscardSceneSessions:)](apple-did-discard)")

    public static let sessionDiscardedAfterConnection = Rule(
        "session.discarded-after-connection", .observed,
        """
        They are handed over after scene(_:willConnectTo:options:) of the first scene and before it enters the \
        foreground.
        """,
        source: """
            [A console log of iOS 15 (2022)](log-g50). [NativeScript pull request 11376](nativescript-11376) saw that \
            the first window was there; that it has not entered the foreground yet is from the log alone
            """,
        unless: .discardsBeforeConnection)

    public static let sessionDiscardedBeforeConnection = Rule(
        "session.discarded-before-connection", .documented,
        "They are handed over after didFinishLaunching and before the first scene connects.",
        source: """
            [The comment in Xcode's template](sanders-2019) says shortly after didFinishLaunching; that no \
            scene connects before is inferred. [NativeScript saw](nativescript-11376) them after the first \
            window
            """,
        under: .discardsBeforeConnection)

    public static let sessionKept = Rule(
        "session.kept", .documented,
        "What the app puts into a session's userInfo and stateRestorationActivity is stored with the session.",
        source: "Apple, [UISceneSession](apple-session)", since: .scenes)

    public static let sessionActivityTypes = Rule(
        "session.activity-types", .observed,
        "A restoration activity is stored only if NSUserActivityTypes of the Info.plist lists its type.",
        source: "[flutter/flutter 189458](flutter-189458) and [193016](flutter-193016) (2026)", since: .scenes)

    public static let sessionIdentifier = Rule(
        "session.identifier", .inferred,
        "A card of the App Switcher keeps its persistent identifier as long as it exists; a new card gets a new one.",
        source: """
            Apple, [persistentIdentifier](apple-persistent-identifier); \
            [private runtime headers](runtime-17). [NativeScript](nativescript-11376) and \
            [Brave](brave-24125) saw an iPhone report as discarded the identifier of the session that had \
            just connected
            """)
}
