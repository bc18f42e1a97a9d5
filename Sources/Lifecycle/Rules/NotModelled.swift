/// Something that UIKit does and the model does not, with the reason.
public struct NotModelled: Codable, Hashable, Sendable, Identifiable {
    /// A stable name.
    public let id: String
    /// The thing that UIKit does.
    public let what: String
    /// Why it is not in the model.
    public let why: String

    init(_ id: String, _ what: String, why: String) {
        self.id = id
        self.what = what
        self.why = why
    }
}

extension NotModelled {
    /// All that is known to be outside the model.
    public static let catalog: [NotModelled] = [
        NotModelled(
            "car-play", "The scene roles of CarPlay: templates, dashboard, instrument cluster.",
            why: "Test runs do not use a car's display."),
        NotModelled(
            "vision", "visionOS: volumes, immersive spaces, and the preferred default role that chooses among them.",
            why: "The model is an iPhone or an iPad."),
        NotModelled(
            "mac", "Mac Catalyst and iOS apps on a Mac.",
            why: "AppKit restores their windows by its own rules, and one observation of these is published."),
        NotModelled(
            "files", "The files in which UIKit keeps sessions and their configurations.",
            why: "What they mean is in the model; their form is private and not documented."),
        NotModelled(
            "private-state", "UIKit's private methods and variables, but for `_removeSessionFromSessionSet:`.",
            why: "Their names are known from runtime dumps, what they do is not."),
        NotModelled(
            "debug-descriptions", "The texts by which a debugger shows sessions and configurations.",
            why: "They are for people and change from one system to the next."),
        NotModelled(
            "encrypted-activity", "That a restoration activity is archived encrypted and cannot be read while locked.",
            why: "The device here is never locked."),
        NotModelled(
            "snapshots", "The pictures of the App Switcher.", why: "Nothing is drawn that could be photographed."),
        NotModelled(
            "activation-conditions", "Which scene the system chooses by a scene's activation conditions.",
            why:
                "How it weighs them is not published. If it could choose, it takes the scene in front, or makes one."
        ),
        NotModelled(
            "controller-restoration", "State restoration of view controllers by restoration identifiers.",
            why:
                "Scenes took its place; only its slot in the order of a launch is documented. The trace says so if an app delegate asks for it."
        ),
        NotModelled(
            "run-loop-spin",
            """
            That scenes connect while application(_:didFinishLaunchingWithOptions:) lets the main run loop turn, as \
            SBTUITestTunnel saw.
            """,
            why:
                "Here the system's messages wait until the method has returned. The trace says so if an app lets the loop turn."
        ),
        NotModelled(
            "ipad-windows",
            """
            The windows of iPadOS 26: they stay in the foreground behind others, and scene delegates hear less than on \
            an iPhone.
            """,
            why:
                "No log of their callbacks is published. On iPadOS 26 and later, the trace says so at the actions with windows."
        ),
        NotModelled(
            "notification-centre",
            "That an app resigns, becomes active and resigns again while the user pulls Notification Centre down.",
            why: "Two developers saw it and no condition is known. Control Centre makes the app inactive once here."),
        NotModelled(
            "test-bundle-inject-path", "Exit tests in a test host, and the variable XCTestBundleInjectPath for them.",
            why: """
                Swift Testing starts the test host's executable again for an exit test. Here no device launches that \
                process, so such a test fails with exit code 127.
                """),
        NotModelled(
            "early-appearance", "Whether viewDidAppear(_:) came before didBecomeActiveNotification on iOS 8 to 11.",
            why: "It changed between these systems, and the model begins with iOS 12."),
        NotModelled(
            "unexplained", "One developer's samples on which application(_:didDiscardSceneSessions:) never came.",
            why: "It contradicts Apple's documentation and other logs, and no condition for it is known."),
        NotModelled(
            "delegate-reuse", "That a scene delegate of the app delegate's class is the app delegate itself.",
            why: "One re-implementation of UIKit does so; no one has reported it on iOS."),
        NotModelled(
            "geometry", "Requests for a window's geometry, rotation, size classes that change.",
            why: "They follow a launch and decide nothing about delegates."),
        NotModelled(
            "trait-changes",
            """
            The messages that traits changed: traitCollectionDidChange(_:), and what registerForTraitChanges(_:handler:) \
            registers.
            """,
            why: """
                The device's traits stay the same here, and the time of these messages is not published. The verdict is \
                not certain if code sets another style of the interface for an object that would hear of it. Objects that \
                move into a window with another style are not told either.
                """),
        NotModelled(
            "searching",
            "Searches that code begins: the presentation of a search controller and the messages to its delegate.",
            why: """
                The order of these messages is not published. The verdict is not certain if code begins a search before \
                the first test.
                """),
        NotModelled(
            "update-before-connection",
            """
            windowScene(_:didUpdate:interfaceOrientation:traitCollection:), which one developer saw before \
            scene(_:willConnectTo:options:) on iOS 16.
            """,
            why: "It is one log, and nothing says when it comes again."),
        NotModelled(
            "early-lookups",
            "The lookups of a named entry of the Info.plist that come before the one without a name.",
            why: "Three console logs have one or two of them. What UIKit looks up there is not known."),
        NotModelled(
            "discard-of-a-live-session",
            """
            That application(_:didDiscardSceneSessions:) may name the session that has just connected, as NativeScript \
            and Brave saw on an iPhone.
            """,
            why: "It contradicts Apple's documentation, and no condition for it is known."),
        NotModelled(
            "swiftui-activities", "onContinueUserActivity(_:perform:) of SwiftUI.",
            why:
                "One log has it for a running app without its own scene delegate, and nothing for a launch. The trace says so if a view has the modifier."
        ),
        NotModelled(
            "event-attribution", "Event attribution that comes with a URL.",
            why: "It concerns advertisements, not delegates."),
        NotModelled(
            "push", "Push notifications and their delivery to a running app.",
            why: "They reach the app delegate as before scenes, and a launch by one is a launch in the background here."
        ),
        NotModelled(
            "cloud-sharing", "CloudKit shares that the user accepts.",
            why: "There is no CloudKit to have metadata from."),
        NotModelled(
            "time-limits", "The system's patience: launches that take too long, background time that runs out.",
            why: "A run has its own limits, and its trace says if it hits one."),
        NotModelled(
            "opening", "Opening URLs in other apps, and asking whether that would be possible.",
            why: "There are no other apps. The trace says so if an app tries."),
        NotModelled(
            "drawing", "Layout, drawing, animation, touches, keyboards.",
            why: "View controllers are as deep as launch code needs; nothing comes on a screen."),
        NotModelled(
            "load", "`+load` of Objective-C classes, and samples in Objective-C.",
            why: "Samples are Swift, and Swift classes have no +load."),
        NotModelled(
            "associations", "The moment at which associated objects end: together with the object that has them.",
            why:
                "Without Objective-C, nothing says that an object goes. They end before the main run loop's next turn, or at the next association."
        ),
        NotModelled(
            "compiler", "What the Swift compiler decides: `@main` beside a main.swift, deprecations, isolation.",
            why:
                "The compiler itself runs here, so its messages are not modelled. There are no warnings about UIKit's deprecations."
        ),
        NotModelled(
            "distribution", "Which SDK, deployment target or date the App Store accepts.",
            why: "It concerns what may be published, not what a device does."),
    ]

    /// Returns the entry with an identifier; nil if there is none.
    public static func named(_ id: String) -> NotModelled? {
        catalog.first { $0.id == id }
    }
}
