extension Rule {
    static let requests: [Rule] = [
        requestUnsupported, requestUnknown, requestActivateNew, requestActivateExisting, requestDestroy,
        requestDestroySilent,
        requestReplaced, requestRefresh,
    ]

    public static let requestUnsupported = Rule(
        "request.unsupported", .observed,
        "If an app shows one window only, requests for scenes are logged and refused.",
        source: """
            [Sanders](sanders-2019); [developers' logs until iOS 27](public-source-files); \
            [UISceneError.Code](header-uiscenedefinitions)
            """, since: .scenes)

    public static let requestUnknown = Rule(
        "request.unknown", .inferred,
        "A request for a session that the system does not know is refused.",
        source: "[UISceneDefinitions.h](header-uiscenedefinitions), UISceneErrorCodeRequestDenied", since: .scenes)

    public static let requestActivateNew = Rule(
        "request.activate-new", .documented,
        """
        Asked to activate no session in particular, the system chooses one or makes a new one. Here it makes one, \
        beside the scene that asks.
        """,
        source: """
            [UIApplication.h](header-uiapplication). That it makes one: \
            [WWDC 2019, session 246](wwdc19-246); [Sanders saw](sanders-2019) both scenes on screen
            """,
        since: .scenes)

    public static let requestActivateExisting = Rule(
        "request.activate-existing", .documented,
        """
        Asked to activate a session, the system brings its scene to the front: it connects the scene first if it was not connected, else \
        handed the activity in scene(_:continue:).
        """,
        source: "[WWDC 2019, session 246](wwdc19-246)", since: .scenes)

    public static let requestDestroy = Rule(
        "request.destroy", .documented,
        "Asked to destroy a session, the system disconnects its scene and discards the session.",
        source: """
            Apple, [requestSceneSessionDestruction(_:options:errorHandler:)](apple-request-destruction); \
            [UIApplication.h](header-uiapplication)
            """, since: .scenes,
        unless: .destructionIsSilent)

    public static let requestDestroySilent = Rule(
        "request.destroy-silent", .observed,
        "A session destroyed on request goes without a callback.",
        source: "[Sanders, with Xcode 11.3.1](sanders-comment-broken)", since: .scenes, under: .destructionIsSilent)

    public static let requestReplaced = Rule(
        "request.replaced", .observed,
        "If the only scene in front is destroyed, the system connects another one, or makes a new one if there is none.",
        source: "[Hackworth in the comments of Sanders's gist](hackworth-comment-first)", since: .scenes)

    public static let requestRefresh = Rule(
        "request.refresh", .documented,
        """
        A refresh redraws a session's card in the App Switcher, when the system chooses. It means \
        nothing for scenes in the foreground.
        """,
        source: """
            Apple, [requestSceneSessionRefresh(_:)](apple-request-refresh); \
            [WWDC 2019, session 246](wwdc19-246)
            """, since: .scenes)
}
