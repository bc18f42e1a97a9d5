extension Rule {
    static let configurations: [Rule] = [
        configurationDefaultFirst, configurationDelegate, configurationInfoPlist, configurationByName,
        configurationWithoutName, configurationNotFound, configurationNamelessLookupLogged,
        configurationUnknownNameRejected, configurationClassMissing, configurationNotADelegate,
        configurationNotADelegateInCode,
        configurationSceneClass,
        configurationStoryboardWithoutDelegate, configurationStoryboardWithoutEntry,
        configurationRoleMismatch,
    ]

    public static let configurationDefaultFirst = Rule(
        "configuration.default-first", .documented,
        """
        A new session has the role's first entry of the Info.plist before the app delegate is asked: UIKit looks it up \
        without a name.
        """,
        source: """
            Apple, [UISceneSession.configuration](apple-session-configuration); Apple, \
            [application(_:configurationForConnecting:options:)](apple-configuration-for-connecting). \
            Console logs of apps whose delegate class is missing have "(no name)" before the name for which \
            the app delegate asks, for example [bazelbuild/rules_apple 1016](rules-apple-1016): that the \
            lookup has no name is observed
            """, since: .scenes)

    public static let configurationDelegate = Rule(
        "configuration.delegate", .documented,
        "UIKit asks application(_:configurationForConnecting:options:) and stores a copy of what it returns.",
        source: "Apple, [UISceneSession.configuration](apple-session-configuration)")

    public static let configurationInfoPlist = Rule(
        "configuration.info-plist", .documented,
        "If the app delegate does not implement it, UIKit takes the role's first entry in the Info.plist.",
        source: "Apple, [UISceneSession.configuration](apple-session-configuration)")

    public static let configurationByName = Rule(
        "configuration.by-name", .documented,
        "UISceneConfiguration(name:sessionRole:) starts with the values of the Info.plist's entry of that name and role.",
        source: "[UISceneSession.h](header-uiscenesession)")

    public static let configurationWithoutName = Rule(
        "configuration.without-name", .documented,
        "With a nil name it starts with the values of the role's first entry.",
        source: "[UISceneSession.h](header-uiscenesession)")

    public static let configurationNotFound = Rule(
        "configuration.not-found", .documented,
        "If no entry matches, the configuration has no scene class, no delegate class and no storyboard.",
        source: "[UISceneSession.h](header-uiscenesession); [Sanders calls](sanders-2019) it a rejection")

    public static let configurationNamelessLookupLogged = Rule(
        "configuration.nameless-lookup-logged", .observed,
        "From iOS 16.2 on, a lookup without a name is logged, too, if the Info.plist has no UISceneConfigurations.",
        source: "[Apple Developer Forums 721912](forum-721912); [flutter/flutter 125921](flutter-125921)",
        since: SystemVersion(16, 2))

    public static let configurationUnknownNameRejected = Rule(
        "configuration.unknown-name-rejected", .observed,
        """
        A configuration with a name that the Info.plist does not have is rejected; the Info.plist's first entry takes \
        its place.
        """,
        source: "[Sanders 2019](sanders-2019); what takes its place is inferred", under: .unknownNameIsRejected)

    public static let configurationClassMissing = Rule(
        "configuration.class-missing", .observed,
        "An Info.plist entry whose scene delegate class is not in the process is logged, and the scene has no delegate.",
        source: "[Developers' console logs](punkbit) of iOS 13 and 14")

    public static let configurationNotADelegate = Rule(
        "configuration.not-a-delegate", .observed,
        """
        An Info.plist entry whose scene delegate class does not conform to UISceneDelegate is logged, and the scene \
        has no delegate.
        """,
        source: "[A developer's console log of iOS 13.1](log-g49), of an entry that names the app delegate",
        since: .scenes)

    public static let configurationNotADelegateInCode = Rule(
        "configuration.not-a-delegate-in-code", .observed,
        """
        If the app delegate returns a configuration whose delegateClass does not conform to UISceneDelegate, the app \
        ends by an exception.
        """,
        source: "[cocoapods-pod-merge, pull request 13](pod-merge-13), of iOS 13", since: .scenes)

    public static let configurationSceneClass = Rule(
        "configuration.scene-class", .inferred,
        "A scene class that is not in the process is logged; then, or if it is not a class of scenes, a UIWindowScene is made.",
        source: """
            [Apple's templates](sanders-2019) leave the class out; the message is worded as the one for \
            scene delegate classes
            """)

    public static let configurationStoryboardWithoutEntry = Rule(
        "configuration.storyboard-without-entry", .observed,
        "A storyboard without an initial view controller is logged, and the window has no root view controller.",
        source: "[Developers' console logs](public-source-files) since 2014")

    public static let configurationStoryboardWithoutDelegate = Rule(
        "configuration.storyboard-without-delegate", .observed,
        """
        For a scene without a delegate, the storyboard's initial view controller is made, then a message says that a \
        delegate is missing. No window shows it: the app runs on with a black screen.
        """,
        source: """
            [Developers' console logs](punkbit) of iOS 13 and 14; \
            [bazelbuild/rules_apple 1016](rules-apple-1016) for the order
            """)

    public static let configurationRoleMismatch = Rule(
        "configuration.role-mismatch", .documented,
        "A configuration whose role is not the session's raises an assertion.",
        source: "[UIApplication.h](header-uiapplication)")
}
