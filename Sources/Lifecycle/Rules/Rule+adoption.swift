extension Rule {
    static let adoptions: [Rule] = [
        launchAdoption, launchAdoptionNeedsBoth, launchAdoptionAdvised, launchAdoptionSoonRequired,
        launchAdoptionEnforced, launchCallbackAdopts,
    ]

    public static let launchAdoption = Rule(
        "launch.adoption", .observed,
        """
        An app takes part in the scene life cycle from iOS 13 on if its Info.plist has a scene manifest or its app \
        delegate implements application(_:configurationForConnecting:options:). Otherwise the app delegate's life \
        cycle goes on as before.
        """,
        source: """
            [Apps with a manifest alone](slint-13433), and apps without one; Apple, \
            [application(_:configurationForConnecting:options:)](apple-configuration-for-connecting), for an \
            app without scene configurations in its Info.plist. [TN3187](apple-tn3187) asks to migrate if \
            the manifest or the method is missing, so it asks for both
            """, since: .scenes,
        unless: .adoptionNeedsBoth)

    public static let launchAdoptionNeedsBoth = Rule(
        "launch.adoption-needs-both", .observed,
        "Both the scene manifest and application(_:configurationForConnecting:options:) are needed for scenes.",
        source: "[An answer on Stack Overflow](so-scenes-answer) of iOS 13's time", since: .scenes,
        under: .adoptionNeedsBoth)

    public static let launchAdoptionAdvised = Rule(
        "launch.adoption-advised", .documented,
        "From iOS 18.4 on, an app built with that SDK that does not adopt scenes is told in the console to update.",
        source: """
            Apple, [TN3187](apple-tn3187), which names the system; that the SDK counts, too, is inferred. \
            Apple Developer [Forums 778016](forum-778016) and issues of several game engines show it
            """,
        since: SystemVersion(18, 4))

    public static let launchAdoptionSoonRequired = Rule(
        "launch.adoption-soon-required", .documented,
        "From iOS 26 on, an app built with that SDK is told that scenes will soon be required.",
        source: """
            Apple, [TN3187](apple-tn3187), which names the system; that the SDK counts is inferred. \
            [Apple Developer Forums 820807](forum-820807)
            """,
        since: SystemVersion(26))

    public static let launchAdoptionEnforced = Rule(
        "launch.adoption-enforced", .observed,
        """
        From iOS 27 on, an app built with that SDK is ended before its app delegate hears anything if its scene \
        manifest names no scene delegate, or if it has no manifest and does not adopt scenes in code; a test host ends \
        with it.
        """,
        source: """
            Apple: [Transitioning to the UIKit scene-based life cycle](apple-transition), [TN3187](apple-tn3187), that such \
            an app fails to launch; [changes that many projects made for iOS 27](revenuecat-6980); \
            [Gluon](gluon-1366) and [metrodroid](metrodroid-904) print the message. \
            [Cranpose](cranpose-673) measured what is enough. [Tauri](tauri-15719) and \
            [mobile_nebula](nebula-405) configure scenes in code, too, and were ended: their manifests have no entry
            """,
        since: .scenesRequired)

    public static let launchCallbackAdopts = Rule(
        "launch.callback-adopts", .observed,
        """
        With the SDK of iOS 27, an app whose Info.plist has no scene manifest has scenes if the app delegate that it is \
        launched with implements application(_:configurationForConnecting:options:).
        """,
        source: """
            [WordPress for iOS](wordpress-25930), whose test host was ended with a testing app delegate that lacks the \
            method and launched with one that has it. It has \
            [no manifest in any Info.plist](wordpress-25643). [Slint](slint-13433) writes that the manifest \
            alone decides, of a delegate that is installed at run time
            """, since: .scenesRequired, unless: .manifestAloneAdopts)
}
