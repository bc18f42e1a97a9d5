extension Rule {
    static let windows: [Rule] = [
        windowSeveral, windowSpaceRestored, windowArrangementSaved, windowNew, windowSplit, windowBeside, windowChosen,
        windowClosed,
        windowClosedInFront,
        windowLastRemembered,
    ]

    public static let windowSeveral = Rule(
        "window.several", .documented,
        "An app shows several windows if its Info.plist supports multiple scenes and the device is an iPad.",
        source: "[UIApplication.h](header-uiapplication), supportsMultipleScenes", since: .scenes)

    public static let windowSpaceRestored = Rule(
        "window.space-restored", .observed,
        """
        A launch connects the scenes of the space that was in front last: one, or two side by side. Each connects \
        wholly before the next.
        """,
        source: """
            [Sanders](sanders-comment-spaces) and [Hackworth](hackworth-2020); that one connects wholly \
            before the next is inferred
            """, since: .scenes)

    public static let windowArrangementSaved = Rule(
        "window.arrangement-saved", .observed,
        "The arrangement of windows is saved when the app is left. Stopped before, it comes back as it was.",
        source: "[Hackworth 2020](hackworth-2020), to whom it seemed so", since: .scenes)

    public static let windowNew = Rule(
        "window.new", .observed,
        """
        A new window is a new session: UIKit asks for its configuration. The window that it covers goes to the \
        background.
        """,
        source: """
            [Hackworth 2020](hackworth-2020); [Apple Developer Forums 702040](forum-702040); the order \
            between the two windows is inferred
            """,
        since: .scenes)

    public static let windowSplit = Rule(
        "window.split", .documented,
        "Two windows side by side are in the foreground together.",
        source: "Apple, [Supporting multiple windows on iPad](apple-multiple-windows)", since: .scenes)

    public static let windowBeside = Rule(
        "window.beside", .observed,
        """
        While another window opens beside it, the one in front is inactive. It becomes active again after the new one \
        entered the foreground, and before the new one becomes active.
        """,
        source: """
            [iOS_UIKitBasic](log-g30), a console log of an iPad with iOS 16.1, for a new window; for one \
            that was open before, and for one that the app requests, inferred
            """, since: .scenes)

    public static let windowChosen = Rule(
        "window.chosen", .inferred,
        "Choosing a card brings its windows to the front and sends the others to the background.",
        source: "Apple, [Managing your app's life cycle](apple-life-cycle)")

    public static let windowClosed = Rule(
        "window.closed", .observed,
        "Closing one of several windows disconnects its scene and discards its session; the app goes on.",
        source: "[Hill, App termination, 2019](hill-2019); [Tasdemir 2022](tasdemir-2022)", since: .scenes)

    public static let windowClosedInFront = Rule(
        "window.closed-in-front", .observed,
        """
        A window that is closed while it is in front becomes inactive, the one beside it becomes inactive and active \
        again, then the closed one enters the background and disconnects.
        """,
        source: "[iOS_UIKitBasic](log-g30), a console log of an iPad with iOS 16.1", since: .scenes)

    public static let windowLastRemembered = Rule(
        "window.last-remembered", .observed,
        """
        Closing the last window of an app with several ends the app without discarding the session: it comes back at \
        the next launch, and the app delegate is not asked.
        """,
        source: """
            [Apple Developer Forums 702040](forum-702040); [Hill, FB6185896](hill-2019); \
            [Neuburg's survey](neuburg-survey)
            """, since: .scenes)
}
