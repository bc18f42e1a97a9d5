extension Rule {
    static let sessions: [Rule] = [
        unknownSession, storedConfiguration, unresolvedConfiguration, savedAtConnection, removedPrivately,
        discardedWhileAway, newIdentifier,
    ]

    /// For a scene whose session UIKit does not know (first launch, new window, after the session was discarded or
    /// removed) UIKit asks for a configuration.
    public static let unknownSession = Rule(
        "session.unknown", .observed,
        """
        For a scene whose session UIKit does not know (first launch, new window, after the session was discarded or \
        removed) UIKit asks for a configuration.
        """,
        source: "Hackworth 2020; y-okudera 2021")

    /// For a session that UIKit knows it uses the stored configuration and asks nobody.
    public static let storedConfiguration = Rule(
        "session.stored-configuration", .observed,
        "For a session that UIKit knows it uses the stored configuration and asks nobody.",
        source: "Hackworth 2020; Sanders 2019; y-okudera 2021")

    /// Where the stored scene delegate class is not in the process, UIKit logs a message with the class name "(null)"
    /// and asks for a configuration after all.
    public static let unresolvedConfiguration = Rule(
        "session.unresolved-configuration", .observed,
        """
        Where the stored scene delegate class is not in the process, UIKit logs a message with the class name \
        "(null)" and asks for a configuration after all.
        """,
        source: "Sanders 2019; Hackworth 2020. One report on iOS 27 saw a black screen instead")

    /// UIKit stores a session with its configuration when its scene connects, in test runs too; a process killed
    /// later changes nothing about that.
    public static let savedAtConnection = Rule(
        "session.saved-at-connection", .inferred,
        """
        UIKit stores a session with its configuration when its scene connects, in test runs too; a process killed \
        later changes nothing about that.
        """,
        source: "From Sanders's and Hackworth's reports; y-okudera's table reads as if test runs stored nothing")

    /// -[UIApplication _removeSessionFromSessionSet:] takes a session out of openSessions and out of the store. No
    /// callback follows, and the App Switcher keeps its card.
    public static let removedPrivately = Rule(
        "session.removed-privately", .observed,
        """
        -[UIApplication _removeSessionFromSessionSet:] takes a session out of openSessions and out of the store. No \
        callback follows, and the App Switcher keeps its card.
        """,
        source: "codeman9 and Sanders in the comments of Sanders's gist")

    /// Sessions that the user removed while the app was not running are handed to
    /// application(_:didDiscardSceneSessions:) at the next launch.
    public static let discardedWhileAway = Rule(
        "session.discarded-while-away", .documented,
        """
        Sessions that the user removed while the app was not running are handed to \
        application(_:didDiscardSceneSessions:) at the next launch.
        """,
        source: "Apple, application(_:didDiscardSceneSessions:); that it comes after the first connection is inferred")

    /// A card of the App Switcher keeps its persistent identifier as long as it exists; a new card gets a new one.
    public static let newIdentifier = Rule(
        "session.identifier", .inferred,
        "A card of the App Switcher keeps its persistent identifier as long as it exists; a new card gets a new one.",
        source: "Apple, persistentIdentifier; private runtime headers")
}
